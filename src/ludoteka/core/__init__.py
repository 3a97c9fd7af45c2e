"""What every game shares: records, rules, chance, actions, packs, matches."""
