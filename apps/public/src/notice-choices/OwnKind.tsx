import { type NoticeChoice, type NoticePace, noticePaces } from "@yer/api/contract/notice-choices";
import type { OwnNoticeKind } from "@yer/api/contract/notices";
import { Checkbox, Fieldset, Select, Stack } from "@yer/ui";
import { useOwnChoiceText } from "./own-choice-texts.js";

/** Props of {@link OwnKind}. */
export interface OwnKindProps {
  readonly kind: OwnNoticeKind;
  readonly value: NoticeChoice;
  readonly onChange: (value: NoticeChoice) => void;
}

/** How one kind of notice reaches a citizen: by letter, by SMS, and when. */
export function OwnKind({ kind, value, onChange }: OwnKindProps) {
  const text = useOwnChoiceText();
  const name = text(`kind.${kind}`);
  return (
    <Fieldset legend={name}>
      <Stack direction="row" gap={4} isWrapping>
        <Checkbox isSelected={value.email} onChange={(email) => onChange({ ...value, email })}>
          {text("choices.email")}
        </Checkbox>
        <Checkbox isSelected={value.sms} onChange={(sms) => onChange({ ...value, sms })}>
          {text("choices.sms")}
        </Checkbox>
        <Select
          label={text("choices.pace", { kind: name })}
          isLabelHidden
          items={noticePaces.map((pace) => ({ id: pace, label: text(`choices.pace.${pace}`) }))}
          value={value.pace}
          onChange={(pace) => onChange({ ...value, pace: pace as NoticePace })}
        />
      </Stack>
    </Fieldset>
  );
}
