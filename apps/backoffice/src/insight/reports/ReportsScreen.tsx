import { reportTopics } from "@yer/api/contract/report";
import { reportsRegister } from "@yer/api/contract/reports";
import { matchesSearch } from "@yer/api/formats";
import { addressOf } from "@yer/api/paths";
import { ChartIcon } from "@yer/ui";
import { styled } from "styled-components";
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

/** `/reports`: what reports there are for this person. */
const ReportsScreen = createRegister(reportsRegister, {
  useText: useReportText,
  title: "menu.reports",
  columns: ({ text }) => ({
    name: {
      cell: ({ id }) => (
        <>
          {text(reportWord(id))}
          <About>{text(reportWord(`${id}.about`))}</About>
        </>
      ),
      text: ({ id }) => text(reportWord(id)),
      sortValue: ({ id }) => text(reportWord(id)),
      isRowHeader: true,
      wraps: true,
      minWidth: 320,
    },
    topic: { cell: ({ topic }) => text(`reports.topic.${topic}`), width: 160 },
    time: { cell: ({ time }) => text(`reports.time.${time}`), width: 160 },
  }),
  search: ({ text }) => ({ label: text("reports.search") }),
  filters: [choices("topic", "word.kind", reportTopics, (topic) => `reports.topic.${topic}` as const)],
  sift: (rows, { search = "", topic }, { text }) =>
    rows.filter(
      (row) =>
        (topic === undefined || topic.includes(row.topic)) &&
        matchesSearch(`${text(reportWord(row.id))} ${text(reportWord(`${row.id}.about`))}`, search),
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
