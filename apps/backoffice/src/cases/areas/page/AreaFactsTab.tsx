import type { Area } from "@yer/api/contract/area-facts";
import { useTheme } from "@yer/api/react";
import { Card, DescriptionList, Stack, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { buildingInWords } from "../../applications/page/building-in-words.js";
import { PlotSketch } from "../../applications/page/PlotSketch.js";
import { useAreaPageText } from "./area-page-texts.js";

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: var(--yer-space-4);
  align-items: start;
`;

/** What is known of an area. */
export function AreaFactsTab({ area }: { area: Area }) {
  const text = useAreaPageText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  const { facts } = area;
  const empty = text("facts.empty");
  const number = (value: number | null) => (value === null ? empty : intl.formatNumber(value));
  return (
    <Columns>
      <Card title={text("word.place")}>
        <DescriptionList
          items={[
            { term: text("word.region"), details: area.region.name[locale] },
            { term: text("facts.district"), details: area.district.name[locale] },
            { term: text("facts.neighborhood"), details: area.neighborhood.name[locale] },
            { term: text("facts.address"), details: facts.address ?? empty },
          ]}
        />
      </Card>
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
      <Card title={text("facts.buildings")}>
        {facts.buildings.length === 0 ? (
          empty
        ) : (
          <Stack gap={2} as="ul">
            {facts.buildings.map((building, index) => (
              <li key={index}>{buildingInWords(building, { text, number: (value) => intl.formatNumber(value) })}</li>
            ))}
          </Stack>
        )}
      </Card>
    </Columns>
  );
}
