(MAX a: (MIN 3 12 8) ; first
 b: (MIN :name B :eval 4 2 4 6)
 c: (CHANCE heads: (1/2 200) "two tails": (1/2 (LEAF :name d 0))))
