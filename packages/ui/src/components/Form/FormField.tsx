import type { ReactElement, RefCallback } from "react";
import { type FieldPathValue, type FieldValues, type Path, useController } from "react-hook-form";

/** What a field of the kit takes from its form. Spread it: `{(field) => <TextField {...field} label="…" />}`. */
export interface BoundField<Value> {
  /** The value's path in the form's values. */
  readonly name: string;
  /** The present value. */
  readonly value: Value;
  /** Takes a new value. */
  readonly onChange: (value: Value) => void;
  /** Told when the field is left: then it is checked. */
  readonly onBlur: () => void;
  /** What is wrong, once the field was left or the form refused. */
  readonly error: string | undefined;
  /** Where the form finds the input. */
  readonly inputRef: RefCallback<HTMLElement>;
  /** Whether the form is out of use. */
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
