import { OutlineSketch } from "@yer/area-picker";
import { writeMapView } from "@yer/area-picker/map";
import { outlineFacts } from "@yer/area-picker/model";
import { type Offer, publicSite } from "@yer/api/contract/public";
import { lastTashkentDay } from "@yer/api/formats";
import { useRead } from "@yer/api/react";
import { Card, DescriptionList, Link, Stack, useDates } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { usePreferences } from "../language/preferences.js";
import { useText } from "../language/use-text.js";

/** How close the map is opened at a plot. */
const plotZoom = 18;

/** The address of the public map at a plot. */
function mapAt(outline: NonNullable<Offer["outline"]>, plot: string): string {
  const { lat, lon } = outlineFacts(outline);
  return new URLSearchParams({ view: writeMapView({ lat, lon, zoom: plotZoom }), plot }).toString();
}

/** The plot with a scale, the other announced ones around it, and the way to the map. Without them it is drawn at once. */
function Plot({ id, outline }: { readonly id: string; readonly outline: NonNullable<Offer["outline"]> }) {
  const text = useText();
  const intl = useIntl();
  const { data } = useRead(publicSite.neighbours, { params: { id } });
  const neighbours = useMemo(() => data?.items.map((plot) => plot.outline) ?? [], [data]);
  return (
    <Stack gap={2}>
      <OutlineSketch
        outline={outline}
        neighbours={neighbours}
        describe={(facts) => text("offer.outline.text", facts)}
        // Its line is there before they are: nothing below it moves.
        sayNeighbours={(shown) => (data ? text("offer.outline.neighbours", { count: shown }) : "\u00a0")}
        sayMetres={(metres) => text("offer.outline.scale", { length: intl.formatNumber(metres) })}
      />
      <Link href={`/open-map?${mapAt(outline, id)}`}>{text("offer.outline.map")}</Link>
    </Stack>
  );
}

/** What the public may know of an announced application: facts of the allow-list and the outline. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const text = useText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = usePreferences();
  const place = [offer.region.name, offer.district.name, offer.neighborhood].map((name) => name[locale]).join(", ");
  return (
    <Stack gap={6}>
      <Card>
        <DescriptionList
          items={[
            {
              term: text("offer.period"),
              details: text("offer.range", { from: dates.day(offer.from), to: dates.day(lastTashkentDay(offer.to)) }),
            },
            { term: text("offer.place"), details: place },
            { term: text("offer.legalBasis"), details: text(`legalBasis.${offer.legalBasis}`) },
            ...(offer.cadastreNumber ? [{ term: text("offer.cadastre"), details: offer.cadastreNumber }] : []),
            ...(offer.landCategory
              ? [{ term: text("offer.category"), details: text(`landCategory.${offer.landCategory}`) }]
              : []),
            ...(offer.purpose ? [{ term: text("offer.purpose"), details: text(`purpose.${offer.purpose}`) }] : []),
            ...(offer.area === null
              ? []
              : [
                  {
                    term: text("offer.area"),
                    details: text("announcements.area", { area: intl.formatNumber(offer.area) }),
                  },
                ]),
          ]}
        />
      </Card>
      <Card title={text("offer.outline")}>
        {offer.outline ? <Plot id={offer.applicationId} outline={offer.outline} /> : text("offer.outline.none")}
      </Card>
    </Stack>
  );
}
