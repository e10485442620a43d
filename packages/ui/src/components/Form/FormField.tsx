import type { ReactElement, RefCallback } from "react";
import { type FieldPathValue, type FieldValues, type Path, useController } from "react-hook-form";

/** What a field of the kit takes from its form. Spread it: `{(field) => <TextField {...field} label="…" />}`. */
export interface BoundField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly inputRef: RefCallback<HTMLElement>;
  readonly isDisabled: boolean;
}

/** Props of {@link FormField}. */
export interface FormFieldProps<Values extends FieldValues, Name extends Path<Values>> {
  /** The value's path in the form's values. */
  readonly name: Name;
  /** Draws the input. */
  readonly children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactElement;
}

/** Binds an input to its form: value, changes, leaving, error, and nothing while the form is being sent. */
export function FormField<Values extends FieldValues = FieldValues, Name extends Path<Values> = Path<Values>>({
  name,
  children,
}: FormFieldProps<Values, Name>): ReactElement {
  const { field, fieldState } = useController<Values, Name>({ name });
  return children({
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    inputRef: field.ref,
    isDisabled: field.disabled ?? false,
  });
}
