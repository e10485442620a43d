/**
 * What lists of money have in common, whoever sends them: their columns are known by their headings, rows that are
 * wrong say so by their reasons and are left out, and what is entered changes applications and their counts.
 */
export const moneyList = {
  changes: ["applications", "counts"],
  columns: "known",
  says: "reasons",
  wrong: "left-out",
  previews: false,
} as const;
