import type { RegisterState } from "./register-state.js";

/** Columns that say the same on every row: the screen is bound to one value of them, which its title tells. */
export function sameOnAllRows({ asked, bound }: Pick<RegisterState, "asked" | "bound">): readonly string[] {
  const values = asked as Readonly<Record<string, unknown>>;
  return bound.filter((name) => [values[name]].flat().length === 1);
}
