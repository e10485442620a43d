import * as z from "zod/mini";

/** Rows a page holds at the most, and unless told otherwise. */
export const pageSizes = { most: 200, usual: 50 } as const;

/** A whole number in a query string. */
export function queryInteger(least: number, most: number) {
  return z.pipe(
    z.transform((value) => (typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value)),
    z.number().check(z.int(), z.gte(least), z.lte(most)),
  );
}

/** A repeated query parameter: `status=a&status=b`; one alone is a list of one. */
export function queryList<T extends z.ZodMiniType>(item: T, most = 50) {
  return z.pipe(
    z.transform((value) => (value === undefined || Array.isArray(value) ? value : [value])),
    z.array(item).check(z.maxLength(most)),
  );
}

/** `true` or `false` in a query string. */
export const queryBoolean = z.pipe(
  z.transform((value) => (value === "true" ? true : value === "false" ? false : value)),
  z.boolean(),
);

/** The paging part of every list's query. `after` is the `next` of the page before; it is opaque. */
export const paging = {
  after: z.optional(z.string().check(z.maxLength(500))),
  limit: z.optional(queryInteger(1, pageSizes.most)),
  /** Count exactly, past the 10 000 where lists stop counting. */
  exact: z.optional(queryBoolean),
};

/** A page of a list: `total` is exact up to 10 000, beyond it `more` is true and `total` is 10 000 unless `exact` was asked. */
export function page<T extends z.ZodMiniType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.number(),
    more: z.boolean(),
    next: z.nullable(z.string()),
  });
}
