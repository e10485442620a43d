import { type ReactElement, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import * as z from "zod/mini";
import { type Autosave, AutosaveStatus } from "../../../components/AutosaveStatus/index.js";
import { Button } from "../../../components/Button/index.js";
import { Checkbox } from "../../../components/Checkbox/index.js";
import { ConflictDialog } from "../../../components/ConflictDialog/index.js";
import { DatePicker } from "../../../components/DatePicker/index.js";
import { DirtyGuard } from "../../../components/DirtyGuard/index.js";
import { Form, formFields, type Refusal } from "../../../components/Form/index.js";
import { FormSection } from "../../../components/FormSection/index.js";
import { InlineAlert } from "../../../components/InlineAlert/index.js";
import { MaskedField } from "../../../components/MaskedField/index.js";
import { NumberField } from "../../../components/NumberField/index.js";
import { TextArea } from "../../../components/TextArea/index.js";
import { TextField } from "../../../components/TextField/index.js";
import { usePatternText } from "../pattern-text.js";
import { phoneMask } from "./phone-mask.js";
import { texts } from "./texts.js";

/** What the form holds while it is filled in. */
export interface ApplicationDraft {
  readonly surname: string;
  readonly phone: string;
  readonly area: number | null;
  readonly since: string | null;
  readonly reason: string;
  readonly agreed: boolean;
}

/** What the service answers. */
export type Answer =
  | { readonly kind: "sent" }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "conflict"; readonly who: string; readonly theirs: Partial<ApplicationDraft> };

/** Props of {@link FormWithErrors}. */
export interface FormWithErrorsProps {
  /** What was in the draft. @default nothing */
  readonly draft?: Partial<ApplicationDraft>;
  /** Keeps what was written, at the service. */
  readonly saveDraft: (draft: ApplicationDraft) => Promise<void>;
  /** Sends the application. */
  readonly send: (application: unknown) => Promise<Answer>;
}

const blank: ApplicationDraft = { surname: "", phone: "", area: null, since: null, reason: "", agreed: false };

/** The ids of texts stand for the messages: the schema knows no language. */
const { Field } = formFields<ApplicationDraft>();

const schema = z.object({
  surname: z.string().check(z.minLength(1, "error.surname")),
  phone: z.string().check(z.regex(/^\d{9}$/u, "error.phone")),
  area: z.number("error.area").check(z.minimum(1, "error.area"), z.maximum(100_000, "error.area")),
  since: z.string("error.since"),
  reason: z.string().check(z.minLength(20, "error.reason")),
  agreed: z.literal(true, "error.agreed"),
});

const draftDelay = 2000;

const Page = styled.div`
  display: grid;
  gap: var(--yer-gap);
  max-inline-size: 56rem;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-4);
`;

/** A form that loses nothing: errors at the top and at their fields, a draft at the service, two people at one record. */
export function FormWithErrors({ draft, saveDraft, send }: FormWithErrorsProps): ReactElement {
  const text = usePatternText(texts);
  const [defaults] = useState(() => ({ ...blank, ...draft }));
  const [saved, setSaved] = useState<Autosave>({ kind: "idle" });
  const [conflict, setConflict] = useState<{ mine: ApplicationDraft; answer: Extract<Answer, { kind: "conflict" }> }>();
  const [isSent, setSent] = useState(false);
  const sentTitle = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The form has gone, and the focus with it: it goes to what came of it.
    if (isSent) sentTitle.current?.focus();
  }, [isSent]);

  const keep = async (values: ApplicationDraft): Promise<void> => {
    setSaved({ kind: "saving" });
    try {
      await saveDraft(values);
      setSaved({ kind: "saved", at: new Date().toISOString() });
    } catch {
      setSaved({ kind: "failed" });
    }
  };
  const keepSoon = (values: ApplicationDraft): void => {
    setSaved({ kind: "unsaved" });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keep(values), draftDelay);
  };
  const submit = async (values: unknown): Promise<Refusal | void> => {
    const answer = await send(values);
    if (answer.kind === "refused") return answer.refusal;
    clearTimeout(timer.current);
    if (answer.kind === "conflict") setConflict({ mine: values as ApplicationDraft, answer });
    else setSent(true);
    return undefined;
  };

  if (isSent) {
    return (
      <Page ref={sentTitle} tabIndex={-1}>
        <InlineAlert tone="success" title={text("sent.title")}>
          {text("sent.text")}
        </InlineAlert>
      </Page>
    );
  }
  return (
    <Page>
      <div>
        <h1>{text("title")}</h1>
        <p>{text("lead")}</p>
      </div>
      <Form
        aria-label={text("title")}
        schema={schema}
        defaultValues={defaults}
        onSubmit={submit}
        onValuesChange={keepSoon}
        issueMessage={({ message }) => text(message as Parameters<typeof text>[0])}
      >
        <FormSection level={2} title={text("person")} description={text("person.hint")}>
          <Field name="surname">
            {(field) => <TextField {...field} label={text("surname")} isRequired autoComplete="family-name" />}
          </Field>
          <Field name="phone">
            {(field) => (
              <MaskedField
                {...field}
                label={text("phone")}
                description={text("phone.hint")}
                mask={phoneMask}
                isRequired
                width="md"
              />
            )}
          </Field>
        </FormSection>
        <FormSection level={2} title={text("plot")}>
          <Field name="area">
            {(field) => (
              <NumberField {...field} label={text("area")} unit="m²" fractionDigits={1} isRequired width="sm" />
            )}
          </Field>
          <Field name="since">{(field) => <DatePicker {...field} label={text("since")} isRequired />}</Field>
          <Field name="reason">
            {(field) => (
              <TextArea {...field} label={text("reason")} description={text("reason.hint")} isRequired limit={500} />
            )}
          </Field>
          <Field name="agreed">
            {(field) => (
              <Checkbox {...field} isRequired>
                {text("agreed")}
              </Checkbox>
            )}
          </Field>
        </FormSection>
        <Foot>
          <Button type="submit" variant="primary">
            {text("send")}
          </Button>
          <AutosaveStatus state={saved} />
        </Foot>
      </Form>
      <DirtyGuard isDirty={saved.kind === "unsaved" || saved.kind === "failed"} />
      {conflict ? (
        <ConflictDialog
          isOpen
          onOpenChange={() => setConflict(undefined)}
          who={conflict.answer.who}
          fields={(["surname", "phone", "reason"] as const).map((name) => ({
            name,
            label: text(name),
            base: defaults[name],
            mine: conflict.mine[name],
            theirs: conflict.answer.theirs[name] ?? defaults[name],
          }))}
          onResolve={async (merged) => {
            await submit({ ...conflict.mine, ...merged });
            setConflict(undefined);
          }}
        />
      ) : null}
    </Page>
  );
}
