import type { Filter } from "./filters.js";

/** Says texts of such ids. */
type Saying<Id extends string> = (id: Id) => string;

/** A filter of any number of codes, each said by the text of its id. */
export function choices<
  const Name extends string,
  Code extends string | number,
  Label extends string,
  Id extends string,
>(name: Name, label: Label, codes: readonly Code[], idOf: (code: Code) => Id): Filter<Name, Saying<Label | Id>> {
  return {
    kind: "choices",
    name,
    label: ({ text }) => text(label),
    options: ({ text }) => codes.map((code) => ({ id: String(code), label: text(idOf(code)) })),
  };
}

/** A filter of one code. */
export function choice<
  const Name extends string,
  Code extends string | number,
  Label extends string,
  Id extends string,
>(name: Name, label: Label, codes: readonly Code[], idOf: (code: Code) => Id): Filter<Name, Saying<Label | Id>> {
  return { ...choices(name, label, codes, idOf), kind: "choice" } as Filter<Name, Saying<Label | Id>>;
}

/** A filter that is set or not. */
export function flag<const Name extends string, Label extends string>(
  name: Name,
  label: Label,
): Filter<Name, Saying<Label>> {
  return { kind: "flag", name, label: ({ text }) => text(label) };
}
