; The same tree from right to left: each player's better child stands last, everywhere.
(MAX (MIN (MAX (MIN 6 5) (MIN 8 7))
          (MAX (MIN 2 1) (MIN 4 3)))
     (MIN (MAX (MIN 14 13) (MIN 16 15))
          (MAX (MIN 10 9) (MIN 12 11))))
