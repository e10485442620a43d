import { complainantHeadings, complaintsRegister } from "@yer/api/contract/objections";
import { objectionTone } from "@yer/api/messages/tones";
import { SearchIcon, StatusTag } from "@yer/ui";
import { createRegister } from "../../registers/kit/create-register.js";
import { choices } from "../../registers/kit/declare-filters.js";
import { complaintsInTurn } from "./complaints-in-turn.js";
import { Excerpt } from "./objection-columns.js";
import { useObjectionText } from "./objection-texts.js";

const states = ["new", "upheld", "dismissed"] as const;
const authors = ["occupier", "objector"] as const;

/** Complaints against decisions: the occupiers' appeals and the dismissed objectors'. */
const ComplaintsRegister = createRegister(complaintsRegister, {
  useText: useObjectionText,
  isPart: true,
  own: ["view"],
  title: "disputes.tab.complaints",
  columns: ({ text }) => ({
    number: { width: 200 },
    state: {
      cell: (row) => <StatusTag tone={objectionTone[row.state]}>{text(`objection.${row.state}`)}</StatusTag>,
      width: 168,
      tags: states.map((state) => text(`objection.${state}`)),
    },
    by: { cell: (row) => text(complainantHeadings[row.by]), width: 152 },
    excerpt: { cell: (row) => <Excerpt>{row.excerpt}</Excerpt>, minWidth: 220 },
    status: { cell: ({ application }) => text(`status.${application.status}`), width: 160 },
    at: { width: 120 },
  }),
  search: ({ text }) => ({ label: text("disputes.complaints.search") }),
  filters: [
    choices("state", "word.state", states, (id) => `objection.${id}` as const),
    choices("by", "disputes.by", authors, (id) => complainantHeadings[id]),
    { kind: "place" },
    { kind: "dates", from: "from", to: "to", label: ({ text }) => text("disputes.at") },
  ],
  turn: complaintsInTurn,
  views: "/objections?view=complaints",
  file: { code: "export:property" },
  empty: {
    icon: <SearchIcon size={32} />,
    title: "disputes.complaints.empty",
    text: "disputes.complaints.none",
    narrowed: { text: "disputes.empty.filtered" },
  },
  forbidden: "disputes.forbidden",
});

export default ComplaintsRegister;
