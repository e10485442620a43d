import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import { type core, safeParseAsync } from "zod/mini";

/**
 * A zod schema, of `zod` or `zod/mini`, that makes what is sent. What the form holds meanwhile may be looser than what
 * it takes (a box not ticked, a date not whole), so only its result is typed.
 */
export type FormSchema<Output> = core.$ZodType<Output>;

/** Says in words what a schema found wrong. */
export type IssueMessage = (issue: core.$ZodIssue) => string;

/** Lets react-hook-form check with a zod schema: the first issue of a field is its error. */
export function zodResolver<Values extends FieldValues, Output>(
  schema: FormSchema<Output>,
  message: IssueMessage,
): Resolver<Values, unknown, Output> {
  return async (values) => {
    const result = await safeParseAsync(schema, values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    const seen = new Set<string>();
    for (const issue of result.error.issues) {
      const path = issue.path.map(String).join(".");
      if (seen.has(path)) continue;
      seen.add(path);
      set(errors, path === "" ? "root" : path, { type: issue.code, message: message(issue) });
    }
    return { values: {}, errors };
  };
}
