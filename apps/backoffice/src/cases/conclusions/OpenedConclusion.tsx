import { lazyPart } from "@yer/ui";
import { useFollowing } from "../../registers/kit/use-following.js";
import type { Inbox } from "./inbox.js";

const ConclusionDrawer = lazyPart(() => import("./ConclusionDrawer.js"));

/** The conclusion that is open in place. */
export function OpenedConclusion({ register: { opened, open, hrefOf, rows } }: { readonly register: Inbox }) {
  const [applicationId, stepId] = [opened("file"), opened("at")];
  const following = useFollowing(rows, (row) => row.applicationId === applicationId && row.stepId === stepId);
  const next = following.next ?? following.passedOver;
  if (applicationId === undefined || stepId === undefined) return null;
  return (
    <ConclusionDrawer
      key={`${applicationId} ${stepId}`}
      opened={{ applicationId, stepId }}
      next={next && { number: next.number, href: hrefOf({ file: next.applicationId, at: next.stepId }) }}
      onClose={() => open({ file: undefined, at: undefined })}
    />
  );
}
