import { applications } from "@yer/api/contract/applications";
import { lastTashkentDay } from "@yer/api/formats";
import { statusTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { useRead, useTheme } from "@yer/api/react";
import { Card, DescriptionList, Link, Skeleton, Stack, StatusTag, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { PlotSketch } from "../plots/PlotSketch.js";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { useObjectionText } from "./objection-texts.js";

/** What of an application is needed to judge an objection to it: facts and outline. */
export function ApplicationBeside({ id }: { id: string }) {
  const text = useObjectionText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  const { data: application, failure, refetch } = useRead(applications.get, { params: { id } });
  if (!application) {
    return failure ? (
      <FailedRead title={text("file.failed")} failure={failure} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={10} />
    );
  }
  const { facts } = application;
  const empty = text("facts.empty");
  const number = (value: number | null) => (value === null ? empty : intl.formatNumber(value));
  return (
    <Stack gap={4}>
      <Card
        title={<Link href={addressOf("/application/:id", { id })}>{application.number}</Link>}
        actions={<StatusTag tone={statusTone[application.status]}>{text(`status.${application.status}`)}</StatusTag>}
      >
        <DescriptionList
          items={[
            { term: text("facts.name"), details: application.occupier ?? empty },
            {
              term: text("word.place"),
              details: [application.region, application.district, application.neighborhood]
                .map(({ name }) => name[locale])
                .join(", "),
            },
            { term: text("facts.address"), details: facts.address ?? empty },
            {
              term: text("word.legalBasis"),
              details: `${facts.legalBasis}. ${text(`legalBasis.${facts.legalBasis}`)}`,
            },
            { term: text("word.cadastreNumber"), details: facts.cadastreNumber ?? empty },
            { term: text("facts.area.total"), details: number(facts.sizes.total) },
            { term: text("facts.area.excess"), details: number(facts.sizes.excess) },
            { term: text("facts.occupiedSince"), details: facts.occupiedSince ?? empty },
            {
              term: text("disputes.file.deadline"),
              details:
                application.deadline.endsAt === null ? empty : dates.day(lastTashkentDay(application.deadline.endsAt)),
            },
          ]}
        />
      </Card>
      <Card title={text("facts.outline")}>
        {facts.outline ? <PlotSketch id={id} outline={facts.outline} hasNeighbours /> : empty}
      </Card>
    </Stack>
  );
}
