import { OutlineSketch } from "@yer/area-picker";
import type { Offer } from "@yer/api/contract/public";
import { lastTashkentDay } from "@yer/api/formats";
import { Card, DescriptionList, Stack, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { usePreferences } from "../language/preferences.js";
import { useText } from "../language/use-text.js";

/** What the public may know of an announced file: facts of the allow-list and the outline. */
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
        {offer.outline ? (
          <OutlineSketch outline={offer.outline} describe={(facts) => text("offer.outline.text", facts)} />
        ) : (
          text("offer.outline.none")
        )}
      </Card>
    </Stack>
  );
}
