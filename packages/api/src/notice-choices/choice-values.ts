import type { KindChoices, NewNoticeChoices, NoticeChoices } from "../contract/notice-choices.js";
import { noticeKinds } from "../contract/notices.js";

/** The form's values: each kind a part of its own, so that two tabs that change two kinds do not meet. */
export interface ChoiceValues extends KindChoices {
  readonly hasQuiet: boolean;
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly digestAt: string;
}

/** What the hours begin with for who has none. */
const usualQuiet = { from: "22:00", to: "07:00" };

/** The form's values for choices as they are stored. */
export function valuesOf({
  kinds,
  quiet,
  digestAt,
}: Pick<NoticeChoices, "kinds" | "quiet" | "digestAt">): ChoiceValues {
  const { from, to } = quiet ?? usualQuiet;
  return { ...kinds, hasQuiet: quiet !== null, quietFrom: from, quietTo: to, digestAt };
}

/** What is sent to the service for the form's values. */
export function choicesOf(values: ChoiceValues): NewNoticeChoices {
  return {
    kinds: Object.fromEntries(noticeKinds.map((kind) => [kind, values[kind]])) as KindChoices,
    quiet: values.hasQuiet ? { from: values.quietFrom, to: values.quietTo } : null,
    digestAt: values.digestAt,
  };
}

/** Whether a time of the day, `22:00`, lies in the quiet hours of the form. */
export function isQuiet({ hasQuiet, quietFrom, quietTo }: ChoiceValues, time: string): boolean {
  if (!hasQuiet) return false;
  return quietFrom < quietTo ? quietFrom <= time && time < quietTo : quietFrom <= time || time < quietTo;
}

/** Times a person can choose: the half hours, and the one that stands. */
export function timesWith(standing: string): { id: string; label: string }[] {
  const halves = Array.from({ length: 48 }, (_, half) => {
    const hour = String(Math.floor(half / 2)).padStart(2, "0");
    return `${hour}:${half % 2 === 0 ? "00" : "30"}`;
  });
  return [...new Set([...halves, standing])].toSorted().map((time) => ({ id: time, label: time }));
}
