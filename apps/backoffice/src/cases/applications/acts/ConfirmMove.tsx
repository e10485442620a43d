import { applications } from "@yer/api/contract/applications";
import { AlertDialog, lazyPart, Skeleton, Stack } from "@yer/ui";
import { Suspense } from "react";
import { FormProblem } from "../../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useText } from "../../../base/language/use-text.js";
import type { ActProps } from "./act-props.js";
import { DiscussionPlan } from "./DiscussionPlan.js";
import { useMoveOptions } from "./use-move-options.js";

/** What clips polygons weighs more than the question: it comes with it. */
const OutsideOfPlace = lazyPart(() => import("./OutsideOfPlace.js"));

/** Asks once more before a file is handed in or its discussion starts. */
export default function ConfirmMove(props: ActProps) {
  const text = useText();
  const { application, move, onClose } = props;
  const question = move === "submit" ? "submit" : "start_discussion";
  const { draft: _, ...options } = useMoveOptions(props);
  const form = useEndpointForm(move === "submit" ? applications.submit : applications.startDiscussion, {
    ...options,
    start: {},
    fields: {},
    args: () => ({ params: { id: application.id } }),
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text(`act.confirm.${question}`)}
      confirmLabel={text(`move.${move}`)}
      onConfirm={async () => (await form.submit()).isSaved}
    >
      <Stack gap={3}>
        <p>{text(`act.confirm.${question}.text`)}</p>
        {question === "start_discussion" ? (
          <DiscussionPlan id={application.id} />
        ) : (
          <Suspense fallback={<Skeleton lines={1} />}>
            <OutsideOfPlace of={application} />
          </Suspense>
        )}
        <FormProblem form={form} />
      </Stack>
    </AlertDialog>
  );
}
