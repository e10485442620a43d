import { publicSite } from "@yer/api/contract/public";
import { useAct } from "@yer/api/react";
import { useNavigate } from "react-router-dom";
import { DisputeForm, type Written } from "../disputes/DisputeForm.js";
import { useDisputeText } from "../disputes/dispute-texts.js";
import { uploadedIds } from "../disputes/use-file-uploads.js";
import { useTitle } from "../frame/use-title.js";

const empty: Written = { text: "", files: [] };

/** The form in which an occupier appeals against a rejection, or a dismissed objector complains. */
export function ComplaintForm({ id }: { id: string }) {
  const text = useDisputeText();
  const navigate = useNavigate();
  const [complain] = useAct(publicSite.complain);
  useTitle(text("complaint.new"));
  return (
    <>
      <h1>{text("complaint.new")}</h1>
      <DisputeForm
        form="complaint"
        record={id}
        start={empty}
        isStored
        isAnyone={false}
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
