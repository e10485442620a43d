import { type CaseMove, caseMoves } from "@yer/api/contract/case-moves";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead } from "@yer/api/react";
import { Card, Disclosure, InlineAlert, Link, ProgressBar, Stack, useDates } from "@yer/ui";
import { useState } from "react";
import { type MoveResult, MoveResults } from "./MoveResults.js";
import { usePages } from "../../registers/kit/use-pages.js";
import { useDiagramsText } from "./diagrams-texts.js";

/** Milliseconds between two looks at a move that is under way. */
const every = 2000;
/** Applications on a page of a report. */
const onPage = 200;
const none: readonly MoveResult[] = [];

/** The moves of a diagram's cases: how far each has come, and what became of every application. */
export function CaseMoves({ diagramId }: { readonly diagramId: string }) {
  const text = useDiagramsText();
  const [isUnderWay, setUnderWay] = useState(true);
  const { data, failure } = useRead(caseMoves.list, { params: { id: diagramId } }, isUnderWay ? { every } : {});
  const open = data?.items.some(({ endedAt }) => endedAt === null) ?? true;
  if (open !== isUnderWay) setUnderWay(open);
  if (failure && !data) return <InlineAlert tone="danger" title={sayFailure(text, failure)} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="case-moves">
      <Stack gap={3}>
        <h2 id="case-moves">{text("cases.moves")}</h2>
        {data.items.map((move) => (
          <OneMove key={move.id} move={move} />
        ))}
      </Stack>
    </section>
  );
}

function OneMove({ move }: { readonly move: CaseMove }) {
  const text = useDiagramsText();
  const dates = useDates();
  const [isOpen, setOpen] = useState(false);
  const done = move.moved + move.refused;
  const title = text("cases.moves.one", {
    from: move.fromVersion,
    to: move.toVersion,
    by: move.by,
    at: dates.moment(move.createdAt),
  });
  return (
    <Card title={title} level={3}>
      <Stack gap={2}>
        <p>{move.reason}</p>
        {move.endedAt === null ? (
          <ProgressBar
            label={title}
            value={done}
            maxValue={move.total}
            valueText={text("cases.moves.progress", { done, total: move.total })}
          />
        ) : (
          <p>{text("cases.moves.done", { moved: move.moved, refused: move.refused })}</p>
        )}
        {move.waiting > 0 ? (
          <p>
            {text("cases.moves.waiting", { count: move.waiting })}{" "}
            <Link href="/applications?view=unplaced">{text("unplaced.title")}</Link>
          </p>
        ) : null}
        <Disclosure title={text("cases.moves.report")} isExpanded={isOpen} onExpandedChange={setOpen}>
          {isOpen ? <Report id={move.id} isUnderWay={move.endedAt === null} /> : null}
        </Disclosure>
      </Stack>
    </Card>
  );
}

function Report({ id, isUnderWay }: { readonly id: string; readonly isUnderWay: boolean }) {
  const text = useDiagramsText();
  const pages = usePages(id);
  const read = useRead(
    caseMoves.get,
    { params: { id }, query: { limit: onPage, ...(pages.after === undefined ? {} : { after: pages.after }) } },
    { fresh: true, ...(isUnderWay && { every }) },
  );
  const { data } = read;
  return (
    <MoveResults
      label={text("cases.moves.report")}
      read={read}
      results={data?.files ?? none}
      page={pages.pageOf(data && { items: data.files, total: data.total, next: data.next })}
    />
  );
}
