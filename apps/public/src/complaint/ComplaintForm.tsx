import { type ContestedDecision, ownApplications } from "@yer/api/contract/own-applications";
import { sayReason } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Skeleton } from "@yer/ui";
import { useNavigate } from "react-router-dom";
import { DisputeForm, type Written } from "../disputes/DisputeForm.js";
import { useDisputeText } from "../disputes/dispute-texts.js";
import { Unavailable } from "../disputes/Unavailable.js";
import { uploadedIds } from "../disputes/use-file-uploads.js";
import { useTitle } from "../frame/use-title.js";
import { useLiveRead } from "../live/use-live-read.js";
import { ContestedFacts } from "./ContestedFacts.js";

const empty: Written = { text: "", files: [] };

function Form({ decision }: { decision: ContestedDecision }) {
  const { applicationId: id, against } = decision;
  const text = useDisputeText();
  const navigate = useNavigate();
  const [complain] = useAct(ownApplications.complain);
  const closed = against.map((reason) => sayReason(text, reason)).join(" · ");
  return (
    <>
      <h1>{text("complaint.new")}</h1>
      <ContestedFacts decision={decision} />
      <DisputeForm
        form="complaint"
        record={id}
        start={empty}
        isStored
        isAnyone={false}
        {...(closed === "" ? {} : { closed })}
        words={{
          lead: text("complaint.new.text"),
          body: text("complaint.body"),
          send: text("complaint.send"),
          failed: text("complaint.notSent"),
        }}
        onSend={({ text: words, files }) =>
          complain({ params: { id }, body: { text: words.trim(), fileIds: uploadedIds(files).fileIds } })
        }
        onSent={(sent) => void navigate(`/complaint/${id}/${sent.id}`, { replace: true })}
      />
    </>
  );
}

/** The form in which an occupier appeals against a rejection, or a dismissed objector complains, under what it is about. */
export function ComplaintForm({ id }: { id: string }) {
  const text = useDisputeText();
  const { data, failure, refetch } = useLiveRead(ownApplications.contested, { params: { id } });
  useTitle(text("complaint.new"));
  if (data) return <Form decision={data} />;
  if (!failure) return <Skeleton lines={8} />;
  return (
    <Unavailable
      failure={failure}
      onRetry={refetch}
      unknown={text("complaint.nothing")}
      failed={text("complaint.failed")}
    />
  );
}
