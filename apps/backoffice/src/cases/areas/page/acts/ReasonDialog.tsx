import { areas } from "@yer/api/contract/areas";
import { TextArea } from "@yer/ui";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import { useAreaPageText } from "../area-page-texts.js";
import { type AreaActKey, type AreaActProps, useAreaAct } from "./area-act.js";
import { AreaActDialog } from "./AreaActDialog.js";

/** Moves that need no more than a reason. */
const endpoints = { recall: areas.recall, give_back: areas.giveBack, put_back: areas.putBack } as const;
const isOfThese = (move: AreaActKey): move is keyof typeof endpoints => move in endpoints;

/** Recalls the area, gives it back or takes it out of its basket, with a reason; it is new again. */
export default function ReasonDialog(props: AreaActProps) {
  const text = useAreaPageText();
  const { move } = props;
  const form = useEndpointForm(isOfThese(move) ? endpoints[move] : endpoints.put_back, {
    ...useAreaAct(props),
    start: { reason: "" },
    fields: { reason: text("word.reason") },
    args: (body) => ({ params: { id: props.area.id }, body }),
  });
  return (
    <AreaActDialog {...props} form={form}>
      <TextArea {...form.field("reason")} isRequired />
    </AreaActDialog>
  );
}
