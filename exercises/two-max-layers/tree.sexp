; MAX moves, MIN answers, MAX moves again.
(MAX :name A
  left: (MIN :name B
          (MAX :name D 3 5)
          (MAX :name E 6 9))
  right: (MIN :name C
           (MAX :name F 1 2)
           (MAX :name G 0 -1)))
