import { Button, InlineAlert, MapPinIcon, Stack } from "@yer/ui";
import { useIntl } from "react-intl";
import { useFixes } from "../../walk/use-fixes.js";
import type { Fix } from "../../walk/walked-outline.js";
import { useMomentText } from "../moment-texts.js";

/** Metres that are exact enough: the receiver may rest. */
const exactEnough = 5;

/** Props of {@link StoodHere}. */
export interface StoodHereProps {
  readonly value: Fix | null;
  readonly onChange: (fix: Fix) => void;
}

/** Where somebody stands: the most exact of what the device tells while it is asked. */
export function StoodHere({ value, onChange }: StoodHereProps) {
  const text = useMomentText();
  const intl = useIntl();
  const { state, start, stop } = useFixes((fix, rest) => {
    if (value === null || fix.accuracy < value.accuracy) onChange(fix);
    if (fix.accuracy <= exactEnough) rest();
  });
  return (
    <Stack gap={2}>
      <div>
        <Button icon={<MapPinIcon />} onPress={state === "on" ? stop : start}>
          {text(state === "on" ? "moment.position.stop" : "visit.position.take")}
        </Button>
      </div>
      <output>
        {value === null
          ? null
          : text("visit.position.accuracy", {
              metres: intl.formatNumber(value.accuracy, { maximumFractionDigits: 0 }),
            })}
      </output>
      <FixTrouble state={state} />
    </Stack>
  );
}

/** Says why the device does not tell where it is. */
export function FixTrouble({ state }: { state: string }) {
  const text = useMomentText();
  if (state !== "denied" && state !== "failed") return null;
  return (
    <InlineAlert tone="warning" isAnnounced>
      {text(`moment.position.${state}`)}
    </InlineAlert>
  );
}
