import type { PlaceRow, placesRegister } from "@yer/api/contract/places-register";
import type { PlaceLevel } from "@yer/api/contract/places";
import { Stack, StatusTag } from "@yer/ui";
import { usePlacesText } from "./places-texts.js";
import type { DrawnColumns } from "../registers/kit/draw-columns.js";
import type { Say } from "../registers/kit/use-say.js";
import { placeTypeWords } from "./place-words.js";

/** Whether a place is offered, and what it is: a tag for each thing worth telling. */
export function PlaceTags({
  place,
  isPlain = false,
}: {
  place: Pick<PlaceRow, "active" | "demonstration" | "successors">;
  /** Whether that a place is offered, as nearly all are, is said without a tag. @default false */
  isPlain?: boolean;
}) {
  const text = usePlacesText();
  return (
    <Stack direction="row" gap={1}>
      {place.active && isPlain ? (
        <span>{text("places.state.active")}</span>
      ) : place.active ? (
        <StatusTag tone="success">{text("places.state.active")}</StatusTag>
      ) : (
        <StatusTag tone="neutral">
          {text(place.successors.length > 0 ? "places.state.succeeded" : "places.state.inactive")}
        </StatusTag>
      )}
      {place.demonstration ? <StatusTag tone="info">{text("places.demonstration")}</StatusTag> : null}
    </Stack>
  );
}

/** What the register of places of one level draws otherwise than its columns' kinds do. */
export const placeColumns =
  (level: PlaceLevel) =>
  ({ text, locale }: Say<ReturnType<typeof usePlacesText>>): DrawnColumns<typeof placesRegister.columns, PlaceRow> => ({
    name: { sticky: "start" },
    code: { width: 120 },
    within:
      level === "region"
        ? false
        : {
            // The narrowest first: where a cell is cut, rows of one region differ by it.
            cell: (row) =>
              row.path
                .map(({ name }) => name[locale])
                .toReversed()
                .join(", "),
            minWidth: 220,
          },
    type:
      level === "district" ? { cell: (row) => (row.type ? text(placeTypeWords[row.type]) : "—"), width: 112 } : false,
    children: level === "neighborhood" ? false : { width: 128 },
    outline: { cell: (row) => text(`places.outline.${row.outline}`), width: 216 },
    state: {
      // Nearly all are offered: a tag is for what is not as usual.
      cell: (row) => <PlaceTags place={row} isPlain />,
      text: (row) => text(row.active ? "places.state.active" : "places.state.inactive"),
      width: level === "neighborhood" ? 272 : 160,
    },
  });
