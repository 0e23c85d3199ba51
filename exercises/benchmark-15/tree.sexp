; Fifteen leaves, lettered in the order of reading. Right and wrong rules of pruning differ on them.
(MAX
  left: (MIN :name P
          (MAX :name P1 (LEAF :name a 8) (LEAF :name b 1))
          (MAX :name P2 (LEAF :name c 4) (LEAF :name d 3) (LEAF :name e 7))
          (MAX :name P3 (LEAF :name f 8) (LEAF :name g 8)))
  right: (MIN :name Q
           (MAX :name Q1 (LEAF :name h 8) (LEAF :name i 9) (LEAF :name j 5))
           (MAX :name Q2 (LEAF :name k 7) (LEAF :name l 6) (LEAF :name m 5))
           (MAX :name Q3 (LEAF :name n 2) (LEAF :name o 2))))
