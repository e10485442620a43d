import { areas } from "@yer/api/contract/areas";
import { useExtra } from "@yer/api/react";
import { Button, TextArea } from "@yer/ui";
import { Quote } from "../../../../base/screen/Quote.js";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import { useAreaPageText } from "../area-page-texts.js";
import { type AreaActProps, useAreaAct } from "./area-act.js";
import { AreaActDialog } from "./AreaActDialog.js";

/** Approves or refuses what another person proposed, with what it rests on before one's eyes. */
export default function DecideDialog(props: AreaActProps) {
  const text = useAreaPageText();
  const { client } = useExtra();
  const { area, move } = props;
  const [proposal] = area.proposals.filter(({ verdict }) => verdict === null);
  const form = useEndpointForm(areas.decideProposal, {
    ...useAreaAct(props),
    start: { reason: "" },
    fields: { reason: text("word.reason") },
    args: ({ reason }) => ({
      params: { id: area.id, proposal: proposal?.id ?? "" },
      body: { verdict: move === "approve" ? "approved" : "refused", reason },
    }),
  });
  const documentId = proposal?.documentId;
  return (
    <AreaActDialog {...props} form={form} variant={move === "refuse" ? "danger" : "primary"}>
      {proposal ? (
        <div>
          <strong>{text(`areaTarget.${proposal.target}`)}</strong>
          <Quote>{proposal.reason}</Quote>
          {documentId ? (
            <Button size="sm" variant="quiet" onPress={() => client.download(documentId)}>
              {text("word.document")}
            </Button>
          ) : null}
        </div>
      ) : null}
      <TextArea {...form.field("reason")} isRequired />
    </AreaActDialog>
  );
}
