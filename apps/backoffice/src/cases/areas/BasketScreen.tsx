import { areasRegister } from "@yer/api/contract/areas";
import { sayAreaReason } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { BasketIcon, InlineAlert, UploadIcon } from "@yer/ui";
import { useLocation } from "react-router-dom";
import { GuardedLink } from "../../base/screen/GuardedLink.js";
import { createRegister, type RegisterPart } from "../../registers/kit/create-register.js";
import { basketAt, basketLabel } from "./area-baskets.js";
import { areaFilters } from "./area-filters.js";
import { useAreasText, withAreasTexts } from "./areas-texts.js";
import { FaultGroups } from "./FaultGroups.js";
import { useAreasOfMany } from "./many/use-areas-of-many.js";

/** Why areas lie in the basket, the way out of it, and what is to be done next. */
const Way: RegisterPart<typeof areasRegister> = ({ register }) => {
  const text = useAreasText();
  const [basket] = register.asked.basket ?? [];
  if (basket === undefined) return null;
  return (
    <>
      <InlineAlert tone="info" title={text(`basket.${basket}.why`)}>
        <p>{text(`basket.${basket}.next`)}</p>
      </InlineAlert>
      {basket === "drafts" && register.mayRead ? <FaultGroups register={register} /> : null}
    </>
  );
};

/** What a list has wrong lies in the basket of drafts: there one can be brought, too. */
const Actions: RegisterPart<typeof areasRegister> = ({ register }) => {
  const text = useAreasText();
  if (register.asked.basket?.[0] !== "drafts") return null;
  const href = `${addressOf("/areas/:state", { state: "area_all" })}?do=import`;
  return (
    <GuardedLink code="create:area" href={href} variant="secondary" icon={<UploadIcon />}>
      {text("areaList.open")}
    </GuardedLink>
  );
};

/** `/not_registered`, `/no_grip`, …: areas set aside, one register for each basket. */
const BasketScreen = createRegister(
  areasRegister,
  {
    useText: useAreasText,
    look: "baskets",
    title: ({ text }, { asked }) => {
      const [basket] = asked.basket ?? [];
      return text(basket === undefined ? "menu.group.baskets" : basketLabel(basket));
    },
    columns: ({ text }) => ({
      state: false,
      deadline: false,
      organisation: false,
      reason: { cell: (area) => sayAreaReason(text, area) ?? "—", minWidth: 200 },
      setAsideBy: { minWidth: 130 },
      since: { width: 132 },
      legalBasis: false,
      cadastre: { width: 176 },
      // When it came here is what counts; when it was entered stands on its page.
      created: false,
    }),
    sort: { first: "-stateSince" },
    search: ({ text }) => ({ label: text("word.search"), hint: text("areas.search") }),
    filters: areaFilters,
    href: ({ id }) => addressOf("/area/:id", { id }),
    views: "/areas/area_all",
    file: { outlines: true },
    empty: {
      icon: <BasketIcon size={32} />,
      title: "areas.empty",
      text: "basket.empty",
      narrowed: { text: "areas.empty.filtered" },
    },
    forbidden: "areas.forbidden",
    useActs: useAreasOfMany,
    Lead: Way,
    Actions,
  },
  () => {
    const basket = basketAt(useLocation().pathname);
    return basket && { basket: [basket] };
  },
);

export default withAreasTexts(BasketScreen);
