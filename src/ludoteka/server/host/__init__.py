"""What the host of a server looks at: how the house does, and what deserves a look."""
