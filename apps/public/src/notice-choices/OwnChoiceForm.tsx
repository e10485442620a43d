import { type NoticeChoice, type NoticeChoices, noticeChoices } from "@yer/api/contract/notice-choices";
import { ownNotices } from "@yer/api/contract/notices";
import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import { type ChoiceValues, choicesOf, isQuiet, timesWith, valuesOf } from "@yer/api/notice-choices/choice-values";
import { type Failure, useAct, useDraft } from "@yer/api/react";
import {
  AutosaveStatus,
  Button,
  Checkbox,
  ComboBox,
  ConflictDialog,
  DirtyGuard,
  Fieldset,
  InlineAlert,
  Skeleton,
  Stack,
} from "@yer/ui";
import { type FormEvent, useState } from "react";
import { OwnKind } from "./OwnKind.js";
import { useOwnChoiceText } from "./own-choice-texts.js";

/** What the form was begun on; the values are unknown of a draft of an older version. */
interface Base {
  readonly version: number;
  readonly values: ChoiceValues | undefined;
}

const baseOf = (standing: NoticeChoices): Base => ({ version: standing.version, values: valuesOf(standing) });
const isSame = (one: ChoiceValues, other: ChoiceValues): boolean =>
  JSON.stringify(choicesOf(one)) === JSON.stringify(choicesOf(other));

/** The choices as they stand now, out of a refusal because they were changed meanwhile. */
function standingOf(failure: Failure): NoticeChoices | undefined {
  if (failure.kind !== "problem" || failure.problem.code !== "precondition-failed") return undefined;
  return failure.problem.current as NoticeChoices | undefined;
}

/** Chooses how notices reach a citizen. What is chosen and not saved is kept on the service. */
export function OwnChoiceForm({ standing }: { readonly standing: NoticeChoices }) {
  const text = useOwnChoiceText();
  const [choose, { pending }] = useAct(noticeChoices.choose);
  const draft = useDraft<ChoiceValues>("own.notices", "own", valuesOf(standing), standing.version);
  const [base, setBase] = useState(() => baseOf(standing));
  const [met, setMet] = useState<NoticeChoices>();
  const [failure, setFailure] = useState<Failure>();
  const [isSaved, setSaved] = useState(false);
  // A draft goes on standing on what it was begun on: what was saved elsewhere since must not be overwritten unseen.
  const began = draft.restored?.baseVersion ?? base.version;
  if (began !== base.version) setBase({ version: began, values: undefined });

  if (!draft.ready) return <Skeleton lines={12} />;
  const { value: values } = draft;
  const isChanged = !isSame(values, valuesOf(standing));
  const isNever = values.hasQuiet && values.quietFrom === values.quietTo;

  function change(part: Partial<ChoiceValues>): void {
    setSaved(false);
    draft.change(part);
  }

  async function send(chosen: ChoiceValues, over: number): Promise<void> {
    setFailure(undefined);
    const outcome = await choose({ body: choicesOf(chosen), ifMatch: over });
    if (outcome.failure) {
      const current = standingOf(outcome.failure);
      setMet(current);
      return current ? undefined : setFailure(outcome.failure);
    }
    await draft.discard();
    setBase(baseOf(outcome.data));
    setMet(undefined);
    setSaved(true);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!pending && !isNever) void send(values, base.version);
  }

  async function startOver(): Promise<void> {
    await draft.discard();
    setBase(baseOf(standing));
  }

  const labels = {
    ...(Object.fromEntries(ownNotices.map((kind) => [kind, text(`kind.${kind}`)])) as Record<string, string>),
    hasQuiet: text("choices.quiet.on"),
    quietFrom: text("choices.quiet.from"),
    quietTo: text("choices.quiet.to"),
    digestAt: text("choices.digest"),
  };
  const sayValue = (value: unknown): string => {
    if (typeof value === "boolean") return text(value ? "choices.yes" : "choices.no");
    if (typeof value === "string") return value;
    const { email, sms, pace } = value as NoticeChoice;
    const ways = [email ? text("choices.email") : "", sms ? text("choices.sms") : ""].filter(Boolean).join(", ");
    return ways === "" ? text("choices.no") : `${ways}: ${text(`choices.pace.${pace}`)}`;
  };
  const theirs = met && valuesOf(met);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {draft.restored && isChanged ? (
          <InlineAlert
            tone="info"
            title={text("choices.draft")}
            actions={
              <Button size="sm" onPress={startOver}>
                {text("choices.draft.discard")}
              </Button>
            }
          />
        ) : null}
        {failure ? (
          <InlineAlert tone="danger" isAnnounced title={text("own.choices.failed")}>
            {sayFailure(text, failure)}
          </InlineAlert>
        ) : null}
        {ownNotices.map((kind) => (
          <OwnKind key={kind} kind={kind} value={values[kind]} onChange={(choice) => change({ [kind]: choice })} />
        ))}
        <Fieldset legend={text("choices.quiet")} description={text("choices.quiet.hint")}>
          <Checkbox isSelected={values.hasQuiet} onChange={(hasQuiet) => change({ hasQuiet })}>
            {labels.hasQuiet}
          </Checkbox>
          {values.hasQuiet ? (
            <Stack direction="row" gap={3} isWrapping>
              <ComboBox
                label={labels.quietFrom}
                value={values.quietFrom}
                onChange={(quietFrom) => (quietFrom === null ? undefined : change({ quietFrom }))}
                items={timesWith(values.quietFrom)}
                width="sm"
                isRequired
              />
              <ComboBox
                label={labels.quietTo}
                value={values.quietTo}
                onChange={(quietTo) => (quietTo === null ? undefined : change({ quietTo }))}
                items={timesWith(values.quietTo)}
                width="sm"
                {...(isNever ? { error: sayFault(text, { code: "same-hours" }) } : {})}
                isRequired
              />
            </Stack>
          ) : null}
        </Fieldset>
        <ComboBox
          label={labels.digestAt}
          description={
            isQuiet(values, values.digestAt)
              ? text("choices.digest.quiet", { at: values.quietTo })
              : text("choices.digest.hint")
          }
          value={values.digestAt}
          onChange={(digestAt) => (digestAt === null ? undefined : change({ digestAt }))}
          items={timesWith(values.digestAt)}
          width="sm"
          isRequired
        />
        <DirtyGuard isDirty={draft.isUnsaved} />
        <AutosaveStatus
          state={draft.state}
          other={draft.other}
          onRetry={() => void draft.flush()}
          timeZone="Asia/Tashkent"
        />
        {isSaved ? (
          <InlineAlert tone="success" isAnnounced>
            {text("own.choices.saved")}
          </InlineAlert>
        ) : null}
        <Stack direction="row">
          <Button
            type="submit"
            variant="primary"
            isPending={pending}
            {...(isNever
              ? { disabledReason: sayFault(text, { code: "same-hours" }) }
              : isChanged
                ? {}
                : { disabledReason: text("choices.unchanged") })}
          >
            {text("own.choices.save")}
          </Button>
        </Stack>
      </Stack>
      {met && theirs ? (
        <ConflictDialog
          // A newer version is another question: nothing decided about the old one stands.
          key={met.version}
          isOpen
          onOpenChange={() => setMet(undefined)}
          title={text("choices.conflict")}
          intro={text("choices.conflict.text")}
          fields={Object.entries(labels).map(([name, label]) => ({
            name,
            label,
            show: sayValue,
            base: base.values?.[name as keyof ChoiceValues],
            mine: values[name as keyof ChoiceValues],
            theirs: theirs[name as keyof ChoiceValues],
          }))}
          onResolve={async (merged) => {
            const next = { ...values, ...(merged as Partial<ChoiceValues>) };
            draft.change(next);
            setBase(baseOf(met));
            await send(next, met.version);
          }}
        />
      ) : null}
    </form>
  );
}
