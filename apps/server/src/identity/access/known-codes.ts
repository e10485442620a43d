import { permissionCodes } from "@yer/api/contract/codes";
import { Problem } from "../../platform/problem/problem.js";

const known: ReadonlySet<string> = new Set(permissionCodes);

/**
 * Codes of a body, each once and in order.
 * @param lists by name of the body's field
 * @throws {Problem} `invalid` for a code there is not, pointing at it
 */
export function knownCodes<Field extends string>(
  lists: Readonly<Record<Field, readonly string[]>>,
): Record<Field, string[]> {
  const entries = Object.entries<readonly string[]>(lists);
  const strange = entries.flatMap(([field, codes]) =>
    codes.flatMap((code, index) => (known.has(code) ? [] : [`/${field}/${index}`])),
  );
  if (strange.length > 0) {
    throw new Problem("invalid", { errors: strange.map((pointer) => ({ in: "body", pointer, code: "choice" })) });
  }
  return Object.fromEntries(entries.map(([field, codes]) => [field, [...new Set(codes)].toSorted()])) as Record<
    Field,
    string[]
  >;
}
