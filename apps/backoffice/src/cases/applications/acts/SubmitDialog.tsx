import { outsideOf } from "@yer/area-picker/model/overlap";
import { type OutlineFeature, places } from "@yer/api/contract/places";
import type { Polygon } from "@yer/api/contract/values";
import { useRead, useTheme } from "@yer/api/react";
import { InlineAlert, Skeleton } from "@yer/ui";
import { useIntl } from "react-intl";
import { useApplicationText, withApplicationTexts } from "../application-texts.js";
import type { ActProps } from "./act-props.js";
import { FailedRead } from "../../../base/screen/FailedRead.js";
import { MoveQuestion } from "./MoveQuestion.js";

const partsOf = ({ geometry }: OutlineFeature): Polygon[] =>
  geometry.coordinates.map((coordinates): Polygon => ({ type: "Polygon", coordinates }));

/**
 * Asks before an application is handed in, and says how much of the plot lies outside the place it is said to lie in:
 * its neighbourhood, else its district, whichever outline is known.
 */
export default withApplicationTexts((props: ActProps) => {
  const text = useApplicationText();
  const intl = useIntl();
  const { locale } = useTheme();
  const { district, region, neighborhood, facts } = props.application;
  const neighborhoods = useRead(places.outlines, { query: { within: district.soato } });
  const districts = useRead(places.outlines, { query: { within: region.soato } });
  const failed = [neighborhoods, districts].find(({ data, failure }) => failure && !data);

  function said() {
    if (facts.outline === null) return null;
    if (failed?.failure) {
      return <FailedRead tone="warning" failure={failed.failure} onRetry={() => void failed.refetch()} />;
    }
    if (!neighborhoods.data || !districts.data) return <Skeleton lines={1} />;
    const place =
      neighborhoods.data.features.find(({ id }) => id === neighborhood.id) ??
      districts.data.features.find(({ id }) => id === district.soato);
    const outside = place && outsideOf(facts.outline, partsOf(place));
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

  return (
    <MoveQuestion
      {...props}
      move="submit"
      isKnown={facts.outline === null || failed !== undefined || Boolean(neighborhoods.data && districts.data)}
    >
      {said()}
    </MoveQuestion>
  );
});
