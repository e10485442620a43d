import type { Application } from "@yer/api/contract/applications";
import type { Names } from "@yer/api/contract/values";
import { formatMoney, lastTashkentDay } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { DescriptionList, Disclosure, useDates, VisuallyHidden } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useHistoryText } from "../../../base/history/history-texts.js";
import type { ChangeInWords, ChangeWords } from "./change-in-words.js";

/** More changes than these in one act are folded away behind their number. */
const shownAtOnce = 4;

/** The record whose history it is: its places, and the documents its facts name. */
type ChangedRecord = Pick<Application, "region" | "district"> & {
  /** Null of an area whose neighbourhood is not known. */
  readonly neighborhood: Application["neighborhood"] | null;
  readonly files: Application["facts"]["files"];
};

/** What a history's values are said with. */
export function useChangeWords({ region, district, neighborhood, files }: ChangedRecord): ChangeWords {
  const text = useHistoryText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  return useMemo(() => {
    const places = new Map<string, Names>([
      [region.soato, region.name],
      [district.soato, district.name],
      ...(neighborhood === null ? [] : [[neighborhood.id, neighborhood.name] as const]),
    ]);
    return {
      text,
      number: (value) => intl.formatNumber(value),
      money: (tiyin) => formatMoney(tiyin, locale),
      day: dates.day,
      lastDay: (end) => dates.day(lastTashkentDay(end)),
      place: (code) => places.get(code)?.[locale],
      file: (id) => files.find((attached) => attached.id === id)?.name,
    };
  }, [text, intl, dates, locale, files, region, district, neighborhood]);
}

function Value({ before, after }: ChangeInWords) {
  const text = useHistoryText();
  if (before === null) return after ?? "—";
  return (
    <>
      <del>{before}</del>
      <span aria-hidden="true"> → </span>
      <VisuallyHidden>{` ${text("history.became")} `}</VisuallyHidden>
      <ins>{after ?? text("facts.empty")}</ins>
    </>
  );
}

/** What an act changed, fact by fact. */
export function Changes({ changes }: { changes: readonly ChangeInWords[] }) {
  const text = useHistoryText();
  if (changes.length === 0) return null;
  const list = (
    <DescriptionList items={changes.map((change) => ({ term: change.label, details: <Value {...change} /> }))} />
  );
  return changes.length <= shownAtOnce ? (
    list
  ) : (
    <Disclosure title={text("history.changes", { count: changes.length })}>{list}</Disclosure>
  );
}
