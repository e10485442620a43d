import { sayCode } from "@yer/api/messages/sentences";
import { type Application, applications } from "@yer/api/contract/applications";
import { type HistoryEntry, saidBy } from "@yer/api/contract/history";
import { statusTone } from "@yer/api/messages/tones";
import { useRead } from "@yer/api/react";
import { Card, type TimelineEvent } from "@yer/ui";
import { useHistoryText } from "../../../base/history/history-texts.js";
import { HistoryPart, type HistoryPlace, RecordHistory } from "../../../base/history/RecordHistory.js";
import { isRefusalReason } from "@yer/api/contract/refusal-reasons";
import { useRefusalText, withRefusalTexts } from "../../refusals/refusal-texts.js";
import { changeInWords } from "./change-in-words.js";
import { Changes, useChangeWords } from "./Changes.js";
import { OutlineChange, outlineChangeIn } from "./OutlineChange.js";

/** What somebody did, and of a conclusion the organisation's verdict. */
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

const Page = withRefusalTexts(function Page({ application, place: { after, onMore } }: PageProps) {
  const text = useHistoryText();
  const sayRefusal = useRefusalText();
  const words = useChangeWords({ ...application, files: application.facts.files });
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
            {isRefusalReason(entry.params?.["refusal"]) ? (
              <span>{sayRefusal("refusals.said", { reason: sayRefusal(`refusal.${entry.params["refusal"]}`) })}</span>
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
});

/** What happened to the application, newest first, page after page. */
export default function HistoryTab({ file: application }: { file: Application }) {
  return (
    <Card>
      <RecordHistory>{(place) => <Page application={application} place={place} />}</RecordHistory>
    </Card>
  );
}
