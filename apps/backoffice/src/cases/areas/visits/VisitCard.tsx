import { OutlineSketch } from "@yer/area-picker";
import type { Polygon } from "@yer/api/contract/values";
import { type Visit, visitQuestions } from "@yer/api/contract/visits";
import { useTheme } from "@yer/api/react";
import { Card, DescriptionList, InlineAlert, Stack, StatusTag, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useAreaPageText } from "../page/area-page-texts.js";
import { useWalkInWords } from "./use-walk-in-words.js";
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

/** Props of {@link VisitCard}. */
export interface VisitCardProps {
  readonly areaId: string;
  /** The outline beside which what was walked is told. */
  readonly drawn: Polygon | null;
  readonly visit: Visit;
}

/** A visit: what was found, said, walked and photographed. */
export function VisitCard({ areaId, drawn, visit }: VisitCardProps) {
  const text = useAreaPageText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  const sayAnswer = useAnswerInWords();
  const sayWalk = useWalkInWords(drawn);
  const { position, hours, outline, photos } = visit;
  const date = dates.day(visit.visitedOn);
  return (
    <Card
      title={`${date} · ${text(`areaFinding.${visit.finding}`)}`}
      actions={visit.correctedBy ? <StatusTag tone="neutral">{text("visits.corrected")}</StatusTag> : null}
    >
      <Stack gap={3}>
        {visit.keptBecause ? (
          <InlineAlert tone="warning">{text(`visits.kept.${visit.keptBecause}`)}</InlineAlert>
        ) : null}
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
            ...(outline === null
              ? []
              : [
                  {
                    term: text(visit.walk?.fixes === 0 ? "visits.tapped" : "visits.walked"),
                    details: sayWalk({ outline, walk: visit.walk ?? null }),
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
