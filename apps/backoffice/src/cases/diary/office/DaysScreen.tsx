import type { VisitDay } from "@yer/api/contract/visit-days";
import { visitDaysRegister } from "@yer/api/contract/visit-days";
import { paramsOf } from "@yer/api/contract/register";
import { visitsRegister } from "@yer/api/contract/visit-register";
import { addressOf } from "@yer/api/paths";
import { CalendarIcon } from "@yer/ui";
import { createRegister } from "../../../registers/kit/create-register.js";
import { useOfficeText, withOfficeTexts } from "./office-texts.js";

/** The records of a day of somebody, under the places that the list is narrowed to. */
function recordsOf({ day, by, organisation }: VisitDay, places: Parameters<typeof paramsOf<typeof visitsRegister>>[1]) {
  const asked = paramsOf(visitsRegister, {
    ...places,
    ...(by !== null && { writer: [by.id] }),
    organisation: [organisation.id],
    from: day,
    to: day,
  });
  return `${addressOf("/diary/records")}?${asked.toString()}`;
}

/** `/diary/list`: what each inspector did on each day; a row leads to the records of that day. */
const DaysScreen = createRegister(visitDaysRegister, {
  useText: useOfficeText,
  title: "diary.days",
  columns: ({ text, intl }) => ({
    day: { width: 136 },
    writer: { cell: ({ by }) => by?.name ?? "—", minWidth: 200 },
    organisation: { minWidth: 200 },
    visits: { width: 120 },
    findings: {
      cell: ({ findings }) =>
        findings
          .map(({ finding, visits }) => `${text(`areaFinding.${finding}`)}: ${intl.formatNumber(visits)}`)
          .join(", "),
      wraps: true,
      minWidth: 240,
    },
    photos: { width: 104 },
    walked: { width: 120 },
    hours: { width: 104 },
    kept: { width: 136 },
  }),
  rowId: ({ day, by, organisation }) => `${day} ${by?.id ?? ""} ${organisation.id}`,
  sort: { first: "-day" },
  search: ({ text }) => ({ label: text("word.search"), hint: text("diary.users.search") }),
  filters: [
    { kind: "place" },
    { kind: "dates", from: "from", to: "to", label: ({ text }) => text("visit.visitedOn") },
    { kind: "kept", name: "writer", label: ({ text }) => text("diary.ofPerson") },
    { kind: "kept", name: "organisation", label: ({ text }) => text("diary.ofOrganisation") },
  ],
  href: (row, { asked: { region, district, neighborhood } }) => recordsOf(row, { region, district, neighborhood }),
  views: addressOf("/diary/list"),
  file: {},
  empty: {
    icon: <CalendarIcon size={32} />,
    title: "diary.records.none",
    text: "diary.records.none.text",
    narrowed: { text: "diary.records.narrowed" },
  },
  forbidden: "diary.forbidden",
});

export default withOfficeTexts(DaysScreen);
