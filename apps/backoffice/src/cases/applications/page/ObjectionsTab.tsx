import type { Application } from "@yer/api/contract/applications";
import { complainantHeadings } from "@yer/api/contract/objections";
import { objectionTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { Card, EmptyState, Link, Stack, StatusTag, useDates, WarningIcon } from "@yer/ui";
import type { ReactNode } from "react";
import { Quote } from "../../../base/screen/Quote.js";
import { useText } from "../../../base/language/use-text.js";
import { AttachedFiles } from "../../objections/AttachedFiles.js";
import { useObjectionText, withObjectionTexts } from "../../objections/objection-texts.js";
import { DecisionDialog } from "./DecisionDialog.js";

type Decision = Application["objections"][number]["decision"];

function Decided({ decision, children }: { decision: Decision; children: ReactNode }) {
  const text = useText();
  const dates = useDates();
  if (!decision) return children;
  return (
    <div>
      <p>
        {text("objections.reason")} ({decision.by}, {dates.day(decision.at)}):
      </p>
      <Quote>{decision.reason}</Quote>
    </div>
  );
}

function Objections({ file: application }: { file: Application }) {
  const text = useObjectionText();
  const dates = useDates();
  return application.objections.map((objection) => (
    <Card
      key={objection.id}
      title={
        <Link href={addressOf("/objection/:propertyId/:id", { propertyId: application.id, id: objection.id })}>
          {objection.number}
        </Link>
      }
      description={`${text("objections.from", { name: objection.objector.name, number: objection.objector.number })} · ${dates.moment(objection.at)}`}
      actions={<StatusTag tone={objectionTone[objection.state]}>{text(`objection.${objection.state}`)}</StatusTag>}
    >
      <Stack gap={3} align="start">
        <p>{objection.text}</p>
        {objection.files.length > 0 ? <AttachedFiles files={objection.files} hasKinds /> : null}
        {/* Where it stands beside the application and those that say the same, it is decided. */}
        <Decided decision={objection.decision}>{null}</Decided>
      </Stack>
    </Card>
  ));
}

function Complaints({ file: application }: { file: Application }) {
  const text = useObjectionText();
  const dates = useDates();
  return application.complaints.map((complaint) => (
    <Card
      key={complaint.id}
      title={complaint.number}
      level={3}
      description={`${complaint.name} (${text(complainantHeadings[complaint.by])}) · ${dates.moment(complaint.at)}`}
      actions={<StatusTag tone={objectionTone[complaint.state]}>{text(`objection.${complaint.state}`)}</StatusTag>}
    >
      <Stack gap={3} align="start">
        <p>{complaint.text}</p>
        {complaint.files.length > 0 ? <AttachedFiles files={complaint.files} hasKinds /> : null}
        <Decided decision={complaint.decision}>
          {complaint.state === "new" ? <DecisionDialog applicationId={application.id} complaint={complaint} /> : null}
        </Decided>
      </Stack>
    </Card>
  ));
}

/** Objections to the application's announcements and complaints against its decisions, each with what was decided. */
function ObjectionsTab({ file: application }: { file: Application }) {
  const text = useText();
  if (application.objections.length === 0 && application.complaints.length === 0) {
    return <EmptyState icon={<WarningIcon size={32} />} title={text("objections.none")} />;
  }
  return (
    <Stack gap={4}>
      <Objections file={application} />
      {application.complaints.length > 0 ? <h2>{text("complaints.title")}</h2> : null}
      <Complaints file={application} />
    </Stack>
  );
}

export default withObjectionTexts(ObjectionsTab);
