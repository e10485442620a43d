import { snapTargets } from "@yer/area-picker/model";
import { type CompactOutline, unpackOutline } from "@yer/api/contract/compact-outline";
import { Button, MinusIcon, PlusIcon, Stack, UndoIcon } from "@yer/ui";
import { useId, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { TapDrawing } from "../../tap/TapDrawing.js";
import { scaled, viewOf } from "../../tap/tap-view.js";
import { tap, type Tapped, tappedOutline, undoTap } from "../../tap/tapped-outline.js";
import { useMomentText } from "../moment-texts.js";

/** Props of {@link TapOutline}. */
export interface TapOutlineProps {
  readonly tapped: Tapped;
  readonly onChange: (tapped: Tapped) => void;
  /** The outline that the office has; null where nobody drew one. */
  readonly drawn: CompactOutline | null;
  /** Outlines of the round around it. */
  readonly around: readonly CompactOutline[];
}

/** Taps an outline on the plots around: nothing is asked of the device or of a network. Says how well it is known; it stays a sketch. */
export function TapOutline({ tapped, onChange, drawn, around }: TapOutlineProps) {
  const text = useMomentText();
  const intl = useIntl();
  const howId = useId();
  const metres = (value: number): string => intl.formatNumber(value, { maximumFractionDigits: 1 });
  const shapes = useMemo(() => around.map(unpackOutline), [around]);
  const own = useMemo(() => drawn && unpackOutline(drawn), [drawn]);
  const targets = useMemo(() => snapTargets(own ? [...shapes, own] : shapes), [shapes, own]);
  const [view, setView] = useState(() => viewOf(own ? [own] : shapes));
  if (!view) return null;
  const { corners, isClosed } = tapped;
  const sketch = tappedOutline(tapped);
  return (
    <Stack gap={3}>
      <p id={howId}>{text("moment.tap.how")}</p>
      <TapDrawing
        view={view}
        onView={setView}
        around={shapes}
        drawn={own}
        tapped={tapped}
        onTap={(at, how) => {
          const next = tap(tapped, at, { ...how, targets });
          if (next === tapped) return;
          // Felt without a look at the screen: it is closed.
          if (next.isClosed) navigator.vibrate?.(200);
          onChange(next);
        }}
        label={text("moment.tap.drawing", { metres: metres(Math.round(view.side)) })}
        describedBy={howId}
      />
      <Stack direction="row" gap={2}>
        <Button icon={<PlusIcon />} onPress={() => setView(scaled(view, 0.5))}>
          {text("moment.tap.nearer")}
        </Button>
        <Button icon={<MinusIcon />} onPress={() => setView(scaled(view, 2))}>
          {text("moment.tap.farther")}
        </Button>
        {corners.length > 0 ? (
          <Button variant="quiet" icon={<UndoIcon />} onPress={() => onChange(undoTap(tapped))}>
            {text(isClosed ? "moment.tap.open" : "moment.walk.undo")}
          </Button>
        ) : null}
      </Stack>
      <output>
        {[
          text("moment.tap.corners", { count: corners.length }),
          ...(isClosed ? [text("moment.tap.closed")] : []),
          ...(sketch
            ? [
                text("moment.walk.area", { area: metres(sketch.area), error: metres(sketch.walk.areaError) }),
                text("moment.tap.error"),
              ]
            : []),
        ].join(" ")}
      </output>
    </Stack>
  );
}
