import { areaBaskets, areaStateKeys } from "@yer/api/contract/area-states";
import { areasRegister } from "@yer/api/contract/areas";
import { addressOf } from "@yer/api/paths";
import { lazyPart, PageSpinner, PlusIcon, SearchIcon, UploadIcon } from "@yer/ui";
import { Suspense } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { GuardedLink } from "../../base/screen/GuardedLink.js";
import { createRegister, type RegisterPart } from "../../registers/kit/create-register.js";
import { choices } from "../../registers/kit/declare-filters.js";
import { basketLabel } from "./area-baskets.js";
import { areaFilters } from "./area-filters.js";
import { areasInTurn, stateAt } from "./areas-in-turn.js";
import { useAreasText, withAreasTexts } from "./areas-texts.js";
import { columnsOf } from "./columns.js";
import { FaultGroups } from "./FaultGroups.js";
import { useAreasOfMany } from "./many/use-areas-of-many.js";

const AreaListPage = lazyPart(() => import("./import/AreaListPage.js"));

function Actions() {
  const text = useAreasText();
  return (
    <>
      <GuardedLink code="create:area" href="?do=import" variant="secondary" icon={<UploadIcon />}>
        {text("areaList.open")}
      </GuardedLink>
      <GuardedLink code="create:area" href={addressOf("/area/create")} icon={<PlusIcon />}>
        {text("areas.create")}
      </GuardedLink>
    </>
  );
}

/** Where the register is asked for what the check found: how much of each there is. */
const Found: RegisterPart<typeof areasRegister> = ({ register }) =>
  register.asked.fault !== undefined && register.mayRead ? <FaultGroups register={register} /> : null;

/** Unauthorised areas, those of the state that the address names, or all. */
const AreasRegister = createRegister(
  areasRegister,
  {
    useText: useAreasText,
    title: ({ text }, { asked, bound }) =>
      bound.includes("state") && asked.state?.[0]
        ? text("areas.title", { state: text(`status.${asked.state[0]}`) })
        : text("menu.group.areas"),
    useMore: ({ asked, bound }) => (bound.includes("state") ? asked.state?.[0] : undefined),
    columns: columnsOf,
    sort: { first: "-createdAt" },
    search: ({ text }) => ({ label: text("word.search"), hint: text("areas.search") }),
    filters: [
      choices("state", "word.state", areaStateKeys, (key) => `status.${key}` as const),
      ...areaFilters,
      choices("basket", "menu.group.baskets", areaBaskets, basketLabel),
    ],
    turn: areasInTurn,
    views: "/areas/area_all",
    file: { outlines: true },
    empty: {
      icon: <SearchIcon size={32} />,
      title: "areas.empty",
      text: "areas.empty.none",
      narrowed: { text: "areas.empty.filtered" },
    },
    forbidden: "areas.forbidden",
    useActs: useAreasOfMany,
    Lead: Found,
    Actions,
  },
  () => {
    const { state } = useParams();
    const bound = stateAt(state);
    return bound && { state: [bound] };
  },
);

/** `/areas/:state`: the register, or a list of areas that is brought into it (`?do=import`). */
function AreasScreen() {
  const [params] = useSearchParams();
  if (params.get("do") !== "import") return <AreasRegister />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <AreaListPage />
    </Suspense>
  );
}

export default withAreasTexts(AreasScreen);
