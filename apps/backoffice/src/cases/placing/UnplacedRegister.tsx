import { placedKinds, unplacedRegister } from "@yer/api/contract/placing";
import { Link, SearchIcon } from "@yer/ui";
import { createRegister } from "../../registers/kit/create-register.js";
import { choices } from "../../registers/kit/declare-filters.js";
import { usePlacingText, withPlacingTexts } from "./placing-texts.js";
import { unplacedColumns, unplacedHref } from "./unplaced-columns.js";
import { usePlacing } from "./use-placing.js";

/** What kinds of records are called. */
const kindWords = {
  application: "word.application",
  area: "placing.kind.area",
  schedule: "menu.plangrafic",
} as const satisfies Record<(typeof placedKinds)[number], string>;

function ToApplications() {
  return <Link href="/applications">{usePlacingText()("placing.toApplications")}</Link>;
}

function Lead() {
  return <p>{usePlacingText()("placing.lead")}</p>;
}

/**
 * `/applications?view=unplaced`: applications, areas and schedules of neighbourhoods that are no more, to be placed.
 */
const UnplacedRegister = createRegister(unplacedRegister, {
  useText: usePlacingText,
  own: ["view"],
  title: "unplaced.title",
  columns: unplacedColumns,
  filters: [choices("kind", "word.kind", placedKinds, (kind) => kindWords[kind]), { kind: "place" }],
  href: unplacedHref,
  file: { code: "export:property" },
  empty: {
    icon: <SearchIcon size={32} />,
    title: "placing.empty",
    text: "placing.empty.none",
    narrowed: { text: "placing.empty.filtered" },
  },
  forbidden: "placing.forbidden",
  Links: ToApplications,
  Lead,
  useActs: usePlacing,
});

export default withPlacingTexts(UnplacedRegister);
