import { OutlineSketch } from "@yer/area-picker";
import { unpackOutline, type CompactOutline } from "@yer/api/contract/compact-outline";
import { Button, Stack, UndoIcon } from "@yer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useFixes } from "../../walk/use-fixes.js";
import { cornerOf, outlineOf, type WalkedCorner } from "../../walk/walked-outline.js";
import { useMomentText } from "../moment-texts.js";
import { FixTrouble } from "./StoodHere.js";

/** Fixes after which more of them make a corner hardly surer. */
const enough = 10;

/** Props of {@link WalkOutline}. */
export interface WalkOutlineProps {
  readonly corners: readonly WalkedCorner[];
  /** Called with all corners at each new position fix. */
  readonly onChange: (corners: readonly WalkedCorner[]) => void;
  /** The outline that the office has, drawn beside it; null where nobody drew one. */
  readonly drawn: CompactOutline | null;
  /** Outlines of the round around it. */
  readonly around: readonly CompactOutline[];
}

/**
 * Walks an outline: one stands at a corner while the device is asked where it is, goes on to the next, and rests between
 * them as long as one likes. Says how well the outline is known; it stays a sketch beside the drawn one.
 */
export function WalkOutline({ corners, onChange, drawn, around }: WalkOutlineProps) {
  const text = useMomentText();
  const intl = useIntl();
  const metres = (value: number): string => intl.formatNumber(value, { maximumFractionDigits: 1 });
  const [isStanding, setStanding] = useState(false);
  const { state, start, stop } = useFixes((fix) => {
    const last = corners.at(-1) ?? [];
    onChange([...corners.slice(0, -1), [...last, fix]]);
    // Without a look at the screen: the corner is as sure as it will be.
    if (last.length + 1 === enough) navigator.vibrate?.(200);
  });
  const isOn = isStanding && state === "on";
  const here = isOn ? cornerOf(corners.at(-1) ?? []) : undefined;
  const walked = outlineOf(corners);
  const leave = (): void => {
    stop();
    setStanding(false);
    onChange(corners.filter((corner) => corner.length > 0));
  };
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={2}>
        {isOn ? (
          <Button variant="primary" onPress={leave}>
            {text("moment.walk.leave")}
          </Button>
        ) : (
          <Button
            onPress={() => {
              onChange([...corners.filter((corner) => corner.length > 0), []]);
              setStanding(true);
              start();
            }}
          >
            {text("moment.walk.stand")}
          </Button>
        )}
        {corners.length > 0 ? (
          <Button
            variant="quiet"
            icon={<UndoIcon />}
            onPress={() => {
              stop();
              setStanding(false);
              onChange(corners.slice(0, -1));
            }}
          >
            {text("moment.walk.undo")}
          </Button>
        ) : null}
      </Stack>
      <output>
        {text("moment.walk.corners", { count: corners.filter((corner) => corner.length > 0).length })}
        {isOn
          ? ` ${text("moment.walk.fixes", { count: corners.at(-1)?.length ?? 0, metres: metres(here?.error ?? 0), outliers: here?.outliers ?? 0 })}`
          : null}
      </output>
      <FixTrouble state={state} />
      {walked ? (
        <>
          <OutlineSketch
            outline={walked.outline}
            neighbours={[...around, ...(drawn === null ? [] : [drawn])].map(unpackOutline)}
            describe={() =>
              text("moment.walk.area", { area: metres(walked.area), error: metres(walked.walk.areaError) })
            }
          />
          {walked.walk.closing === null ? null : (
            <p>{text("moment.walk.closing", { metres: metres(walked.walk.closing) })}</p>
          )}
        </>
      ) : null}
    </Stack>
  );
}
