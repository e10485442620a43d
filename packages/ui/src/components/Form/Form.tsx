import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  get,
  type Path,
  useForm as useHookForm,
  type UseFormReturn,
} from "react-hook-form";
import { styled } from "styled-components";
import { ErrorSummary, type FormError } from "../ErrorSummary/index.js";
import { fieldAnchor } from "../Field/types.js";
import { FormDisabledContext, type FormFields, formFields } from "./FormField.js";
import { type FormSchema, type IssueMessage, zodResolver } from "./zod-resolver.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** What keeps a server from taking what was sent: by field, and as a whole. */
export interface Refusal {
  /** Errors by the names of fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** An error of the form as a whole. */
  readonly form?: string;
}

/** What the content of a form may know and do. */
export type FormState<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output> & FormFields<Values>;

/** Props of {@link Form}. */
export interface FormProps<Values extends FieldValues, Output> extends RootProps {
  /** What the values must be; the contract's own schema where there is one. */
  readonly schema: FormSchema<Output>;
  /** The values to begin with: the record, or the draft. */
  readonly defaultValues: DefaultValues<Values>;
  /**
   * Sends what the schema made of the values. What it resolves with is shown as errors; a second press waits for the
   * first. A rejection is the host's to report.
   */
  readonly onSubmit: (values: Output) => Promise<Refusal | void> | Refusal | void;
  /** Says what is wrong in words. @default the schema's own message */
  readonly issueMessage?: IssueMessage;
  /** Heading of the summary of errors. */
  readonly errorTitle?: ReactNode;
  /** Called with the values whenever they change: for drafts. */
  readonly onValuesChange?: (values: Values) => void;
  /** Whether nothing can be filled in now; say why nearby. @default false */
  readonly isDisabled?: boolean;
  /** Name of the form for readers. */
  readonly "aria-label"?: string;
  /** The fields and the buttons; as a function it gets the form's state, and its `Field`. */
  readonly children: ReactNode | ((form: FormState<Values, Output>) => ReactNode);
}

const Root = styled.form`
  display: grid;
  gap: var(--yer-space-5);
  min-inline-size: 0;
`;

const ownMessage: IssueMessage = (issue) => issue.message;

/**
 * A form: values, checks at the field once it was left, a summary of errors on sending, one submission at a time.
 * react-hook-form and zod behind one thin layer; fields are `form.Field`s, or those of {@link formFields}.
 *
 * Data attributes: `data-submitting`, `data-dirty`.
 */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>): ReactElement {
  const { schema, defaultValues, onSubmit, issueMessage = ownMessage, children } = props;
  const bound = useHookForm<Values, unknown, Output>({
    resolver: useMemo(() => zodResolver(schema, issueMessage), [schema, issueMessage]),
    defaultValues,
    mode: "onTouched",
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  // The same object in every render, as react-hook-form's own is: parts of a form hold on to it.
  const form: FormState<Values, Output> = useMemo(() => Object.assign(bound, formFields<Values>()), [bound]);
  const [attempt, setAttempt] = useState(0);
  const [summary, setSummary] = useState<readonly FormError[]>([]);
  const sending = useRef(false);
  const { errors } = form.formState;

  const { subscribe } = form;
  const told = props.onValuesChange;
  useEffect(
    () => (told ? subscribe({ formState: { values: true }, callback: ({ values }) => told(values) }) : undefined),
    [subscribe, told],
  );

  const report = (found: readonly FormError[]): void => {
    setSummary(found.toSorted(byPlace));
    setAttempt((count) => count + 1);
  };

  const submit = form.handleSubmit(
    async (values) => {
      const refusal = await onSubmit(values);
      if (!refusal) return setSummary([]);
      const refused = Object.entries(refusal.fields ?? {});
      for (const [name, message] of refused) form.setError(name as Path<Values>, { type: "server", message });
      if (refusal.form !== undefined) form.setError("root", { type: "server", message: refusal.form });
      const found: FormError[] = refused.map(([name, message]) => ({ name, message }));
      if (refusal.form !== undefined) found.unshift({ message: refusal.form });
      return report(found);
    },
    (invalid) =>
      report(
        errorPaths(invalid).map(({ path, message }): FormError =>
          path === "root" ? { message } : { name: path, message },
        ),
      ),
  );

  // An error that was mended leaves the summary; one whose words changed changes them there too.
  const open = summary.flatMap((error): FormError[] => {
    const path = error.name ?? "root";
    const now: { message?: string } | undefined = get(errors, path);
    return now ? [{ ...error, message: now.message ?? error.message }] : [];
  });

  return (
    <FormProvider {...bound}>
      <FormDisabledContext value={props.isDisabled ?? false}>
        <Root
          {...rootProps(props)}
          noValidate
          aria-label={props["aria-label"]}
          data-submitting={form.formState.isSubmitting || undefined}
          data-dirty={form.formState.isDirty || undefined}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            // State comes with the next render, too late for the second click of a double click.
            if (sending.current) return;
            sending.current = true;
            void submit(event).finally(() => {
              sending.current = false;
            });
          }}
        >
          <ErrorSummary errors={open} title={props.errorTitle} attempt={attempt} />
          {typeof children === "function" ? children(form) : children}
        </Root>
      </FormDisabledContext>
    </FormProvider>
  );
}

/** Errors in the order of the page; those of the whole form first. */
function byPlace(a: FormError, b: FormError): number {
  const [left, right] = [a, b].map(({ name }) => document.getElementById(fieldAnchor(name) ?? ""));
  if (!left || !right) return left ? 1 : right ? -1 : 0;
  return left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Lays nested errors out flat, by the path of their field. */
function errorPaths(errors: object, prefix = ""): { path: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix === "" ? key : `${prefix}.${key}`;
    if (typeof value !== "object" || value === null) return [];
    if ("message" in value && typeof value.message === "string") return [{ path, message: value.message }];
    return errorPaths(value, path);
  });
}
