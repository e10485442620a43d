import { reportTopics } from "@yer/api/contract/report";
import { reportMakers, type ReportRow, reportsRegister } from "@yer/api/contract/reports";
import { matchesSearch } from "@yer/api/formats";
import { addressOf } from "@yer/api/paths";
import { ChartIcon, PlusIcon } from "@yer/ui";
import { styled } from "styled-components";
import { GuardedLink } from "../../base/screen/GuardedLink.js";
import { createRegister } from "../../registers/kit/create-register.js";
import { choices } from "../../registers/kit/declare-filters.js";
import { reportWord, useReportText, withReportTexts } from "./report-texts.js";

/** What a report tells, under its name. */
const About = styled.span`
  display: block;
  max-inline-size: var(--yer-measure);
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
  font-weight: 400;
  white-space: normal;
`;

const Actions = () => (
  <GuardedLink code="create:report" href={addressOf("/reports/:id", { id: "new" })} icon={<PlusIcon />}>
    {useReportText()("reports.new")}
  </GuardedLink>
);

type Text = ReturnType<typeof useReportText>;

/** What a report is called, and what is said of it. */
const nameOf = (text: Text, { id, own }: ReportRow): string => own?.name ?? text(reportWord(id));
const aboutOf = (text: Text, { id, own }: ReportRow): string =>
  own === undefined
    ? text(reportWord(`${id}.about`))
    : `${text(`reports.made.${own.mayChange ? own.scope : "others"}`)} · ${text("report.madeBy", { name: own.owner.name })}`;

const madeOf = ({ own }: ReportRow) => (own === undefined ? "declared" : own.mayChange ? "mine" : "others");

/** `/reports`: what reports there are for this person. */
const ReportsScreen = createRegister(reportsRegister, {
  useText: useReportText,
  title: "menu.reports",
  columns: ({ text }) => ({
    name: {
      cell: (row) => (
        <>
          {nameOf(text, row)}
          <About>{aboutOf(text, row)}</About>
        </>
      ),
      text: (row) => nameOf(text, row),
      sortValue: (row) => nameOf(text, row),
      isRowHeader: true,
      wraps: true,
      minWidth: 320,
    },
    topic: { cell: ({ topic }) => text(`reports.topic.${topic}`), width: 160 },
    time: { cell: ({ time }) => text(`reports.time.${time}`), width: 160 },
  }),
  search: ({ text }) => ({ label: text("reports.search") }),
  filters: [
    choices("topic", "word.kind", reportTopics, (topic) => `reports.topic.${topic}` as const),
    choices("made", "reports.made", reportMakers, (made) => `reports.made.${made}` as const),
  ],
  Actions,
  sift: (rows, { search = "", topic, made }, { text }) =>
    rows.filter(
      (row) =>
        (topic === undefined || topic.includes(row.topic)) &&
        (made === undefined || made.includes(madeOf(row))) &&
        matchesSearch(`${nameOf(text, row)} ${aboutOf(text, row)}`, search),
    ),
  href: ({ id }) => addressOf("/reports/:id", { id }),
  empty: {
    icon: <ChartIcon size={32} />,
    title: "reports.empty",
    text: "reports.empty.text",
    narrowed: { title: "reports.empty.narrowed" },
  },
  forbidden: "reports.forbidden",
});

export default withReportTexts(ReportsScreen);
