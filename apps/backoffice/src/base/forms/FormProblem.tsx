import { InlineAlert } from "@yer/ui";

/** Props of {@link FormProblem}. */
export interface FormProblemProps {
  readonly form: { readonly problem: string | undefined };
  /** Headline: what could not be done. */
  readonly title?: string;
}

/** Why a form was refused, where that belongs to no field of it; nothing while it was not. */
export function FormProblem({ form, title }: FormProblemProps) {
  if (form.problem === undefined) return null;
  return (
    <InlineAlert tone="danger" isAnnounced {...(title === undefined ? {} : { title })}>
      {form.problem}
    </InlineAlert>
  );
}
