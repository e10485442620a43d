import { areaBaskets, areaStateKeys, areaStates } from "@yer/api/contract/area-states";
import { areasRegister } from "@yer/api/contract/areas";
import { addressOf } from "@yer/api/paths";
import { PlusIcon, SearchIcon } from "@yer/ui";
import { useParams } from "react-router-dom";
import { GuardedLink } from "../../base/screen/GuardedLink.js";
import { createRegister } from "../../registers/kit/create-register.js";
import { choices } from "../../registers/kit/declare-filters.js";
import { basketLabel } from "./area-baskets.js";
import { areaFilters } from "./area-filters.js";
import { useAreasText, withAreasTexts } from "./areas-texts.js";

function Actions() {
  const text = useAreasText();
  return (
    <GuardedLink code="create:area" href={addressOf("/area/create")} icon={<PlusIcon />}>
      {text("areas.create")}
    </GuardedLink>
  );
}

/** `/areas/:state`: unauthorised areas, those of the state that the address names, or all. */
const AreasScreen = createRegister(
  areasRegister,
  {
    useText: useAreasText,
    title: ({ text }, { asked, bound }) =>
      bound.includes("state") && asked.state?.[0]
        ? text("areas.title", { state: text(`status.${asked.state[0]}`) })
        : text("menu.group.areas"),
    columns: () => ({
      state: { width: 232 },
      legalBasis: { width: 88, align: "end" },
      cadastre: { width: 176 },
      // Of what is set aside, the register of its basket says why and by whom.
      reason: false,
      setAsideBy: false,
      since: { width: 144, narrow: "hidden" },
    }),
    sort: { first: "-createdAt" },
    search: ({ text }) => ({ label: text("word.search"), hint: text("areas.search") }),
    filters: [
      choices("state", "word.state", areaStateKeys, (key) => `status.${key}` as const),
      ...areaFilters,
      choices("basket", "menu.group.baskets", areaBaskets, basketLabel),
    ],
    href: ({ id }) => addressOf("/area/:id", { id }),
    views: "/areas/area_all",
    file: { outlines: true },
    empty: {
      icon: <SearchIcon size={32} />,
      title: "areas.empty",
      text: "areas.empty.none",
      narrowed: { text: "areas.empty.filtered" },
    },
    forbidden: "areas.forbidden",
    Actions,
  },
  () => {
    const { state } = useParams();
    const bound = areaStates.find(({ path }) => path === state);
    return bound && { state: [bound.key] };
  },
);

export default withAreasTexts(AreasScreen);
