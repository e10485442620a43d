import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import { type ActOutcome, type Failure, useDraft } from "@yer/api/react";
import { AutosaveStatus, Button, DirtyGuard, ErrorSummary, InlineAlert, Skeleton, Stack, TextArea } from "@yer/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import { useDisputeText } from "./dispute-texts.js";
import { PapersField } from "./PapersField.js";
import type { SentPaper } from "./use-file-uploads.js";

/** What is written in every dispute: why, and the papers that show it. */
export interface Written {
  readonly text: string;
  readonly files: readonly SentPaper[];
}

/** What is wrong with fields, by their names. */
export type Faults = Readonly<Record<string, string>>;

/** What the fields of its own need of a form. */
export interface DisputeFields<Values> {
  readonly values: Values;
  readonly change: (part: Partial<Values>) => void;
  readonly faults: Faults;
}

/** Props of {@link DisputeForm}. */
export interface DisputeFormProps<Values extends Written, Sent> {
  /** Under which name and record what is written is kept. */
  readonly form: string;
  readonly record: string;
  readonly start: Values;
  /** Whether there is somebody it is kept for; whoever is not signed in has it as long as the page is open. */
  readonly isStored: boolean;
  /** Whether files are sent as a stranger's, each under a key of its own. */
  readonly isAnyone: boolean;
  /** Why nothing can be sent any more: what was written stays before its author, an untouched form goes. */
  readonly closed?: string | undefined;
  readonly words: {
    readonly lead: string;
    readonly body: string;
    readonly send: string;
    /** Said over the reason when it could not be sent. */
    readonly failed: string;
  };
  /** Names and labels of the fields of its own, in their order. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Finds faults in the values beyond what the schema checks. */
  readonly check?: (values: Values) => Faults;
  /** The fields of its own: they stand over the text. */
  readonly children?: (fields: DisputeFields<Values>) => ReactNode;
  readonly onSend: (values: Values) => Promise<ActOutcome<Sent>>;
  /** Called once it was sent and its draft is gone. */
  readonly onSent: (sent: Sent) => void;
}

/** Characters of a text at the least, as the contract has it. */
const least = 10;
const noFaults: Faults = {};

/** The form in which somebody objects or complains. What was typed stays until the service has it. */
export function DisputeForm<Values extends Written, Sent>(props: DisputeFormProps<Values, Sent>) {
  const { words, labels, isStored } = props;
  const text = useDisputeText();
  const draft = useDraft<Values>(props.form, props.record, props.start, null, isStored);
  const values = draft.value;
  const change = (part: Partial<Values>) => draft.change(part);
  const [faults, setFaults] = useState(noFaults);
  const [failure, setFailure] = useState<Failure>();
  /** Refused attempts: the summary of errors takes the focus at each. */
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending || props.closed !== undefined) return;
    setFailure(undefined);
    const short = values.text.trim().length < least;
    const found: Faults = {
      ...props.check?.(values),
      ...(short ? { text: sayFault(text, { code: "too-short", params: { least } }) } : {}),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return setAttempt((count) => count + 1);
    setSending(true);
    const outcome = await props.onSend(values);
    if (!outcome.failure) {
      await draft.discard();
      return props.onSent(outcome.data);
    }
    setSending(false);
    setFailure(outcome.failure);
    setAttempt((count) => count + 1);
    if (outcome.failure.kind !== "problem") return;
    setFaults(
      Object.fromEntries(
        (outcome.failure.problem.errors ?? []).map(({ pointer, ...error }) => [
          pointer.startsWith("/file") ? "files" : pointer.slice(1),
          sayFault(text, error),
        ]),
      ),
    );
  }

  if (!draft.ready) return <Skeleton lines={8} />;
  if (props.closed !== undefined && !draft.isChanged && !draft.restored) return null;
  const errors = Object.entries({ ...labels, text: words.body, files: text("dispute.files") }).flatMap(
    ([name, field]) => {
      const fault = faults[name];
      return fault === undefined ? [] : [{ name, message: text("objection.fault", { field, fault }) }];
    },
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <p>{words.lead}</p>
        <ErrorSummary errors={errors} attempt={attempt} />
        {failure && errors.length === 0 ? (
          <InlineAlert tone="danger" isAnnounced title={words.failed}>
            {sayFailure(text, failure)}
          </InlineAlert>
        ) : null}
        {props.children?.({ values, change, faults })}
        <TextArea
          name="text"
          label={words.body}
          description={text("objection.body.hint")}
          value={values.text}
          onChange={(next) => change({ text: next } as Partial<Values>)}
          limit={4000}
          rows={6}
          error={faults["text"]}
          isRequired
        />
        <PapersField
          value={values.files}
          onChange={(files) => change({ files } as unknown as Partial<Values>)}
          isAnyone={props.isAnyone}
          error={faults["files"]}
        />
        <DirtyGuard isDirty={isStored ? draft.isUnsaved : draft.isChanged} />
        {isStored ? (
          <AutosaveStatus
            state={draft.state}
            other={draft.other}
            onRetry={() => void draft.flush()}
            timeZone="Asia/Tashkent"
          />
        ) : null}
        {props.closed === undefined ? null : <InlineAlert tone="warning">{text("dispute.closed.kept")}</InlineAlert>}
        <Stack direction="row">
          <Button
            type="submit"
            variant="primary"
            isPending={isSending}
            {...(props.closed === undefined ? {} : { disabledReason: props.closed })}
          >
            {isSending ? text("objection.sending") : words.send}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
