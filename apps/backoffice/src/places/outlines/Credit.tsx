import { placeOutlines } from "@yer/api/contract/places-outlines";
import { Skeleton, Stack, TextField } from "@yer/ui";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import type { OrderProps } from "../../registers/batches/batch-face.js";
import { usePlacesText } from "../places-texts.js";

const start = { credit: "" };

/** The order to enter outlines, with what they are credited to. */
export function Credit({ batch, said, children }: OrderProps) {
  const text = usePlacesText();
  const form = useEndpointForm(placeOutlines.apply, {
    draft: { form: "outline:place", id: batch.id },
    start,
    version: batch.version,
    fields: { credit: text("places.outlines.credit") },
    args: ({ credit }: typeof start) => ({
      params: { id: batch.id },
      body: { ...said, credit: credit.trim() === "" ? null : credit },
    }),
  });
  const { draft, field, frame } = form;
  return (
    <>
      {draft.ready ? (
        <div ref={frame}>
          <Stack gap={2} align="start">
            <TextField {...field("credit")} width="lg" />
            {draft.status}
          </Stack>
        </div>
      ) : (
        <Skeleton />
      )}
      {children(form)}
    </>
  );
}
