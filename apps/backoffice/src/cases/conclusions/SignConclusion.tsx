import { applications } from "@yer/api/contract/applications";
import type { ConclusionPlan, PlannedStep } from "@yer/api/contract/discussion";
import { skip, useRead, useTheme } from "@yer/api/react";
import { AlertDialog, Skeleton, Stack } from "@yer/ui";
import { useState } from "react";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { PlannedSteps } from "../applications/acts/PlannedSteps.js";
import { useConclusionsText } from "./conclusions-texts.js";

/** Props of {@link SignConclusion}. */
export interface SignConclusionProps {
  readonly applicationId: string;
  readonly stepId: string;
  readonly verdict: "positive" | "negative";
  /** Sends it; the question stays while it is on its way, and closes whatever came of it. */
  readonly onSign: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before a conclusion is signed: on which application, for whom, and who is asked when it is given, by when. */
export default function SignConclusion({ applicationId, stepId, verdict, onSign, onClose }: SignConclusionProps) {
  const text = useConclusionsText();
  const { locale } = useTheme();
  const params = { id: applicationId };
  const application = useRead(applications.get, { params });
  // Once it is being signed there is nothing to plan any more: what was said stays, and is not asked again.
  const [signed, setSigned] = useState<ConclusionPlan>();
  const plan = useRead(applications.conclusionPlan, signed ? skip : { params, query: { stepId } }, { fresh: true });
  const said = signed ?? plan.data;
  return (
    <AlertDialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text("sign.title", { verdict })}
      confirmLabel={text("sign")}
      // Nobody signs before it is said what follows; and the button stays where it is pressed.
      disabledReason={said || plan.failure ? undefined : text("sign.wait")}
      onConfirm={async () => {
        setSigned(said);
        await onSign();
      }}
    >
      {said ? (
        <Stack gap={3}>
          <p>
            {text("sign.what", {
              number: application.data?.number ?? "—",
              organisation: said.organisation[locale],
              step: said.step[locale],
            })}
          </p>
          <p>{text(said.supersedes ? "sign.supersedes" : "sign.stays")}</p>
          {said.ends ? <p>{text("sign.ends")}</p> : null}
          <Steps heading={text("sign.asks")} steps={said.asks} />
          <Steps heading={text("sign.awaits")} steps={said.awaits} />
        </Stack>
      ) : plan.failure ? (
        <FailedRead failure={plan.failure} onRetry={() => void plan.refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </AlertDialog>
  );
}

function Steps({ heading, steps }: { readonly heading: string; readonly steps: readonly PlannedStep[] }) {
  if (steps.length === 0) return null;
  return (
    <div>
      <p>{heading}</p>
      <PlannedSteps steps={steps} />
    </div>
  );
}
