import type { Facts } from "@yer/api/contract/facts";
import { Button, Form, type Refusal } from "@yer/ui";
import { createContext, memo, type ReactNode, useContext, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { useApplicationText, withApplicationTexts } from "../application-texts.js";
import { useRefusal } from "../../../base/screen/use-refusal.js";
import { BuildingsSection } from "./BuildingsSection.js";
import { Checklist, useReadiness } from "./Checklist.js";
import { createFactsSchema, factsMessage } from "./facts-schema.js";
import type { FactsFormState } from "./facts-form-state.js";
import type { FactsValues } from "./facts-values.js";
import { FilesSection } from "./FilesSection.js";
import { OccupierSection } from "./OccupierSection.js";
import { OutlineSection } from "./OutlineSection.js";
import { PaymentSection } from "./PaymentSection.js";
import { PlaceSection } from "./PlaceSection.js";
import { PlotSection } from "./PlotSection.js";

/** What saving leads to: the application's page, the form again, or on to submission. */
export type SaveIntent = "open" | "stay" | "submit";

/** Whether what is written is safe; a context, so that its change does not draw the form anew. */
export const DraftStatus = createContext<ReactNode>(null);

/** Props of {@link FactsForm}. */
export interface FactsFormProps {
  /** What the form begins with: the application, or the draft. Another object is another form. */
  readonly start: FactsValues;
  readonly mayChange: (pointer: string) => boolean;
  /** The application that is edited; none while it is made. */
  readonly applicationId?: string;
  /** Called with the values whenever they change. Keep it the same between renders. */
  readonly onValuesChange: (values: FactsValues) => void;
  /** Saves. Keep it the same between renders. */
  readonly onSave: (facts: Facts, intent: SaveIntent, values: FactsValues) => Promise<Refusal | void>;
  /** Words of the main button. */
  readonly saveLabel: string;
}

const Page = styled.div`
  container: yer-facts / inline-size;
`;

const Columns = styled.div`
  display: grid;
  gap: var(--yer-space-5) var(--yer-space-8);
  align-items: start;
  > aside {
    padding: var(--yer-space-2);
    border: 1px solid var(--yer-border);
    border-radius: var(--yer-radius-lg);
    background: var(--yer-surface);
  }
  @container yer-facts (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 272px;
    > aside {
      position: sticky;
      inset-block-start: calc(56px + var(--yer-space-4));
      grid-column: 2;
      grid-row: 1;
      max-block-size: calc(100dvh - 160px);
      overflow: auto;
    }
  }
`;

const Fields = styled.div`
  display: grid;
  gap: var(--yer-space-5);
  min-inline-size: 0;
`;

const Foot = styled.div`
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-3);
  margin-inline: calc(-1 * var(--yer-space-2));
  padding: var(--yer-space-3) var(--yer-space-2);
  border-block-start: 1px solid var(--yer-border);
  background: var(--yer-bg);
  > :last-child {
    margin-inline-start: auto;
  }
  /* On a phone it would cover a quarter of what is being written. */
  @container yer-facts (min-width: 40rem) {
    position: sticky;
    inset-block-end: var(--yer-foot-height, 0px);
  }
`;

function Status() {
  return <div>{useContext(DraftStatus)}</div>;
}

interface ContentProps extends Pick<FactsFormProps, "mayChange" | "saveLabel" | "applicationId"> {
  readonly form: FactsFormState;
  readonly onIntent: (intent: SaveIntent) => void;
}

/** Widths from which the checklist stands open beside the form. */
const wide = "(min-width: 1200px)";

function Content({ form, mayChange, saveLabel, applicationId, onIntent }: ContentProps) {
  const text = useApplicationText();
  const readiness = useReadiness(form);
  const { lacking } = readiness;
  const [isWide] = useState(() => window.matchMedia(wide).matches);
  const section = { form, mayChange };
  const { isSubmitting } = form.formState;
  const refusal = useRefusal("submit:property");
  return (
    <>
      <Columns>
        <aside aria-label={text("form.checklist")}>
          <Checklist readiness={readiness} isOpen={isWide} />
        </aside>
        <Fields>
          <OccupierSection {...section} />
          <PlaceSection {...section} />
          <PlotSection {...section} />
          <OutlineSection {...section} fileId={applicationId} />
          <BuildingsSection {...section} />
          <FilesSection {...section} />
          <PaymentSection {...section} />
        </Fields>
      </Columns>
      <Foot data-above-foot="">
        <Button type="submit" variant="primary" isPending={isSubmitting} onPress={() => onIntent("open")}>
          {saveLabel}
        </Button>
        <Button type="submit" isDisabled={isSubmitting} onPress={() => onIntent("stay")}>
          {text("form.save.stay")}
        </Button>
        <Button
          type="submit"
          isDisabled={isSubmitting}
          onPress={() => onIntent("submit")}
          {...(lacking.length > 0 ? { disabledReason: text("form.checklist.title", { count: lacking.length }) } : {})}
          {...refusal}
        >
          {text("form.save.submit")}
        </Button>
        <Status />
      </Foot>
    </>
  );
}

/**
 * The form of an application's facts (DOMAIN §3). Wrong values are errors at their fields; what is merely not there yet
 * is the checklist's, for an application in editing may be incomplete.
 */
export const FactsForm = withApplicationTexts(
  memo(function FactsForm(props: FactsFormProps) {
    const { start, mayChange, onValuesChange, onSave, saveLabel, applicationId } = props;
    const text = useApplicationText();
    const [schema] = useState(createFactsSchema);
    const message = useMemo(() => factsMessage(text), [text]);
    const intent = useRef<SaveIntent>("open");
    const values = useRef(start);
    return (
      <Page>
        <Form<FactsValues, Facts>
          aria-label={text("form.label")}
          schema={schema}
          issueMessage={message}
          defaultValues={start}
          onValuesChange={(now) => {
            values.current = now;
            onValuesChange(now);
          }}
          onSubmit={(facts) => onSave(facts, intent.current, values.current)}
        >
          {(form) => (
            <Content
              form={form}
              mayChange={mayChange}
              saveLabel={saveLabel}
              {...(applicationId === undefined ? {} : { applicationId })}
              onIntent={(chosen) => {
                intent.current = chosen;
              }}
            />
          )}
        </Form>
      </Page>
    );
  }),
);
