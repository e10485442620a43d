import { visitsRegister } from "@yer/api/contract/visit-register";
import { addressOf } from "@yer/api/paths";
import { SearchIcon } from "@yer/ui";
import { createRegister } from "../../../registers/kit/create-register.js";
import { useOfficeText, withOfficeTexts } from "./office-texts.js";
import { recordFilters } from "./record-filters.js";
import { RecordsOnMap } from "./RecordsOnMap.js";

/** `/diary/records`: visits of all areas, searched and narrowed; a row leads to the visits of its area. */
const RecordsScreen = createRegister(visitsRegister, {
  useText: useOfficeText,
  title: "diary.records",
  columns: ({ text }) => ({
    area: { cell: ({ area }) => area.number, minWidth: 176 },
    day: { width: 136 },
    finding: { cell: ({ finding }) => text(`areaFinding.${finding}`), minWidth: 176 },
    place: { minWidth: 200 },
    writer: { cell: ({ by }) => by?.name ?? "—", minWidth: 200 },
    organisation: { minWidth: 200 },
    photos: { width: 104 },
    hours: { width: 104 },
    received: { width: 176 },
  }),
  sort: { first: "-receivedAt" },
  search: ({ text }) => ({ label: text("word.search"), hint: text("diary.records.search") }),
  filters: [...recordFilters, { kind: "kept", name: "bbox", label: ({ text }) => text("register.filter.bbox") }],
  href: ({ area }) => `${addressOf("/area/:id", { id: area.id })}?tab=visits`,
  views: addressOf("/diary/records"),
  file: { outlines: true },
  empty: {
    icon: <SearchIcon size={32} />,
    title: "diary.records.none",
    text: "diary.records.none.text",
    narrowed: { text: "diary.records.narrowed" },
  },
  forbidden: "diary.forbidden",
  Links: RecordsOnMap,
});

export default withOfficeTexts(RecordsScreen);
