import type { UnplacedRow, unplacedRegister } from "@yer/api/contract/placing";
import { addressOf } from "@yer/api/paths";
import { Link, Stack, StatusTag } from "@yer/ui";
import { basketLabel } from "../areas/area-baskets.js";
import type { DrawnColumns } from "../../registers/kit/draw-columns.js";
import type { Say } from "../../registers/kit/use-say.js";
import type { usePlacingText } from "./placing-texts.js";

/** Where a record that waits to be placed is looked at. */
export function unplacedHref({ kind, id, neighborhood }: Pick<UnplacedRow, "kind" | "id" | "neighborhood">): string {
  if (kind === "application") return addressOf("/application/:id", { id });
  if (kind === "area") return addressOf("/area/:id", { id });
  return `${addressOf("/plangrafic/:neighborhood_id", { neighborhood_id: neighborhood.id })}?schedule=${id}`;
}

/** How a record that waits to be placed is drawn: what it is, how its place ended, and what stands there today. */
export function unplacedColumns({
  text,
  dates,
  locale,
}: Say<ReturnType<typeof usePlacingText>>): DrawnColumns<typeof unplacedRegister.columns, UnplacedRow> {
  return {
    record: {
      cell: (row) => (
        <Stack gap={1} align="start">
          <Link href={unplacedHref(row)}>
            {row.number ??
              text("placing.schedule", { from: dates.short(row.startsOn ?? ""), to: dates.short(row.endsOn ?? "") })}
          </Link>
          {row.basket === null ? null : <StatusTag tone="warning">{text(basketLabel(row.basket))}</StatusTag>}
        </Stack>
      ),
      width: 320,
      sticky: "start",
    },
    status: { width: 204 },
    place: { minWidth: 176 },
    address: { minWidth: 176 },
    ended: { cell: ({ ended }) => text(`placing.ended.${ended.how}`), width: 192 },
    today: {
      cell: ({ ended }) => ended.today.map(({ name }) => name[locale]).join(", ") || text("placing.today.none"),
      minWidth: 176,
    },
  };
}
