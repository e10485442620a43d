import type { ReactElement } from "react";
import { styled } from "styled-components";
import { contrast } from "../../../testing/colour.js";
import {
  type ColourPair,
  colourPairs,
  leastContrast,
  leastTextContrast,
  themeColours,
} from "../../../testing/colour-pairs.js";
import type { Theme } from "../../../theme/appearance.js";
import { WideTable } from "../../WideTable.js";

const themes = Object.keys(leastTextContrast) as Theme[];

const Cell = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--yer-space-2);
  white-space: nowrap;
`;

const Sample = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 28px;
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-sm);
  background: var(--ground);
  color: var(--front);
  font-weight: var(--yer-weight-semibold);
  &[data-kind="edge"]::after {
    content: "";
    inline-size: 20px;
    block-size: 12px;
    border: 2px solid var(--front);
    border-radius: 3px;
  }
`;

/** How a pair looks in a theme, and its contrast, to two places: rounding down, so that 4.499 is not shown as enough. */
function Figure({ pair, theme }: { readonly pair: ColourPair; readonly theme: Theme }): ReactElement {
  const colour = themeColours(theme);
  const [front, ground] = [colour(pair.front), colour(pair.ground)];
  return (
    <Cell>
      <Sample aria-hidden data-kind={pair.kind} style={{ "--front": front, "--ground": ground }}>
        {pair.kind === "text" ? "Aa" : null}
      </Sample>
      {(Math.floor(contrast(front, ground) * 100) / 100).toFixed(2)} ≥ {leastContrast(pair, theme)}
    </Cell>
  );
}

/** Every pair of colours the kit uses, with its contrast in each theme, computed from the tokens as the test does. */
export function ContrastFigures(): ReactElement {
  return (
    <div style={{ display: "grid", gap: 32 }}>
      {Object.entries(colourPairs).map(([group, pairs]) => (
        <WideTable key={group} label={group} heads={["In front", "Ground", "Light", "Dark", "High contrast"]}>
          {pairs.map((pair) => (
            <tr key={`${pair.front} ${pair.ground} ${pair.kind}`}>
              <th scope="row">{pair.front}</th>
              <td>{pair.ground}</td>
              {themes.map((theme) => (
                <td key={theme}>
                  <Figure pair={pair} theme={theme} />
                </td>
              ))}
            </tr>
          ))}
        </WideTable>
      ))}
    </div>
  );
}
