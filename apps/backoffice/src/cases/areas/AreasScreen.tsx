import { areaBaskets, areaStateKeys, areaStates } from "@yer/api/contract/area-states";
import { areasRegister } from "@yer/api/contract/areas";
import { SearchIcon } from "@yer/ui";
import { useParams } from "react-router-dom";
import { placedFilters } from "../applications/register/application-filters.js";
import { createRegister } from "../../registers/kit/create-register.js";
import { choices } from "../../registers/kit/declare-filters.js";
import { useAreasText, withAreasTexts } from "./areas-texts.js";

/** `/areas/:state`: unauthorised areas, those of the state that the address names, or all. Read only. */
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
      since: { width: 144, narrow: "hidden" },
    }),
    sort: { first: "-createdAt" },
    search: ({ text }) => ({ label: text("word.search"), hint: text("areas.search") }),
    filters: [
      choices("state", "word.state", areaStateKeys, (key) => `status.${key}` as const),
      ...placedFilters,
      choices("basket", "menu.group.baskets", areaBaskets, (key) =>
        key === "state_owned" ? "menu.state-owneds" : (`menu.${key}` as const),
      ),
      { kind: "kept", name: "bbox", label: ({ text }) => text("register.filter.bbox") },
    ],
    views: "/areas/area_all",
    file: { outlines: true },
    empty: {
      icon: <SearchIcon size={32} />,
      title: "areas.empty",
      text: "areas.empty.none",
      narrowed: { text: "areas.empty.filtered" },
    },
    forbidden: "areas.forbidden",
  },
  () => {
    const { state } = useParams();
    const bound = areaStates.find(({ path }) => path === state);
    return bound && { state: [bound.key] };
  },
);

export default withAreasTexts(AreasScreen);
