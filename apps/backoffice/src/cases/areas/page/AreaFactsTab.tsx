import type { Area } from "@yer/api/contract/area-facts";
import { statusTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { Card, DescriptionList, Link, Stack, StatusTag, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { BuildingsCard } from "../../applications/page/BuildingsCard.js";
import { FactsColumns } from "../../applications/page/FactsColumns.js";
import { PlaceCard } from "../../applications/page/PlaceCard.js";
import { PlotSketch } from "../../plots/PlotSketch.js";
import { useAreaPageText } from "./area-page-texts.js";
import { ToldCard } from "./ToldCard.js";

/** What is known of an area. */
export function AreaFactsTab({ area }: { area: Area }) {
  const text = useAreaPageText();
  const intl = useIntl();
  const dates = useDates();
  const { facts } = area;
  const empty = text("facts.empty");
  const number = (value: number | null) => (value === null ? empty : intl.formatNumber(value));
  return (
    <FactsColumns>
      {area.applications.length > 0 ? (
        <Card title={text("areaPage.applications")}>
          <Stack as="ul" gap={2}>
            {area.applications.map(({ id, number: own, status }) => (
              <Stack key={id} as="li" direction="row" gap={2}>
                <Link href={addressOf("/application/:id", { id })}>{own}</Link>
                <StatusTag tone={statusTone[status]}>{text(`status.${status}`)}</StatusTag>
              </Stack>
            ))}
          </Stack>
        </Card>
      ) : null}
      {area.told ? <ToldCard id={area.id} told={area.told} /> : null}
      <PlaceCard of={area} address={facts.address} />
      <Card title={text("facts.plot")}>
        <DescriptionList
          items={[
            {
              term: text("word.legalBasis"),
              details: facts.legalBasis ? `${facts.legalBasis}. ${text(`legalBasis.${facts.legalBasis}`)}` : empty,
            },
            { term: text("word.cadastreNumber"), details: facts.cadastreNumber ?? empty },
            { term: text("facts.area.total"), details: number(facts.sizes.total) },
            { term: text("facts.area.documented"), details: number(facts.sizes.documented) },
            { term: text("facts.area.excess"), details: number(facts.sizes.excess) },
            { term: text("facts.area.built"), details: number(facts.sizes.built) },
            { term: text("facts.occupiedSince"), details: facts.occupiedSince ?? empty },
          ]}
        />
      </Card>
      <Card title={text("areaPage.found")}>
        <DescriptionList
          items={[
            { term: text("areas.source"), details: text(`areaSource.${facts.source}`) },
            { term: text("areaPage.foundOn"), details: facts.foundOn ? dates.day(facts.foundOn) : empty },
            { term: text("areaPage.foundBy"), details: facts.foundBy ?? empty },
            { term: text("column.entered"), details: dates.moment(area.createdAt) },
            { term: text("column.stateSince"), details: dates.moment(area.stateSince) },
          ]}
        />
      </Card>
      <Card title={text("facts.outline")}>
        {facts.outline ? <PlotSketch id={area.id} outline={facts.outline} /> : empty}
      </Card>
      <BuildingsCard buildings={facts.buildings} />
    </FactsColumns>
  );
}
