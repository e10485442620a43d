import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { ownApplications } from "@yer/api/contract/own-applications";
import { statusTone } from "@yer/api/messages/tones";
import { Card, DescriptionList, Link, Stack, StatusTag, Unbroken } from "@yer/ui";
import { useDisputeText } from "../disputes/dispute-texts.js";
import { CertificateLink } from "../documents/OwnDocuments.js";
import { StandingSentence } from "../standing/StandingSentence.js";
import { useStandingItems } from "../standing/use-standing-items.js";

/** One of a citizen's own applications: where it stands, until when, and what they can open of it. */
export function OwnApplicationCard({
  application,
}: {
  application: ReplyOf<typeof ownApplications.mine>["items"][number];
}) {
  const text = useDisputeText();
  const items = useStandingItems(application);
  const { applicationId, number, status, offerId, mayComplain, certificate } = application;
  return (
    <Card
      title={<Unbroken>{number}</Unbroken>}
      actions={<StatusTag tone={statusTone[status]}>{text(`status.${status}`)}</StatusTag>}
    >
      <StandingSentence answer={application} />
      <DescriptionList items={items} />
      <Stack direction="row" gap={4} isWrapping>
        <Link href={`/offer-me/${applicationId}`}>{text("own.open")}</Link>
        {certificate ? <CertificateLink document={certificate} /> : null}
        {offerId ? <Link href={`/offer/${offerId}`}>{text("lookUp.offer")}</Link> : null}
        {mayComplain ? <Link href={`/complaint/${applicationId}/new`}>{text("complaint.write")}</Link> : null}
      </Stack>
    </Card>
  );
}
