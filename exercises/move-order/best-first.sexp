; The leaves 1 to 16. Each player's better child stands first, everywhere.
(MAX (MIN (MAX (MIN 11 12) (MIN 9 10))
          (MAX (MIN 15 16) (MIN 13 14)))
     (MIN (MAX (MIN 3 4) (MIN 1 2))
          (MAX (MIN 7 8) (MIN 5 6))))
