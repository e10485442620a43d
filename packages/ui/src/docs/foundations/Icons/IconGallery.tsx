import { type ReactElement, useState } from "react";
import { styled } from "styled-components";
import type { IconComponent } from "../../../components/Icon/create-icon.js";
import { SearchField } from "../../../components/SearchField/index.js";
import { EmptyState } from "../../../components/EmptyState/index.js";
import * as icons from "../../../icons/index.js";

/** Every icon by its export; whether it turns round is read from what it draws. */
const drawings = Object.entries(icons)
  .map(([name, Drawing]: [string, IconComponent]) => {
    const drawn = Drawing({}) as ReactElement<{ readonly "data-mirrored"?: boolean }>;
    return { name, Drawing, isMirrored: drawn.props["data-mirrored"] === true };
  })
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: var(--yer-space-2);
  margin: var(--yer-space-4) 0 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: var(--yer-space-2);
    padding: var(--yer-space-4) var(--yer-space-2);
    border: 1px solid var(--yer-border);
    border-radius: var(--yer-radius-md);
    font-size: var(--yer-font-size-xs);
    text-align: center;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--yer-accent-text);
    font-size: inherit;
  }
`;

/** All icons by the name they are imported by; typing narrows them. */
export function IconGallery(): ReactElement {
  const [sought, setSought] = useState("");
  const found = drawings.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <section aria-label="Icons">
      <SearchField label="Find an icon" value={sought} onChange={setSought} width="md" />
      <p aria-live="polite">
        {found.length} of {drawings.length}
      </p>
      {found.length === 0 ? (
        <EmptyState title="No icon has this name" level={3}>
          Try what it shows (“chevron”, “map”), not what it is for.
        </EmptyState>
      ) : (
        <Sheet>
          {found.map(({ name, Drawing, isMirrored }) => (
            <li key={name}>
              <Drawing size={24} />
              <span>{name}</span>
              {isMirrored ? <small>turns round in rtl</small> : null}
            </li>
          ))}
        </Sheet>
      )}
    </section>
  );
}
