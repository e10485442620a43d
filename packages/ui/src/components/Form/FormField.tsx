import { createContext, type ReactElement, type ReactNode, type RefCallback, useContext } from "react";
import { type FieldPathValue, type FieldValues, type Path, useController, useWatch } from "react-hook-form";

/** What every input takes from its form, whatever its value is. */
export interface BoundInput {
  /** The value's path in the form's values. */
  readonly name: string;
  /** Called when the field loses the focus: then it is checked. */
  readonly onBlur: () => void;
  /** What is wrong, once the field was left or the form refused; not there while nothing is. */
  readonly error?: string | undefined;
  /** Where the form finds what takes the focus. */
  readonly inputRef: RefCallback<HTMLElement>;
  /** That the form is out of use; not there while it is not, so that an input may be so by itself. */
  readonly isDisabled?: boolean;
}

/** What an input of yes and no takes from its form: a checkbox, a switch. */
export interface BoundFlag extends BoundInput {
  /** Whether the answer is yes. */
  readonly isSelected: boolean;
  /** Takes the new answer. */
  readonly onChange: (isSelected: boolean) => void;
}

/** What an input of any other value takes from its form. */
export interface BoundValue<Value> extends BoundInput {
  /** The present value. */
  readonly value: Value;
  /** Takes a new value. */
  readonly onChange: (value: Value) => void;
}

/**
 * What an input of the kit takes from its form. Spread it: `{(field) => <TextField {...field} label="…" />}`. Yes and no
 * come as `isSelected` and not as `value`, so that a box never shows the opposite of what the form holds.
 */
export type BoundField<Value> = [Value] extends [boolean | null | undefined] ? BoundFlag : BoundValue<Value>;

/** Props of the `Field` of a form ({@link formFields}). */
export interface FormFieldProps<Values extends FieldValues, Name extends Path<Values>> {
  /** The value's path in the form's values. */
  readonly name: Name;
  /** Draws the input. */
  readonly children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactElement;
}

/** Props of the `Scope` of a form ({@link formFields}). */
export interface FormScopeProps<Values extends FieldValues> {
  /** Path of the part of the values that the fields within are about. */
  readonly name: Path<Values>;
  /** The fields of the part. */
  readonly children: ReactNode;
}

const ScopeContext = createContext("");
/** Whether the form around is out of use. */
export const FormDisabledContext = createContext(false);

function usePath<Values extends FieldValues>(name: Path<Values>): Path<Values> {
  const scope = useContext(ScopeContext);
  // Within a part the values are the part's, and the path is the form's.
  return (scope === "" ? name : `${scope}.${name}`) as Path<Values>;
}

function FormField<Values extends FieldValues, Name extends Path<Values>>(
  props: FormFieldProps<Values, Name>,
): ReactElement {
  const name = usePath<Values>(props.name);
  const isDisabled = useContext(FormDisabledContext);
  const { field, fieldState } = useController<Values>({ name });
  const error = fieldState.error?.message;
  const value: unknown = field.value;
  const bound = {
    name,
    ...(typeof value === "boolean" ? { isSelected: value } : { value }),
    // A box that nobody has touched may hold nothing yet; it is the form's to say so, not the browser's.
    ...(value === undefined || value === null ? { isSelected: false } : {}),
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    ...(error === undefined ? {} : { error }),
    ...(isDisabled ? { isDisabled } : {}),
  };
  // Which of the two it is follows from the value, which only the form's type knows beforehand.
  return props.children(bound as unknown as BoundField<FieldPathValue<Values, Name>>);
}

function FormScope<Values extends FieldValues>({ name, children }: FormScopeProps<Values>): ReactElement {
  return <ScopeContext value={usePath<Values>(name)}>{children}</ScopeContext>;
}

function useFormValue<Values extends FieldValues, Name extends Path<Values>>(name: Name): FieldPathValue<Values, Name> {
  const path = usePath<Values>(name);
  return useWatch<Values, Name>({ name: path as Name });
}

/** The fields of a form, typed by its values. */
export interface FormFields<Values extends FieldValues> {
  /** Binds an input to its form: value, changes, leaving, error, and nothing while the form is out of use. */
  readonly Field: <Name extends Path<Values>>(props: FormFieldProps<Values, Name>) => ReactElement;
  /** Fields of a part of the values, written with the part's own names: the same fields serve a form and a list in one. */
  readonly Scope: (props: FormScopeProps<Values>) => ReactElement;
  /** The present value at a path; only who asks is drawn anew when it changes. */
  readonly useValue: <Name extends Path<Values>>(name: Name) => FieldPathValue<Values, Name>;
}

/**
 * The fields of a form whose values are these, for parts of a form that stand in files of their own; made once, outside
 * of components: `const { Field, useValue } = formFields<Values>()`. A form's children get theirs as `form.Field`.
 */
export function formFields<Values extends FieldValues>(): FormFields<Values> {
  return {
    Field: FormField<Values, Path<Values>> as FormFields<Values>["Field"],
    Scope: FormScope<Values>,
    useValue: useFormValue<Values, Path<Values>> as FormFields<Values>["useValue"],
  };
}
