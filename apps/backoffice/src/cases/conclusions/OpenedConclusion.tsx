import { lazyPart } from "@yer/ui";
import type { Inbox } from "./inbox.js";

const ConclusionDrawer = lazyPart(() => import("./ConclusionDrawer.js"));

/** The conclusion that is open in place. */
export function OpenedConclusion({ register: { opened, open } }: { readonly register: Inbox }) {
  const [applicationId, stepId] = [opened("file"), opened("at")];
  if (applicationId === undefined || stepId === undefined) return null;
  return (
    <ConclusionDrawer
      key={`${applicationId} ${stepId}`}
      opened={{ applicationId, stepId }}
      onClose={() => open({ file: undefined, at: undefined })}
    />
  );
}
