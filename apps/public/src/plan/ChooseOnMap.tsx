import { Disclosure, lazyPart, Skeleton } from "@yer/ui";
import { Suspense, useState } from "react";
import type { PlacesOnMapProps } from "./PlacesOnMap.js";
import { usePlanText, withPlanTexts } from "./plan-texts.js";

const PlacesOnMap = lazyPart(() => import("./PlacesOnMap.js"));

/** The way to a neighbourhood over the map, which comes once somebody goes it. */
export function ChooseOnMap({ onChoose }: PlacesOnMapProps) {
  const text = usePlanText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={text("plan.map")} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <PlacesOnMap onChoose={onChoose} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}

export default withPlanTexts(ChooseOnMap);
