import { ChevronStartIcon } from "@yer/ui";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import { useAreaText } from "../../texts/use-area-text.js";

const Up = styled.button`
  display: flex;
  align-items: center;
  gap: var(--yer-space-2);
  inline-size: 100%;
  min-block-size: var(--yer-control-height);
  padding: 4px var(--yer-space-3);
  border: 0;
  border-block-end: 1px solid var(--yer-border);
  background: none;
  color: var(--yer-accent-text);
  font: inherit;
  font-weight: var(--yer-weight-medium);
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--yer-surface-hover);
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

/** The way back to the list of the wider place. The keyboard has its own: Left in the list. */
export function PlaceUp({
  name,
  onPress,
}: {
  /** The place whose list is shown. */
  readonly name: string | undefined;
  readonly onPress: () => void;
}): ReactElement {
  const text = useAreaText();
  return (
    <Up
      type="button"
      tabIndex={-1}
      aria-label={`${text("area.up")}${name === undefined ? "" : `: ${name}`}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <ChevronStartIcon size={16} />
      <span>{name ?? text("area.up")}</span>
    </Up>
  );
}
