import { OutlineSketch } from "@yer/area-picker";
import type { Area } from "@yer/api/contract/area-facts";
import { type Visit, visitQuestions, visits } from "@yer/api/contract/visits";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead, useTheme } from "@yer/api/react";
import { Button, Card, DescriptionList, EmptyState, MapPinIcon, Skeleton, Stack, StatusTag, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useAreaPageText } from "../page/area-page-texts.js";
import { VisitPhoto } from "./VisitPhoto.js";

const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

function useAnswerInWords() {
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  return ({ field, answer }: Visit["answered"][number]): string => {
    switch (field.fieldType) {
      case "radio":
        return field.optionsList.find((option) => String(option.id) === String(answer))?.label[locale] ?? "—";
      case "date":
        return dates.day(String(answer));
      case "number":
        return typeof answer === "number" ? intl.formatNumber(answer, { useGrouping: "min2" }) : answer;
      default:
        return String(answer);
    }
  };
}

function VisitCard({ areaId, visit }: { areaId: string; visit: Visit }) {
  const text = useAreaPageText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  const sayAnswer = useAnswerInWords();
  const { position, hours, outline, photos } = visit;
  const date = dates.day(visit.visitedOn);
  return (
    <Card
      title={`${date} · ${text(`areaFinding.${visit.finding}`)}`}
      actions={visit.correctedBy ? <StatusTag tone="neutral">{text("visits.corrected")}</StatusTag> : null}
    >
      <Stack gap={3}>
        <p>{visit.words}</p>
        <DescriptionList
          items={[
            ...visit.answered
              .filter(({ field }) => field.id !== visitQuestions.findingField)
              .map((one) => ({ term: one.field.label[locale], details: sayAnswer(one) })),
            {
              term: text("word.organization"),
              details: [visit.organisation.name[locale], visit.by].filter(Boolean).join(" · "),
            },
            ...(hours === null
              ? []
              : [{ term: text("visit.hours"), details: text("visits.hours", { hours: intl.formatNumber(hours) }) }]),
            ...(position === null
              ? []
              : [
                  {
                    term: text("visits.position"),
                    details: [
                      `${position.latitude}, ${position.longitude}`,
                      ...(position.accuracy === null
                        ? []
                        : [text("visit.position.accuracy", { metres: intl.formatNumber(position.accuracy) })]),
                    ].join(" · "),
                  },
                ]),
            { term: text("visits.received"), details: dates.moment(visit.receivedAt) },
          ]}
        />
        {photos.length > 0 ? (
          <Photos aria-label={text("visit.photos")}>
            {photos.map((photo, at) => (
              <VisitPhoto
                key={photo.id}
                areaId={areaId}
                visitId={visit.id}
                photo={photo}
                alt={text("visit.photo", { date, nth: at + 1 })}
              />
            ))}
          </Photos>
        ) : null}
        {outline ? <OutlineSketch outline={outline} describe={(facts) => text("facts.outline.points", facts)} /> : null}
      </Stack>
    </Card>
  );
}

/** Visits of an area, the latest first, with what was found, said and photographed. */
export default function VisitsTab({ area }: { area: Area }) {
  const text = useAreaPageText();
  const { data, failure, refetch } = useRead(visits.list, { params: { id: area.id } });
  if (!data && !failure) return <Skeleton lines={8} />;
  if (!data) {
    return (
      <EmptyState title={text("visits.failed")} actions={<Button onPress={() => refetch()}>{text("retry")}</Button>}>
        {failure && sayFailure(text, failure)}
      </EmptyState>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState icon={<MapPinIcon size={32} />} title={text("visits.none")}>
        {text("visits.none.text")}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      {data.items.map((visit) => (
        <VisitCard key={visit.id} areaId={area.id} visit={visit} />
      ))}
    </Stack>
  );
}
