import type { Area, AreaProposal, AreaSending } from "@yer/api/contract/area-facts";
import { useExtra, useTheme } from "@yer/api/react";
import { Button, Card, DescriptionList, EmptyState, SearchIcon, Stack, StatusTag, useDates } from "@yer/ui";
import { useAreaPageText } from "./area-page-texts.js";

/** An inspection that the area was sent to: by whom, what for, and how far it came. */
function Sending({ sending }: { sending: AreaSending }) {
  const text = useAreaPageText();
  const dates = useDates();
  const { locale } = useTheme();
  const { takenAt, endedAt } = sending;
  return (
    <Card
      title={sending.organisation.name[locale]}
      actions={
        <StatusTag tone={endedAt ? "neutral" : "progress"}>
          {text(endedAt ? "areaPage.sending.ended" : "areaPage.sending.running")}
        </StatusTag>
      }
    >
      <DescriptionList
        items={[
          { term: text("areaPage.sending.sent"), details: `${dates.moment(sending.at)} · ${sending.by}` },
          { term: text("areaPage.days"), details: text("areaPage.days.given", { days: sending.days }) },
          { term: text("act.request.note"), details: sending.note },
          {
            term: text("areaPage.sending.taken"),
            details: takenAt ? [dates.moment(takenAt), sending.takenBy].filter(Boolean).join(" · ") : "—",
          },
          ...(endedAt ? [{ term: text("areaPage.sending.ended"), details: dates.moment(endedAt) }] : []),
        ]}
      />
    </Card>
  );
}

/** What was proposed for the area, on what it rests, and how it was decided. */
function Proposal({ proposal }: { proposal: AreaProposal }) {
  const text = useAreaPageText();
  const dates = useDates();
  const { client } = useExtra();
  const { documentId, verdict, decidedAt } = proposal;
  return (
    <Card
      title={text(`areaTarget.${proposal.target}`)}
      actions={
        <StatusTag tone={verdict === null ? "warning" : verdict === "approved" ? "success" : "danger"}>
          {text(`areaPage.verdict.${verdict ?? "open"}`)}
        </StatusTag>
      }
    >
      <Stack gap={3} align="start">
        <DescriptionList
          items={[
            {
              term: text("word.proposed"),
              details: [dates.moment(proposal.at), proposal.by].filter(Boolean).join(" · "),
            },
            { term: text("word.reason"), details: proposal.reason },
            ...(decidedAt
              ? [
                  {
                    term: text("areaPage.decided"),
                    details: [dates.moment(decidedAt), proposal.decidedBy].filter(Boolean).join(" · "),
                  },
                  { term: text("areaPage.decisionReason"), details: proposal.decisionReason },
                ]
              : []),
          ]}
        />
        {documentId ? (
          <Button size="sm" variant="quiet" onPress={() => client.download(documentId)}>
            {text("word.document")}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}

/** Where the area was sent to be looked at, and what was proposed for it; the latest first. */
export default function InspectionsTab({ area }: { area: Area }) {
  const text = useAreaPageText();
  if (area.sendings.length + area.proposals.length === 0) {
    return (
      <EmptyState icon={<SearchIcon size={32} />} title={text("areaPage.inspections.none")}>
        {text("areaPage.inspections.none.text")}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      {area.proposals.map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} />
      ))}
      {area.sendings.map((sending) => (
        <Sending key={sending.id} sending={sending} />
      ))}
    </Stack>
  );
}
