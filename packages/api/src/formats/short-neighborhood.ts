/**
 * A neighbourhood's name without the word for what it is, where that stands first, as in Russian ("махалля Обод"). For
 * cells of tables: one that is cut would say the same in every row.
 */
export function shortNeighborhood(name: string): string {
  return name.replace(/^махалля /u, "");
}
