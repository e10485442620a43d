import { phoneMask, checkPinfl, checkStir } from "@yer/api/formats";
import { publicSite } from "@yer/api/contract/public";
import { sayFault, sayFailure } from "@yer/api/messages/sentences";
import { fileBounds } from "@yer/api/contract/files";
import { type Failure, useAct, useDraft } from "@yer/api/react";
import {
  AutosaveStatus,
  Button,
  DirtyGuard,
  ErrorSummary,
  FileUpload,
  InlineAlert,
  Link,
  MaskedField,
  PrintIcon,
  Skeleton,
  Stack,
  type StoredFile,
  TextArea,
  TextField,
  useDates,
} from "@yer/ui";
import { type FormEvent, useState } from "react";
import { styled } from "styled-components";
import type { VocabularyKey } from "@yer/api/messages/vocabulary";
import { useDisputeText } from "../disputes/disputeTexts.js";
import { acceptedFiles, acceptedLabel, mostFiles, uploadedIds, useFileUploads } from "../disputes/useFileUploads.js";
import { useStoredSession } from "../sign-in/storedSession.js";

type Name = "name" | "number" | "phone" | "text";
type Faults = Partial<Record<Name | "files", string>>;

interface Values extends Record<Name, string> {
  readonly files: readonly StoredFile[];
}
const empty: Values = { name: "", number: "", phone: "", text: "", files: [] };

/** Takes the focus that the form leaves behind, below the header that stays in view. */
const Sent = styled.div`
  scroll-margin-block: 96px;
`;

// The same function at every render, so that it is called once, when the notice comes.
const takeFocus = (place: HTMLElement | null) => place?.focus();

/** PINFL or STIR: which of the two is told by the number of digits. */
function checkNumber(value: string): string | undefined {
  return value.replaceAll(/\D/g, "").length <= 9 ? checkStir(value) : checkPinfl(value);
}

/** The form in which anyone objects to an announced file. What was typed stays until the service has it. */
export function ObjectionForm({ id }: { id: string }) {
  const text = useDisputeText();
  const dates = useDates();
  // Who is signed in finds what they wrote again, on any machine; whoever is not has it as long as the page is open.
  const isKept = useStoredSession() !== undefined;
  const draft = useDraft<Values>("offer.object", id, empty, null, isKept);
  const values = draft.value;
  const upload = useFileUploads(true);
  const [faults, setFaults] = useState<Faults>({});
  /** Refused attempts: the summary of errors takes the focus at each. */
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const [object, { data, pending }] = useAct(publicSite.object);

  const fault = (code: string, params?: Record<string, number>) =>
    sayFault(text, { code, ...(params ? { params } : {}) });
  const change = (name: Name) => (value: string) => draft.change({ [name]: value });

  function check(): Faults {
    const number = values.number.trim();
    const numberFault = number === "" ? "required" : checkNumber(number);
    const phoneFault = values.phone === "" ? "required" : phoneMask.check(values.phone);
    return {
      ...(values.name.trim() === "" ? { name: fault("required") } : {}),
      ...(numberFault ? { number: fault(numberFault) } : {}),
      ...(phoneFault ? { phone: fault(phoneFault) } : {}),
      ...(values.text.trim().length < 10 ? { text: fault("too-short", { least: 10 }) } : {}),
    };
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const found = check();
    setFaults(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return setAttempt((count) => count + 1);
    const { files, number, ...words } = values;
    const outcome = await object({ params: { id }, body: { ...words, number: number.trim(), ...uploadedIds(files) } });
    if (!outcome.failure) return draft.discard();
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

  if (data) {
    return (
      <Sent ref={takeFocus} tabIndex={-1}>
        <InlineAlert tone="success" title={text("objection.sent")}>
          <p>
            {text("dispute.receipt")}: <strong>{data.number}</strong>
          </p>
          <p>{text("dispute.receipt.text", { at: dates.moment(data.at) })}</p>
          <Stack direction="row" gap={3}>
            <Link href="/profile">{text("dispute.follow")}</Link>
            <Button size="sm" icon={<PrintIcon />} onPress={() => window.print()}>
              {text("dispute.print")}
            </Button>
          </Stack>
        </InlineAlert>
      </Sent>
    );
  }
  if (!draft.ready) return <Skeleton lines={8} />;
  const labels = [
    ["name", "objection.name"],
    ["number", "objection.number"],
    ["phone", "objection.phone"],
    ["text", "objection.body"],
    ["files", "dispute.files"],
  ] as const;
  const errors = labels.flatMap(([name, label]) => {
    const said = faults[name];
    return said === undefined ? [] : [{ name, message: text("objection.fault", { field: text(label), fault: said }) }];
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <p>{text("objection.text")}</p>
        <ErrorSummary errors={errors} attempt={attempt} />
        {failure && errors.length === 0 ? (
          <InlineAlert tone="danger" announce title={text("objection.failed")}>
            {sayFailure(text, failure)}
          </InlineAlert>
        ) : null}
        <TextField
          name="name"
          label={text("objection.name")}
          value={values.name}
          onChange={change("name")}
          error={faults.name}
          maxLength={200}
          autoComplete="name"
          isRequired
        />
        <TextField
          name="number"
          label={text("objection.number")}
          value={values.number}
          onChange={change("number")}
          error={faults.number}
          inputMode="numeric"
          maxLength={14}
          isRequired
        />
        <MaskedField
          name="phone"
          label={text("objection.phone")}
          mask={phoneMask}
          value={values.phone}
          onChange={change("phone")}
          error={faults.phone}
          checkMessage={(id) => text(`fault.${id}` as VocabularyKey)}
          isRequired
        />
        <TextArea
          name="text"
          label={text("objection.body")}
          description={text("objection.body.hint")}
          value={values.text}
          onChange={change("text")}
          error={faults.text}
          isRequired
        />
        <FileUpload
          name="files"
          label={text("dispute.files")}
          description={text("dispute.files.hint")}
          value={[...values.files]}
          onChange={(files) => draft.change({ files })}
          upload={upload}
          accept={acceptedFiles}
          acceptLabel={acceptedLabel}
          maxSize={fileBounds.mostBytes}
          maxFiles={mostFiles}
          error={faults.files}
        />
        <DirtyGuard isDirty={isKept ? draft.isUnsaved : draft.isChanged} />
        {isKept ? (
          <AutosaveStatus state={draft.state} onRetry={() => void draft.flush()} timeZone="Asia/Tashkent" />
        ) : null}
        <Button type="submit" variant="primary" isPending={pending}>
          {text(pending ? "objection.sending" : "objection.send")}
        </Button>
      </Stack>
    </form>
  );
}
