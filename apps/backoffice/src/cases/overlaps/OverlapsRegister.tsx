import { type OverlapRow, overlapsRegister, overlapStates } from "@yer/api/contract/overlaps";
import { overlapClasses } from "@yer/api/contract/plot-overlap";
import { overlapTone, statusTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { Link, SearchIcon, Stack, StatusTag } from "@yer/ui";
import { useText } from "../../base/language/use-text.js";
import { createRegister } from "../../registers/kit/create-register.js";
import { choices } from "../../registers/kit/declare-filters.js";
import { TriageDialog } from "./TriageDialog.js";

/** Where one of the two is looked at: an application's page, or an area's. */
const hrefOf = ({ kind, id }: { readonly kind: OverlapRow["first"]["kind"]; readonly id: string }): string =>
  kind === "area" ? addressOf("/area/:id", { id }) : addressOf("/application/:id", { id });

function ToApplications() {
  return <Link href="/applications">{useText()("register.title")}</Link>;
}

/** `/applications?view=overlaps`: plots that lie over each other, to be judged one by one. */
const OverlapsRegister = createRegister(overlapsRegister, {
  useText,
  own: ["view"],
  title: "overlaps.title",
  useMore: ({ refetch }) => refetch,
  columns: ({ text, dates, intl }, onStale) => {
    const oneDigit = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
    const sideCell = (side: OverlapRow["first"]) => (
      <Stack gap={1} align="start">
        {side.id === null ? (
          <span title={text("overlaps.elsewhere")}>{side.number}</span>
        ) : (
          <Link href={hrefOf({ ...side, id: side.id })}>{side.number}</Link>
        )}
        <StatusTag tone={statusTone[side.status]}>{text(`status.${side.status}`)}</StatusTag>
      </Stack>
    );
    return {
      first: { cell: (row) => sideCell(row.first), width: 244, sticky: "start" },
      second: { cell: (row) => sideCell(row.second), width: 204 },
      class: {
        cell: (row) => (
          <StatusTag tone={row.triage ? "neutral" : overlapTone[row.class]}>{text(`overlap.${row.class}`)}</StatusTag>
        ),
        width: 152,
      },
      share: {
        cell: (row) => text("overlaps.share", { area: oneDigit(row.area), percent: oneDigit(row.percent) }),
        width: 148,
        align: "end",
      },
      place: { minWidth: 132 },
      found: { width: 104 },
      judged: {
        cell: (row) => (
          <Stack gap={1} align="start">
            {row.triage
              ? `${text(`facts.overlap.${row.triage.decision}`)}: ${row.triage.reason} (${row.triage.by}, ${dates.short(row.triage.at)})`
              : text("overlaps.state.waiting")}
            {row.first.id !== null ? (
              <TriageDialog
                overlap={row}
                title={text("facts.overlap", {
                  number: row.second.number,
                  area: oneDigit(row.area),
                  percent: oneDigit(row.percent),
                })}
                onStale={onStale}
              />
            ) : null}
          </Stack>
        ),
        minWidth: 152,
      },
    };
  },
  filters: [
    choices("state", "overlaps.column.judged", overlapStates, (id) =>
      id === "waiting" ? "overlaps.state.waiting" : (`facts.overlap.${id}` as const),
    ),
    choices("class", "overlaps.column.class", overlapClasses, (id) => `overlap.${id}` as const),
    { kind: "place" },
  ],
  href: ({ first }) => hrefOf({ ...first, id: first.id ?? "" }),
  file: { code: "export:property" },
  empty: {
    icon: <SearchIcon size={32} />,
    title: "overlaps.empty",
    text: "overlaps.empty.none",
    narrowed: { text: "overlaps.empty.filtered" },
  },
  forbidden: "register.forbidden",
  Actions: ToApplications,
});

export default OverlapsRegister;
