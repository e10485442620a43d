import type { NoticeChoice, NoticePace } from "@yer/api/contract/notice-choices";
import { noticePaces } from "@yer/api/contract/notice-choices";
import { type NoticeKind, urgentNotices } from "@yer/api/contract/notices";
import { Checkbox, Select } from "@yer/ui";
import { styled } from "styled-components";
import { useNoticeChoiceText } from "./notice-choice-texts.js";

/** Holds the rows of the kinds. */
export const KindList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto 13rem;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-4);
  padding-block: var(--yer-space-2);
  border-block-end: 1px solid var(--yer-border);
  > :last-child {
    min-inline-size: 0;
  }
  @media (max-width: 40rem) {
    grid-template-columns: auto minmax(0, 1fr);
    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Props of {@link KindRow}. */
export interface KindRowProps {
  readonly kind: NoticeKind;
  readonly value: NoticeChoice;
  readonly onChange: (value: NoticeChoice) => void;
}

/** How one kind of notice reaches the person: by letter, by SMS, and when. */
export function KindRow({ kind, value, onChange }: KindRowProps) {
  const text = useNoticeChoiceText();
  const name = text(`kind.${kind}`);
  const isUrgent = urgentNotices.has(kind);
  return (
    <Row>
      <span>{name}</span>
      <Checkbox
        aria-label={`${name}: ${text("choices.email")}`}
        isSelected={value.email}
        isReadOnly={isUrgent}
        onChange={(email) => onChange({ ...value, email })}
      >
        {text("choices.email")}
      </Checkbox>
      <Checkbox
        aria-label={`${name}: ${text("choices.sms")}`}
        isSelected={value.sms}
        onChange={(sms) => onChange({ ...value, sms })}
      >
        {text("choices.sms")}
      </Checkbox>
      {isUrgent ? (
        <span>{text("choices.urgent")}</span>
      ) : (
        <Select
          label={text("choices.pace", { kind: name })}
          isLabelHidden
          items={noticePaces.map((pace) => ({ id: pace, label: text(`choices.pace.${pace}`) }))}
          value={value.pace}
          onChange={(pace) => onChange({ ...value, pace: pace as NoticePace })}
        />
      )}
    </Row>
  );
}
