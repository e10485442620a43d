import { overlapsRegister, overlapStates } from "@yer/api/contract/overlaps";
import { overlapClasses } from "@yer/api/contract/plot-overlap";
import { Link, SearchIcon } from "@yer/ui";
import { useMemo } from "react";
import { useText } from "../../base/language/use-text.js";
import { createRegister } from "../../registers/kit/create-register.js";
import { choices } from "../../registers/kit/declare-filters.js";
import { overlapColumns } from "./overlap-columns.js";
import { useOverlapText, withOverlapTexts } from "./overlap-texts.js";
import { overlapsInTurn } from "./overlaps-in-turn.js";

function ToApplications() {
  return <Link href="/applications">{useText()("register.title")}</Link>;
}

/** `/applications?view=overlaps`: plots that lie over each other, to be judged one by one. */
const OverlapsRegister = createRegister(overlapsRegister, {
  useText: useOverlapText,
  own: ["view"],
  title: "overlaps.title",
  useMore: ({ refetch, hrefOf }) => {
    const list = hrefOf({});
    return useMemo(() => ({ refetch, list }), [refetch, list]);
  },
  columns: overlapColumns,
  filters: [
    choices("state", "overlaps.column.judged", overlapStates, (id) =>
      id === "waiting" ? "overlaps.state.waiting" : (`facts.overlap.${id}` as const),
    ),
    choices("class", "overlaps.column.class", overlapClasses, (id) => `overlap.${id}` as const),
    { kind: "place" },
  ],
  turn: overlapsInTurn,
  file: { code: "export:property" },
  empty: {
    icon: <SearchIcon size={32} />,
    title: "overlaps.empty",
    text: "overlaps.empty.none",
    narrowed: { text: "overlaps.empty.filtered" },
  },
  forbidden: "register.forbidden",
  Links: ToApplications,
});

export default withOverlapTexts(OverlapsRegister);
