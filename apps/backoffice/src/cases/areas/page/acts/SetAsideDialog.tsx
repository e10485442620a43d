import { type PlainAreaBasket, plainAreaBaskets } from "@yer/api/contract/area-states";
import { areas } from "@yer/api/contract/areas";
import { RadioGroup, TextArea } from "@yer/ui";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import { basketLabel } from "../../area-baskets.js";
import { useAreaPageText } from "../area-page-texts.js";
import { type AreaActProps, useAreaAct } from "./area-act.js";
import { AreaActDialog } from "./AreaActDialog.js";

interface Written {
  readonly basket: PlainAreaBasket | null;
  readonly reason: string;
}
const start: Written = { basket: null, reason: "" };

/** Sets the area aside in a basket that one person decides, with a reason. */
export default function SetAsideDialog(props: AreaActProps) {
  const text = useAreaPageText();
  const form = useEndpointForm(areas.setAside, {
    ...useAreaAct(props),
    start,
    fields: { basket: text("menu.group.baskets"), reason: text("word.reason") },
    args: (body: Written) => ({ params: { id: props.area.id }, body }),
  });
  return (
    <AreaActDialog {...props} form={form} said={{ position: form.values.basket }}>
      <RadioGroup
        {...form.choice("basket")}
        items={plainAreaBaskets.map((id) => ({
          id,
          label: text(basketLabel(id)),
          description: text(`areaBasket.${id}.for`),
        }))}
        isRequired
      />
      <TextArea {...form.field("reason")} isRequired />
    </AreaActDialog>
  );
}
