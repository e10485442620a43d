import { areasRegister } from "@yer/api/contract/areas";
import { addressOf } from "@yer/api/paths";
import { BasketIcon, InlineAlert } from "@yer/ui";
import { useLocation } from "react-router-dom";
import { createRegister, type RegisterPart } from "../../registers/kit/create-register.js";
import { basketAt, basketLabel } from "./area-baskets.js";
import { areaFilters } from "./area-filters.js";
import { useAreasText, withAreasTexts } from "./areas-texts.js";

/** Why areas lie in the basket, the way out of it, and what is to be done next. */
const Way: RegisterPart<typeof areasRegister> = ({ register }) => {
  const text = useAreasText();
  const [basket] = register.asked.basket ?? [];
  if (basket === undefined) return null;
  return (
    <InlineAlert tone="info" title={text(`basket.${basket}.why`)}>
      <p>{text(`basket.${basket}.next`)}</p>
    </InlineAlert>
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
    columns: () => ({
      state: false,
      deadline: false,
      organisation: false,
      reason: { minWidth: 220 },
      legalBasis: { width: 88, align: "end" },
      cadastre: { width: 176 },
      created: { narrow: "hidden" },
    }),
    sort: { first: "-createdAt" },
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
    Lead: Way,
  },
  () => {
    const basket = basketAt(useLocation().pathname);
    return basket && { basket: [basket] };
  },
);

export default withAreasTexts(BasketScreen);
