import { Button, Checkbox, Disclosure, VisuallyHidden } from "@yer/ui";
import { memo, type ReactElement, useMemo, useState } from "react";
import { styled } from "styled-components";
import { useAreaText } from "../../texts/use-area-text.js";
import { PatternSwatch } from "./PatternSwatch.js";
import type { MapSubject } from "./find-plots.js";
import { patternsOf, type PlotStatus } from "./plot-status.js";

/** Props of {@link PlotLegend}. */
export interface PlotLegendProps {
  /** What is drawn: plots have statuses, visits what was found. */
  readonly subject: MapSubject;
  readonly statuses: readonly PlotStatus[];
  /** Keys of those not shown. */
  readonly hidden: ReadonlySet<string>;
  readonly onHiddenChange: (hidden: ReadonlySet<string>) => void;
  /** Whether it begins folded wherever it stands: open it would take its lines from the map. */
  readonly startsFolded: boolean;
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-1) var(--yer-space-4);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--yer-space-2);
`;

/** Where statuses stand in few lines, the legend is open to begin with; on a phone they would take half the map. */
const isWide = "(min-width: 900px)";

/** What colours and patterns mean, folded or not; a status whose tick is taken away is not drawn. */
export const PlotLegend = memo(function PlotLegend({
  subject,
  statuses,
  hidden,
  onHiddenChange,
  startsFolded,
}: PlotLegendProps): ReactElement {
  const text = useAreaText();
  const legend = subject === "visits" ? "map.legend.visits" : "map.legend";
  const [isOpen, setOpen] = useState(() => !startsFolded && matchMedia(isWide).matches);
  const marked = useMemo(() => patternsOf(statuses), [statuses]);
  return (
    <Disclosure
      // Folded, it still says that not everything is drawn.
      title={hidden.size > 0 ? text(`${legend}.some`, { hidden: hidden.size }) : text(legend)}
      isExpanded={isOpen}
      onExpandedChange={setOpen}
    >
      <Group>
        <legend>
          <VisuallyHidden>{text(legend)}</VisuallyHidden>
        </legend>
        {statuses.map(({ key, label, tone }) => (
          <Checkbox
            key={key}
            isSelected={!hidden.has(key)}
            onChange={(isShown) => {
              const next = new Set(hidden);
              if (isShown) next.delete(key);
              else next.add(key);
              onHiddenChange(next);
            }}
          >
            <Line>
              <PatternSwatch tone={tone} pattern={marked.get(key) ?? "solid"} />
              {label}
            </Line>
          </Checkbox>
        ))}
        {hidden.size > 0 ? (
          <Button size="sm" variant="quiet" onPress={() => onHiddenChange(new Set())}>
            {text(`${legend}.all`)}
          </Button>
        ) : null}
      </Group>
    </Disclosure>
  );
});
