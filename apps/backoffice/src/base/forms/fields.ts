import type { ReactNode } from "react";

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Paths of a form's values: `name`, and one step into what is a record itself, `name.uz_UZ`. */
export type PathOf<Values> = {
  [Key in keyof Values & string]:
    | Key
    | (Values[Key] extends readonly unknown[] | null | undefined
        ? never
        : Values[Key] extends object
          ? `${Key}.${keyof Values[Key] & string}`
          : never);
}[keyof Values & string];

/** The value at a path. */
export type ValueAt<Values, Path extends string> = Path extends keyof Values
  ? Values[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Values
      ? Rest extends keyof Values[Key]
        ? Values[Key][Rest]
        : never
      : never
    : never;

/** What a form knows of one of its fields. */
export interface FieldDeclared {
  /** What it is called: at the input, in the summary of errors, and where two versions are compared. */
  readonly label: string;
  /** JSON pointer of it in what is sent. @default its path */
  readonly at?: string;
  /** Shows a value of it where two versions are compared. @default the value as text */
  readonly show?: (value: unknown) => ReactNode;
  /** Whether it stands where two versions are compared. @default true */
  readonly isCompared?: boolean;
}

/** A form's fields, in the order of the page; one of which there is nothing to say but its name is that name. */
export type FieldsDeclared<Path extends string> = Readonly<Record<Path, string | FieldDeclared>>;

/** A declared field, whole. */
export interface FormField extends FieldDeclared {
  readonly path: string;
  readonly at: string;
}

/** The fields as they were declared, each with its pointer. */
export function fieldsOf(declared: FieldsDeclared<string>): FormField[] {
  return Object.entries(declared).map(([path, given]) => {
    const field = typeof given === "string" ? { label: given } : given;
    return { ...field, path, at: field.at ?? `/${path.replaceAll(".", "/")}` };
  });
}

/** Whether a pointer leads to a field, or into it. */
export function isWithin(pointer: string, at: string): boolean {
  return pointer === at || pointer.startsWith(`${at}/`);
}

/** The value at a path; a name may itself have a dot in it. */
export function valueAt(values: object, path: string): unknown {
  if (Object.hasOwn(values, path)) return (values as Plain)[path];
  return path.split(".").reduce<unknown>((inner, key) => (isPlain(inner) ? inner[key] : undefined), values);
}

/** The part of the values that changes when the value at a path does. */
export function partWith(values: object, path: string, value: unknown): Plain {
  if (Object.hasOwn(values, path)) return { [path]: value };
  const [key = "", ...rest] = path.split(".");
  if (rest.length === 0) return { [key]: value };
  const inner = (values as Plain)[key];
  return {
    [key]: { ...(isPlain(inner) ? inner : {}), ...partWith(isPlain(inner) ? inner : {}, rest.join("."), value) },
  };
}
