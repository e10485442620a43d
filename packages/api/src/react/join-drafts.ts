/** What was set aside because something else was typed in its place. */
export interface SetAside<Values> {
  readonly value: Values;
  /** When it was kept, ISO 8601. */
  readonly at: string;
}

/** Two drafts of one form, made one. */
export interface JoinedDrafts<Values> {
  readonly value: Values;
  /** Whether a field of the draft that was found is not in it, for something else was typed there. */
  readonly hides: boolean;
  /** Whether something came into it that was not in what was typed. */
  readonly isNew: boolean;
}

/** Under which name what was set aside is kept within a draft; no field of a form begins with a tilde. */
const asideName = "~aside";

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether two values of a form say the same. Values of a form are those of JSON; what is left out says undefined. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
}

/** Joins one value; what is typed wins over what was found, and what was found over what the form began with. */
function join(before: unknown, found: unknown, typed: unknown): JoinedDrafts<unknown> {
  if (isSame(found, typed) || isSame(found, before)) return { value: typed, hides: false, isNew: false };
  if (isSame(typed, before)) return { value: found, hides: false, isNew: true };
  if (!isPlain(found) || !isPlain(typed)) return { value: typed, hides: true, isNew: false };
  const fields = [...new Set([...Object.keys(found), ...Object.keys(typed)])].map(
    (name) => [name, join(isPlain(before) ? before[name] : undefined, found[name], typed[name])] as const,
  );
  return {
    value: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
    hides: fields.some(([, { hides }]) => hides),
    isNew: fields.some(([, { isNew }]) => isNew),
  };
}

/**
 * Joins a draft that was found late to what was typed before it was: field by field, however deep a form keeps them. A
 * list is one field.
 * @param before what both stand on
 */
export function joinDrafts<Values extends object>(before: Values, found: Values, typed: Values): JoinedDrafts<Values> {
  return join(before, found, typed) as JoinedDrafts<Values>;
}

/** A draft as the service keeps it. */
export function writtenDraft<Values extends object>(
  value: Values,
  aside: SetAside<Values> | undefined,
): Record<string, unknown> {
  return { ...value, ...(aside && { [asideName]: aside }) };
}

/** What {@link writtenDraft} made, read again. */
export function readDraft<Values>(stored: unknown): {
  readonly value: Partial<Values>;
  readonly aside: SetAside<Values> | undefined;
} {
  const { [asideName]: aside, ...value } = stored as Record<string, unknown>;
  return { value: value as Partial<Values>, aside: aside as SetAside<Values> | undefined };
}
