import { Button, ErrorSummary, Stack } from "@yer/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { FormProblem } from "../../../base/forms/FormProblem.js";
import { RestoredDraft } from "../../../base/forms/RestoredDraft.js";
import { LeaveGuard } from "../../../base/screen/LeaveGuard.js";
import type { EndpointForm } from "../../../base/forms/endpoint-form.js";
import type { Area } from "@yer/api/contract/area-facts";
import type { AreaFieldPath } from "./use-area-form.js";
import type { AreaValues } from "./area-values.js";
import { AreaFields, type AreaFieldsProps } from "./AreaFields.js";

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-3);
  padding-block-start: var(--yer-space-3);
  border-block-start: 1px solid var(--yer-border);
`;

/** Props of {@link AreaForm}. */
export interface AreaFormProps extends Omit<AreaFieldsProps, "form"> {
  readonly form: EndpointForm<AreaValues, AreaFieldPath, AreaValues, Area>;
  /** Words of the button. */
  readonly saveLabel: string;
  /** Stands between the summary of errors and the fields. */
  readonly children?: ReactNode;
}

/** The form of an area: what was written earlier, errors at the top with links, the fields, the button, and the guard against leaving. */
export function AreaForm({ form, saveLabel, children, ...where }: AreaFormProps) {
  const { draft, frame, attempt, errors, isSending } = form;
  return (
    <form
      noValidate
      ref={frame}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap={5}>
        <RestoredDraft form={form} />
        <ErrorSummary attempt={attempt} errors={errors} />
        <FormProblem form={form} />
        {children}
        <AreaFields form={form} {...where} />
        <Foot>
          <Button type="submit" variant="primary" isPending={isSending}>
            {saveLabel}
          </Button>
          {draft.status}
        </Foot>
      </Stack>
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </form>
  );
}
