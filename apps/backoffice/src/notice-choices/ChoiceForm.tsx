import { type NoticeChoice, type NoticeChoices, noticeChoices } from "@yer/api/contract/notice-choices";
import { noticeKinds } from "@yer/api/contract/notices";
import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import { Button, Checkbox, ComboBox, ConflictDialog, Fieldset, InlineAlert, Skeleton, Stack } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { toasts } from "../shell/toastQueue.js";
import { type ChoiceValues, choicesOf, isQuiet, timesWith, valuesOf } from "./choiceValues.js";
import { KindList, KindRow } from "./KindRow.js";
import { useNoticeChoiceText } from "./noticeChoiceTexts.js";

/** Props of {@link ChoiceForm}. */
export interface ChoiceFormProps {
  /** What holds as the form opens. */
  readonly standing: NoticeChoices;
  /** Told what holds from now on; the form then begins anew. */
  readonly onSaved: (choices: NoticeChoices) => void;
}

/** Chooses how notices reach the person. What is chosen and not saved is kept on the service. */
export function ChoiceForm({ standing, onSaved }: ChoiceFormProps) {
  const text = useNoticeChoiceText();
  const [base, setBase] = useState(standing);
  const draft = useServerDraft<ChoiceValues>("update:notices", "own", valuesOf(base), base.version);
  const [choose, { pending }] = useAct(noticeChoices.choose);
  const [failure, setFailure] = useState<Failure>();
  const [theirs, setTheirs] = useState<NoticeChoices>();
  // A draft of before may lack a kind that was added since.
  const values: ChoiceValues = { ...valuesOf(base), ...draft.value };
  const isChanged = JSON.stringify(choicesOf(values)) !== JSON.stringify(choicesOf(valuesOf(base)));

  async function save(given: ChoiceValues, version: number): Promise<void> {
    setFailure(undefined);
    const outcome = await choose({ body: choicesOf(given), ifMatch: version });
    if (!outcome.failure) {
      await draft.discard();
      toasts.push({ tone: "success", text: text("choices.saved") });
      onSaved(outcome.data);
    } else if (outcome.failure.kind === "problem" && outcome.failure.problem.code === "conflict") {
      setTheirs(outcome.failure.problem.current as NoticeChoices);
    } else setFailure(outcome.failure);
  }

  const faults = failure?.kind === "problem" ? (failure.problem.errors ?? []) : [];
  const errorAt = (pointer: string): string | undefined => {
    const fault = faults.find((one) => one.pointer === pointer);
    return fault ? sayFault(text, fault) : undefined;
  };
  const sayWay = (choice: unknown): string => {
    const { email, sms, pace } = choice as NoticeChoice;
    const ways = [email ? text("choices.email") : "", sms ? text("choices.sms") : ""].filter(Boolean).join(", ");
    return ways === "" ? text("choices.no") : `${ways}: ${text(`choices.pace.${pace}`)}`;
  };

  if (!draft.ready) return <Skeleton shape="block" height="320px" />;
  return (
    <Stack gap={4}>
      {draft.restored && isChanged ? (
        <InlineAlert
          tone="info"
          title={text("choices.draft")}
          actions={
            <Button size="sm" onPress={() => draft.discard()}>
              {text("choices.draft.discard")}
            </Button>
          }
        />
      ) : null}
      {failure ? (
        <InlineAlert tone="danger" announce>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
      <Stack gap={2}>
        <h3>{text("choices.kinds")}</h3>
        <KindList>
          {noticeKinds.map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              value={values[kind]}
              onChange={(choice) => draft.change({ [kind]: choice })}
            />
          ))}
        </KindList>
      </Stack>
      <Fieldset legend={text("choices.quiet")} description={text("choices.quiet.hint")}>
        <Checkbox isSelected={values.hasQuiet} onChange={(hasQuiet) => draft.change({ hasQuiet })}>
          {text("choices.quiet.on")}
        </Checkbox>
        {values.hasQuiet ? (
          <Stack direction="row" gap={3}>
            <ComboBox
              label={text("choices.quiet.from")}
              width="sm"
              options={timesWith(values.quietFrom)}
              value={values.quietFrom}
              onChange={(quietFrom) => quietFrom !== null && draft.change({ quietFrom })}
              isRequired
            />
            <ComboBox
              label={text("choices.quiet.to")}
              width="sm"
              options={timesWith(values.quietTo)}
              value={values.quietTo}
              onChange={(quietTo) => quietTo !== null && draft.change({ quietTo })}
              error={
                values.quietFrom === values.quietTo ? sayFault(text, { code: "same-hours" }) : errorAt("/quiet/to")
              }
              isRequired
            />
          </Stack>
        ) : null}
      </Fieldset>
      <ComboBox
        label={text("choices.digest")}
        description={
          isQuiet(values, values.digestAt)
            ? text("choices.digest.quiet", { at: values.quietTo })
            : text("choices.digest.hint")
        }
        width="sm"
        options={timesWith(values.digestAt)}
        value={values.digestAt}
        onChange={(digestAt) => digestAt !== null && draft.change({ digestAt })}
        error={errorAt("/digestAt")}
        isRequired
      />
      <Stack direction="row" gap={3}>
        <Button
          variant="primary"
          isPending={pending}
          {...(isChanged ? {} : { disabledReason: text("choices.unchanged") })}
          onPress={() => save(values, base.version)}
        >
          {text("choices.save")}
        </Button>
        {draft.status}
      </Stack>
      {theirs ? (
        <ConflictDialog
          isOpen
          title={text("choices.conflict")}
          intro={text("choices.conflict.text")}
          onClose={() => setTheirs(undefined)}
          fields={[
            ...noticeKinds.map((kind) => ({
              name: kind,
              label: text(`kind.${kind}`),
              base: base.kinds[kind],
              mine: values[kind],
              theirs: theirs.kinds[kind],
              show: sayWay,
            })),
            {
              name: "hasQuiet",
              label: text("choices.quiet"),
              base: valuesOf(base).hasQuiet,
              mine: values.hasQuiet,
              theirs: valuesOf(theirs).hasQuiet,
              show: (on) => text(on === true ? "choices.yes" : "choices.no"),
            },
            ...(["quietFrom", "quietTo", "digestAt"] as const).map((name) => ({
              name,
              label: text(
                name === "digestAt"
                  ? "choices.digest"
                  : name === "quietFrom"
                    ? "choices.quiet.from"
                    : "choices.quiet.to",
              ),
              base: valuesOf(base)[name],
              mine: values[name],
              theirs: valuesOf(theirs)[name],
            })),
          ]}
          onResolve={async (merged) => {
            const next = { ...values, ...(merged as Partial<ChoiceValues>) };
            draft.change(next);
            setBase(theirs);
            setTheirs(undefined);
            await save(next, theirs.version);
          }}
        />
      ) : null}
    </Stack>
  );
}
