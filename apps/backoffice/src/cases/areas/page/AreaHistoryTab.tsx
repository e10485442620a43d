import {
  areaBaskets,
  areaCauseCodes,
  areaFindings,
  areaProposalTargets,
  areaSources,
} from "@yer/api/contract/area-states";
import type { Area } from "@yer/api/contract/area-facts";
import { areas } from "@yer/api/contract/areas";
import { type HistoryEntry, saidBy } from "@yer/api/contract/history";
import { sayCode } from "@yer/api/messages/sentences";
import { statusTone } from "@yer/api/messages/tones";
import { useRead } from "@yer/api/react";
import { Card } from "@yer/ui";
import { useHistoryText } from "../../../base/history/history-texts.js";
import { HistoryPart, type HistoryPlace, RecordHistory } from "../../../base/history/RecordHistory.js";
import { changeInWords } from "../../applications/page/change-in-words.js";
import { Changes, useChangeWords } from "../../applications/page/Changes.js";
import { OutlineChange, outlineChangeIn } from "../../applications/page/OutlineChange.js";
import { basketLabel } from "../area-baskets.js";
import { useAreaPageText } from "./area-page-texts.js";

const noFiles: [] = [];

/** Facts that only areas have; all others are said as of an application. */
const own = { "/source": "areas.source", "/foundOn": "areaPage.foundOn", "/foundBy": "areaPage.foundBy" } as const;
const isOwn = (pointer: string): pointer is keyof typeof own => pointer in own;

interface PageProps {
  readonly area: Area;
  readonly place: HistoryPlace;
}

function Page({ area, place: { after, onMore } }: PageProps) {
  const text = useHistoryText();
  const areaText = useAreaPageText();
  const words = useChangeWords({ ...area, files: noFiles });
  const read = useRead(areas.history, {
    params: { id: area.id },
    query: { limit: 50, ...(after ? { after } : {}) },
  });
  const sayPosition = (code: string) => {
    const basket = areaBaskets.find((one) => one === code);
    return basket === undefined ? sayCode(text, "status", code) : text(basketLabel(basket));
  };
  const sayOwn = (pointer: keyof typeof own, value: unknown): string | null => {
    if (typeof value !== "string" || value === "") return null;
    if (pointer === "/foundOn") return words.day(value);
    const source = pointer === "/source" && areaSources.find((one) => one === value);
    return source ? areaText(`areaSource.${source}`) : value;
  };
  const sayChange = ({ pointer, before, after: now }: HistoryEntry["changes"][number]) =>
    isOwn(pointer)
      ? { label: areaText(own[pointer]), before: sayOwn(pointer, before), after: sayOwn(pointer, now) }
      : changeInWords({ pointer, before, after: now }, words);
  return (
    <HistoryPart
      read={read}
      onMore={onMore}
      titleOf={(entry) => text(saidBy(entry))}
      toneOf={({ to, from }) =>
        to !== null && to !== from && to in statusTone ? statusTone[to as keyof typeof statusTone] : "neutral"
      }
      detailsOf={(entry) => {
        const outlines = outlineChangeIn(entry.changes);
        const finding = areaFindings.find((one) => one === entry.params?.["finding"]);
        const cause = areaCauseCodes.find((one) => one === entry.params?.["cause"]);
        const target = areaProposalTargets.find((one) => one === entry.params?.["target"]);
        return (
          <>
            {entry.from && entry.to && entry.from !== entry.to ? (
              <span>{text("history.moved", { from: sayPosition(entry.from), to: sayPosition(entry.to) })}</span>
            ) : null}
            {cause ? <p>{text(`areaCause.${cause}`, entry.params)}</p> : null}
            {finding ? <span>{areaText(`areaFinding.${finding}`)}</span> : null}
            {target ? <span>{areaText(`areaTarget.${target}`)}</span> : null}
            {typeof entry.params?.["bulk"] === "string" ? (
              <small>{areaText("areaPage.bulk", { areas: entry.params["areas"] ?? "" })}</small>
            ) : null}
            <Changes changes={entry.changes.map(sayChange)} />
            {outlines ? <OutlineChange {...outlines} /> : null}
          </>
        );
      }}
    />
  );
}

/** What happened to the area, newest first, page after page. */
export default function AreaHistoryTab({ area }: { area: Area }) {
  return (
    <Card>
      <RecordHistory>{(place) => <Page area={area} place={place} />}</RecordHistory>
    </Card>
  );
}
