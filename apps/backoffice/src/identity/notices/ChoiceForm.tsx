import { type NoticeChoice, type NoticeChoices, noticeChoices } from "@yer/api/contract/notice-choices";
import { noticeKinds } from "@yer/api/contract/notices";
import { sayFault } from "@yer/api/messages/sentences";
import { type ChoiceValues, choicesOf, isQuiet, timesWith, valuesOf } from "@yer/api/notice-choices/choice-values";
import { Button, Checkbox, ComboBox, Fieldset, InlineAlert, Skeleton, Stack } from "@yer/ui";
import type { FieldDeclared } from "../../base/forms/fields.js";
import { FormCompared } from "../../base/forms/FormCompared.js";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { KindList, KindRow } from "./KindRow.js";
import { useNoticeChoiceText } from "./notice-choice-texts.js";

/** Props of {@link ChoiceForm}. */
export interface ChoiceFormProps {
  /** The person's choices as they are stored when the form opens. */
  readonly standing: NoticeChoices;
  /** Called with what holds from now on; the form then begins anew. */
  readonly onSaved: (choices: NoticeChoices) => void;
}

/** Chooses how notices reach the person. What is chosen and not saved is kept on the service. */
export function ChoiceForm({ standing, onSaved }: ChoiceFormProps) {
  const text = useNoticeChoiceText();
  const sayWay = (choice: unknown): string => {
    const { email, sms, pace } = choice as NoticeChoice;
    const ways = [email ? text("choices.email") : "", sms ? text("choices.sms") : ""].filter(Boolean).join(", ");
    return ways === "" ? text("choices.no") : `${ways}: ${text(`choices.pace.${pace}`)}`;
  };
  const form = useEndpointForm(noticeChoices.choose, {
    draft: { form: "update:notices", id: "own" },
    start: valuesOf(standing),
    version: standing.version,
    fields: {
      ...(Object.fromEntries(
        noticeKinds.map((kind) => [kind, { label: text(`kind.${kind}`), at: `/kinds/${kind}`, show: sayWay }]),
      ) as Record<(typeof noticeKinds)[number], FieldDeclared>),
      hasQuiet: {
        label: text("choices.quiet"),
        show: (on) => text(on === true ? "choices.yes" : "choices.no"),
      },
      quietFrom: { label: text("choices.quiet.from"), at: "/quiet/from" },
      quietTo: { label: text("choices.quiet.to"), at: "/quiet/to" },
      digestAt: text("choices.digest"),
    },
    args: (values: ChoiceValues) => ({ body: choicesOf(values) }),
    compare: {
      read: (current) => current as NoticeChoices | undefined,
      valuesOf: (theirs: NoticeChoices) => valuesOf(theirs),
    },
    done: () => text("word.saved"),
    onSaved,
  });
  const { draft, values } = form;
  const isChanged = JSON.stringify(choicesOf(values)) !== JSON.stringify(choicesOf(valuesOf(standing)));

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
      <FormProblem form={form} />
      <Stack gap={2}>
        <h3>{text("choices.kinds")}</h3>
        <KindList>
          {noticeKinds.map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              value={values[kind]}
              onChange={(choice) => form.change({ [kind]: choice })}
            />
          ))}
        </KindList>
      </Stack>
      <Fieldset legend={text("choices.quiet")} description={text("choices.quiet.hint")}>
        <Checkbox {...form.field("hasQuiet")}>{text("choices.quiet.on")}</Checkbox>
        {values.hasQuiet ? (
          <Stack direction="row" gap={3}>
            <ComboBox {...form.choice("quietFrom")} width="sm" items={timesWith(values.quietFrom)} isRequired />
            <ComboBox
              {...form.choice("quietTo")}
              {...(values.quietFrom === values.quietTo ? { error: sayFault(text, { code: "same-hours" }) } : {})}
              width="sm"
              items={timesWith(values.quietTo)}
              isRequired
            />
          </Stack>
        ) : null}
      </Fieldset>
      <ComboBox
        {...form.choice("digestAt")}
        description={
          isQuiet(values, values.digestAt)
            ? text("choices.digest.quiet", { at: values.quietTo })
            : text("choices.digest.hint")
        }
        width="sm"
        items={timesWith(values.digestAt)}
        isRequired
      />
      <Stack direction="row" gap={3}>
        <Button
          variant="primary"
          isPending={form.isSending}
          {...(isChanged ? {} : { disabledReason: text("choices.unchanged") })}
          onPress={() => form.submit()}
        >
          {text("word.save")}
        </Button>
        {draft.status}
      </Stack>
      <FormCompared form={form} title={text("choices.conflict")} intro={text("choices.conflict.text")} />
    </Stack>
  );
}
