import { objections, objectionsRegister, type ObjectionState, objectionStates } from "@yer/api/contract/objections";
import { skip, useRead } from "@yer/api/react";
import { SearchIcon, Stat, StatGroup } from "@yer/ui";
import { useIntl } from "react-intl";
import { createRegister } from "../../registers/kit/create-register.js";
import { choice, choices, flag } from "../../registers/kit/declare-filters.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { objectionColumns } from "./objection-columns.js";
import { useObjectionText } from "./objection-texts.js";
import { objectionsInTurn } from "./objections-in-turn.js";

/** How many there are of each state under the filters that stand; each number opens the list it counts. */
function Counts({ register }: { readonly register: RegisterState<typeof objectionsRegister> }) {
  const text = useObjectionText();
  const intl = useIntl();
  const { asked, mayRead, personal, hrefAsking } = register;
  const { state: _, sort: _sort, ...query } = asked;
  const { data: counts, failure } = useRead(objections.counts, mayRead ? { query } : skip);
  if (!mayRead || personal !== undefined) return null;
  // The figures come after the rows; their place is kept, so that the rows do not move.
  const say = (count: number | undefined) => (count === undefined ? (failure ? "—" : "…") : intl.formatNumber(count));
  const href = (state?: ObjectionState) => hrefAsking({ state: state && [state] });
  return (
    <StatGroup data-short="">
      <Stat label={text("disputes.all")} value={say(counts?.all)} href={href()} />
      {objectionStates.map((state) => (
        <Stat key={state} label={text(`objection.${state}`)} value={say(counts?.byState[state])} href={href(state)} />
      ))}
    </StatGroup>
  );
}

/** Objections, narrowed by state, place, announcement and lateness; a search by a personal number never enters the URL. */
const ObjectionsRegister = createRegister(objectionsRegister, {
  useText: useObjectionText,
  isPart: true,
  own: ["view"],
  title: "disputes.tab.objections",
  columns: objectionColumns,
  sort: { first: "-at" },
  search: ({ text }) => ({ label: text("disputes.search") }),
  filters: [
    choices("state", "word.state", objectionStates, (id) => `objection.${id}` as const),
    choice("running", "disputes.announcement", ["true", "false"], (id) =>
      id === "true" ? "disputes.announcement.running" : "disputes.announcement.over",
    ),
    flag("late", "word.late"),
    { kind: "place" },
    { kind: "dates", from: "from", to: "to", label: ({ text }) => text("disputes.at") },
    { kind: "dates", from: "decidedFrom", to: "decidedTo", label: ({ text }) => text("disputes.decidedOn") },
  ],
  turn: objectionsInTurn,
  views: "/objections",
  file: { code: "export:property" },
  empty: {
    icon: <SearchIcon size={32} />,
    title: "disputes.empty",
    text: "disputes.empty.none",
    narrowed: { text: "disputes.empty.filtered" },
  },
  forbidden: "disputes.forbidden",
  Lead: Counts,
});

export default ObjectionsRegister;
