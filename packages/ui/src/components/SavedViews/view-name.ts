/** What is wrong with the name of a view. */
export type ViewNameProblem = "empty" | "long" | "taken";

/** A name as it is kept: no room around it, and one space between words. */
export function tidyName(name: string): string {
  return name.normalize("NFC").trim().replaceAll(/\s+/gu, " ");
}

function sameName(a: string, b: string): boolean {
  return tidyName(a).toLocaleLowerCase() === tidyName(b).toLocaleLowerCase();
}

/**
 * What keeps a view from having this name, if anything.
 *
 * @param taken the names of the other views beside which it would stand
 */
export function viewNameProblem(name: string, taken: readonly string[], most: number): ViewNameProblem | undefined {
  const tidy = tidyName(name);
  if (tidy === "") return "empty";
  if (tidy.length > most) return "long";
  return taken.some((other) => sameName(other, tidy)) ? "taken" : undefined;
}
