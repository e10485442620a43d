import type { ArgsOf, BodyOf, Endpoint } from "@yer/api/contract/endpoint";

/** What a form has of a body before it was checked: anything may still be missing, and no choice is known to be one. */
export type Unchecked<T> = T extends readonly (infer Item)[]
  ? readonly Unchecked<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchecked<T[Key]> | null }
    : T extends string
      ? string
      : T;

/** What a form asks an endpoint for: a body that its schema has yet to check. The version is the form's to add. */
export type Asked<E extends Endpoint> = E extends Endpoint
  ? Omit<ArgsOf<E>, "body" | "ifMatch"> & { readonly body?: Unchecked<BodyOf<E>> | null }
  : never;
