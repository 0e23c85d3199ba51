; A buyer wants to pay little, so that the buyer is MIN. The shop wants much: it is MAX.
(MIN :name buyer
  elsewhere: 20
  shop: (MAX :name shop 25 30 28))
