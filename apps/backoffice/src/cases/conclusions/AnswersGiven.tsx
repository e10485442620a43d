import { fieldGroups } from "@yer/api/contract/field-groups";
import type { Answers, Field } from "@yer/api/contract/discussion";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { DescriptionList, Disclosure, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { useText } from "../../base/language/use-text.js";

/** Props of `AnswersGiven`. */
export interface AnswersGivenProps {
  fieldGroupId: number | null;
  /** The version that was answered. */
  version: number;
  answers: Answers;
  /** Files of the conclusion: an answer may name one. */
  files: readonly { readonly id: string; readonly name: string }[];
}

/**
 * What an organisation answered to the step's questions, folded under the conclusion; nothing where nothing was asked.
 */
export function AnswersGiven({ fieldGroupId, version, answers, files: applications }: AnswersGivenProps) {
  const text = useText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  const mayRead = useMay("read:field_group");
  const { data: group } = useRead(
    fieldGroups.get,
    mayRead && fieldGroupId !== null ? { params: { id: String(fieldGroupId) }, query: { version } } : skip,
  );
  const answered = group?.fields.filter(({ id }) => (answers[id] ?? "") !== "") ?? [];
  if (answered.length === 0) return null;

  function shown({ id, fieldType, optionsList }: Field): string {
    const answer = answers[id] ?? "";
    switch (fieldType) {
      case "radio":
        return optionsList.find((option) => String(option.id) === String(answer))?.label[locale] ?? "—";
      case "date":
        return dates.day(String(answer));
      case "number":
        return typeof answer === "number" ? intl.formatNumber(answer, { useGrouping: "min2" }) : answer;
      case "file":
        return applications.find((application) => application.id === answer)?.name ?? text("form.file.other");
      case "string":
        return String(answer);
    }
  }

  return (
    <Disclosure title={text("conclusion.answers")}>
      <DescriptionList items={answered.map((field) => ({ term: field.label[locale], details: shown(field) }))} />
    </Disclosure>
  );
}
