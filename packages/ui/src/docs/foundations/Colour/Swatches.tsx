import type { ReactElement } from "react";
import { styled } from "styled-components";
import { tokenEntries } from "../../../testing/colour-pairs.js";

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: var(--yer-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: var(--yer-space-1);
    font-size: var(--yer-font-size-xs);
    overflow-wrap: anywhere;
  }
  li::before {
    content: "";
    block-size: 48px;
    border: 1px solid var(--yer-border);
    border-radius: var(--yer-radius-md);
    background: var(--swatch);
  }
`;

/** Every colour of the theme that is on, by the name of its token. */
export function Swatches(): ReactElement {
  const names = tokenEntries("light")
    .map(([name]) => name)
    .filter((name) => !name.startsWith("shadow"));
  return (
    <Sheet>
      {names.map((name) => (
        <li key={name} style={{ "--swatch": `var(--yer-${name})` }}>
          <code>--yer-{name}</code>
        </li>
      ))}
    </Sheet>
  );
}
