import { outsideOf } from "@yer/area-picker/model/overlap";
import type { Application } from "@yer/api/contract/applications";
import { type OutlineFeature, places } from "@yer/api/contract/places";
import type { Polygon } from "@yer/api/contract/values";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead, useTheme } from "@yer/api/react";
import { Button, InlineAlert, Skeleton } from "@yer/ui";
import { useIntl } from "react-intl";
import { useText } from "../../../base/language/use-text.js";

const partsOf = ({ geometry }: OutlineFeature): Polygon[] =>
  geometry.coordinates.map((coordinates): Polygon => ({ type: "Polygon", coordinates }));

/** How much of the plot lies outside the place it is said to lie in: its neighbourhood, else its district, whichever outline is known. */
export default function OutsideOfPlace({ of: application }: { readonly of: Application }) {
  const text = useText();
  const intl = useIntl();
  const { locale } = useTheme();
  const { outline } = application.facts;
  const neighborhoods = useRead(places.outlines, { query: { within: application.district.soato } });
  const districts = useRead(places.outlines, { query: { within: application.region.soato } });
  const failed = [neighborhoods, districts].find(({ data, failure }) => failure && !data);
  if (outline === null) return null;
  if (failed?.failure) {
    return (
      <InlineAlert
        tone="warning"
        actions={
          <Button size="sm" onPress={() => void failed.refetch()}>
            {text("retry")}
          </Button>
        }
      >
        {sayFailure(text, failed.failure)}
      </InlineAlert>
    );
  }
  if (!neighborhoods.data || !districts.data) return <Skeleton lines={1} />;
  const place =
    neighborhoods.data.features.find(({ id }) => id === application.neighborhood.id) ??
    districts.data.features.find(({ id }) => id === application.district.soato);
  const outside = place && outsideOf(outline, partsOf(place));
  if (!outside) return null;
  return (
    <InlineAlert tone="warning" isAnnounced>
      {text(place.properties.kind === "approximate" ? "act.outside.approximate" : "act.outside", {
        percent: intl.formatNumber(outside.percent, { maximumFractionDigits: 1 }),
        name: place.properties.name[locale],
      })}
    </InlineAlert>
  );
}
