import { areas } from "@yer/api/contract/areas";
import { AlertDialog, Stack } from "@yer/ui";
import { FormProblem } from "../../../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import { useAreaPageText } from "../area-page-texts.js";
import { AreaFollows } from "./AreaFollows.js";
import { type AreaActProps, useAreaAct } from "./area-act.js";

/** Asks once more before an area is taken under inspection: from then on the organisation answers for it. */
export default function TakeDialog(props: AreaActProps) {
  const text = useAreaPageText();
  const { draft: _, ...options } = useAreaAct(props);
  const form = useEndpointForm(areas.take, {
    ...options,
    start: {},
    fields: {},
    args: () => ({ params: { id: props.area.id } }),
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={text("areaPage.take.ask")}
      confirmLabel={text("areaMove.take")}
      onConfirm={async () => (await form.submit()).isSaved}
    >
      <Stack gap={3}>
        <AreaFollows area={props.area} move={props.move} />
        <FormProblem form={form} />
      </Stack>
    </AlertDialog>
  );
}
