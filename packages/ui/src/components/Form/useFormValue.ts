import { type FieldPathValue, type FieldValues, type Path, useWatch } from "react-hook-form";

/** The present value at a path of the form around it; only who asks is drawn anew when it changes. */
export function useFormValue<Values extends FieldValues, Name extends Path<Values>>(
  name: Name,
): FieldPathValue<Values, Name> {
  return useWatch<Values, Name>({ name });
}
