import type { BatchFace, OrderProps } from "./batch-face.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";

const nothing = {};

/** The order to enter a batch of a kind that asks for nothing besides. */
export function PlainOrder({ face, batch, said, children }: OrderProps & { readonly face: BatchFace }) {
  const form = useEndpointForm(face.declared.calls.apply, {
    start: nothing,
    version: batch.version,
    fields: {},
    args: () => ({ params: { id: batch.id }, body: said }),
  });
  return children(form);
}
