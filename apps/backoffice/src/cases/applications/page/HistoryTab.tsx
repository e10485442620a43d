import { sayCode } from "@yer/api/messages/sentences";
import { type Application, applications } from "@yer/api/contract/applications";
import { type HistoryEntry, saidBy } from "@yer/api/contract/history";
import { formatMoney, lastTashkentDay } from "@yer/api/formats";
import { statusTone } from "@yer/api/messages/tones";
import { useRead, useTheme } from "@yer/api/react";
import { Card, DescriptionList, Disclosure, type TimelineEvent, useDates, VisuallyHidden } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useHistoryText } from "../../../base/history/history-texts.js";
import { HistoryPart, type HistoryPlace, RecordHistory } from "../../../base/history/RecordHistory.js";
import { type ChangeInWords, changeInWords, type ChangeWords } from "./change-in-words.js";
import { OutlineChange, outlineChangeIn } from "./OutlineChange.js";

/** More changes than these in one act are folded away behind their number. */
const shownAtOnce = 4;

function useChangeWords({ facts, region, district, neighborhood }: Application): ChangeWords {
  const text = useHistoryText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  return useMemo(() => {
    const places = new Map([
      [region.soato, region.name],
      [district.soato, district.name],
      [neighborhood.id, neighborhood.name],
    ]);
    return {
      text,
      number: (value) => intl.formatNumber(value),
      money: (tiyin) => formatMoney(tiyin, locale),
      day: dates.day,
      lastDay: (end) => dates.day(lastTashkentDay(end)),
      place: (code) => places.get(code)?.[locale],
      file: (id) => facts.files.find((attached) => attached.id === id)?.name,
    };
  }, [text, intl, dates, locale, facts, region, district, neighborhood]);
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

function Changes({ changes }: { changes: readonly ChangeInWords[] }) {
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

/** What somebody did, and of a conclusion the body's verdict. */
function titleOf(entry: HistoryEntry, text: ReturnType<typeof useHistoryText>): string {
  const { action, params } = entry;
  const said = text(saidBy(entry));
  const verdict = params?.["verdict"];
  return action.startsWith("conclusion.") && (verdict === "positive" || verdict === "negative")
    ? text("history.verdict", { action: said, verdict: text(`verdict.${verdict}`) })
    : said;
}

/** A move by the status it led to, a conclusion by its verdict; everything else is neutral. */
function toneOf({ action, to, params }: HistoryEntry): NonNullable<TimelineEvent["tone"]> {
  if (action.startsWith("conclusion.") && params?.["verdict"] !== undefined)
    return params["verdict"] === "positive" ? "success" : "danger";
  return action === "application.moved" && to !== null && to in statusTone
    ? statusTone[to as keyof typeof statusTone]
    : "neutral";
}

interface PageProps {
  readonly application: Application;
  readonly place: HistoryPlace;
}

function Page({ application, place: { after, onMore } }: PageProps) {
  const text = useHistoryText();
  const words = useChangeWords(application);
  const read = useRead(applications.history, {
    params: { id: application.id },
    query: { limit: 50, ...(after ? { after } : {}) },
  });
  return (
    <HistoryPart
      read={read}
      onMore={onMore}
      titleOf={(entry) => titleOf(entry, text)}
      toneOf={toneOf}
      detailsOf={(entry) => {
        const outlines = outlineChangeIn(entry.changes);
        return (
          <>
            {entry.from && entry.to && entry.from !== entry.to ? (
              <span>
                {text("history.moved", {
                  from: sayCode(text, "status", entry.from),
                  to: sayCode(text, "status", entry.to),
                })}
              </span>
            ) : null}
            {typeof entry.params?.["bulk"] === "string" ? (
              <small>{text("history.bulk", { files: entry.params["files"] ?? "" })}</small>
            ) : null}
            {typeof entry.params?.["left"] === "string" ? (
              <span>{text("history.lastAble", { part: sayCode(text, "part", entry.params["left"]) })}</span>
            ) : null}
            {typeof entry.params?.["shared"] === "string" ? (
              <span>{text("history.tooFewAble", { part: sayCode(text, "part", entry.params["shared"]) })}</span>
            ) : null}
            {entry.action === "note.added" && typeof entry.params?.["to"] === "string" ? (
              <span>{text("history.called", { people: entry.params["to"] })}</span>
            ) : null}
            <Changes changes={entry.changes.map((change) => changeInWords(change, words))} />
            {outlines ? <OutlineChange {...outlines} /> : null}
          </>
        );
      }}
    />
  );
}

/** What happened to the file, newest first, page after page. */
export default function HistoryTab({ file: application }: { file: Application }) {
  return (
    <Card>
      <RecordHistory>{(place) => <Page application={application} place={place} />}</RecordHistory>
    </Card>
  );
}
