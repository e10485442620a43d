import { OutlineSketch, type SketchMark } from "@yer/area-picker";
import type { Area, AreaFault } from "@yer/api/contract/area-facts";
import { ToggleButton } from "@yer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { besideFault } from "../form/with-faults.js";
import { useAreaPageText } from "./area-page-texts.js";

const Layout = styled.div`
  display: grid;
  gap: var(--yer-space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  align-items: start;

  ul {
    margin: 0;
  }
  li + li {
    margin-block-start: var(--yer-space-2);
  }
`;

/** Where a fault is drawn: none of what has no place, or whose other plot the reader does not see. */
function markOf({ code, place }: AreaFault): Omit<SketchMark, "label"> | undefined {
  if (place === null) return undefined;
  if (place.kind === "size") return { id: code };
  return { id: code, lines: place.kind === "plot" ? place.outline.coordinates : place.lines };
}

/** Props of {@link FaultList}. */
export interface FaultListProps {
  readonly area: Pick<Area, "facts" | "overlaps">;
  readonly faults: readonly AreaFault[];
}

/** Faults in words, and beside them the outline with those that have a place; pressing one in either points it out in both. */
export function FaultList({ area: { facts, overlaps }, faults }: FaultListProps) {
  const text = useAreaPageText();
  const intl = useIntl();
  const [shown, setShown] = useState<string | null>(null);
  const { outline } = facts;
  const open = outline === null ? [] : faults.filter(({ refusal }) => refusal === null);
  const marks = open.flatMap((fault) => markOf(fault) ?? []).map((mark, at) => ({ ...mark, label: String(at + 1) }));
  const number = (metres: number) => intl.formatNumber(Math.round(metres));
  /** What the sketch shows of a fault, for who does not see it. */
  const placeInWords = ({ twin, place }: AreaFault): string | null => {
    if (place?.kind === "size") {
      const given = facts.sizes.total ?? 0;
      return text("areaPage.faults.sizes", { outline: number(place.holds), given: number(given) });
    }
    if (place?.kind === "border") return text("areaPage.faults.border", { metres: place.metres });
    const across = place && overlaps.find((overlap) => overlap.number === twin);
    return across ? text("areaPage.faults.twin", { area: number(across.area), percent: number(across.percent) }) : null;
  };
  const list = (
    <ul>
      {faults.map((fault) => {
        const { code, refusedBy, refusal } = fault;
        const mark = refusal === null ? marks.find(({ id }) => id === code) : undefined;
        const said = mark ? placeInWords(fault) : null;
        return (
          <li key={code}>
            {text(`areaFault.${code}`)}
            {besideFault(fault)}
            {said === null ? null : `. ${said}`}
            {refusal === null
              ? null
              : `. ${text("areaPage.faults.refused", { name: refusedBy ?? "", reason: refusal })}`}
            {mark ? (
              <>
                {" "}
                <ToggleButton size="sm" isSelected={shown === code} onChange={(isOn) => setShown(isOn ? code : null)}>
                  {text("areaPage.faults.show", { label: mark.label })}
                </ToggleButton>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
  if (outline === null || marks.length === 0) return list;
  return (
    <Layout>
      {list}
      <OutlineSketch
        outline={outline}
        marks={marks}
        shownMark={shown}
        onMarkPress={(id) => setShown((now) => (now === id ? null : id))}
        describe={(found) => text("facts.outline.points", found)}
        sayMetres={(metres) => text("facts.outline.scale", { length: intl.formatNumber(metres) })}
      />
    </Layout>
  );
}
