; The 4 near the root cuts a leaf four plies down, across the MIN and MAX nodes between.
(MAX 4 (MIN 9 (MAX (MIN 3 8) 7)))
