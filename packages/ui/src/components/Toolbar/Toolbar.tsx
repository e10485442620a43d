import type { KeyboardEvent, ReactElement } from "react";
import { Toolbar as AriaToolbar } from "react-aria-components/Toolbar";
import { styled } from "styled-components";
import { ToolbarControl } from "./ToolbarControl.js";
import { ToolbarMenu } from "./ToolbarMenu.js";
import type { ToolbarGroup } from "./items.js";
import { useOverflow } from "./use-overflow.js";
import { ariaRootProps } from "../../root/aria-root-props.js";
import type { RootProps } from "../../root/root-props.js";

/** Props of `Toolbar`. */
export interface ToolbarProps extends RootProps {
  /** Name of the toolbar: what it works on. */
  "aria-label": string;
  /** Its controls, in groups. Those for which there is no room go into a menu at the end, last ones first. */
  groups: readonly ToolbarGroup[];
  /** Which way it lies. An upright one needs a height from its place to know when to overflow. @default "horizontal" */
  orientation?: "horizontal" | "vertical";
  /** Height of the controls. @default "md" */
  size?: "md" | "sm";
}

const Root = styled(AriaToolbar)`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--yer-space-1);
  min-inline-size: 0;
  max-inline-size: 100%;
  padding: var(--yer-space-1);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-lg);
  background: var(--yer-surface);
  &[data-orientation="vertical"] {
    flex-direction: column;
    inline-size: fit-content;
    max-block-size: 100%;
  }
  > * {
    flex: none;
  }
  > [data-danger] {
    color: var(--yer-danger-text);
  }
  /* Kept in the document, so that the browser goes on telling its size. */
  [data-overflowing] {
    position: absolute;
    inset: 0 auto auto 0;
    visibility: hidden;
  }
`;

const Line = styled.span`
  flex: none;
  align-self: stretch;
  inline-size: 1px;
  margin: 4px;
  background: var(--yer-border);
  [data-orientation="vertical"] > & {
    inline-size: auto;
    block-size: 1px;
  }
`;

/** Home and End, which React Aria's toolbar does not know. */
function toEnds(event: KeyboardEvent): void {
  if (event.key !== "Home" && event.key !== "End") return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
  const control = controls.at(event.key === "Home" ? 0 : -1);
  if (!control) return;
  event.preventDefault();
  control.focus();
}

/**
 * Acts on one thing in a row: one stop of Tab, arrows from control to control. What the room does not hold goes into a
 * menu.
 */
export function Toolbar({
  "aria-label": label,
  groups,
  orientation = "horizontal",
  size = "md",
  ...root
}: ToolbarProps): ReactElement {
  const filled = groups.filter(({ items }) => items.length > 0);
  const all = filled.flatMap(({ items }) => items);
  const { ref, shown } = useOverflow(orientation);
  const kept = new Set(all.slice(0, shown).map(({ id }) => id));
  return (
    <Root {...ariaRootProps(root, "div", { ref, onKeyDown: toEnds })} aria-label={label} orientation={orientation}>
      {filled.map(({ id, items }, index) => [
        index === 0 ? null : (
          <Line
            key={`line ${id}`}
            data-toolbar-part=""
            data-overflowing={items.some((item) => kept.has(item.id)) ? undefined : ""}
          />
        ),
        ...items.map((item) => (
          <ToolbarControl
            key={item.id}
            // Upright, one label would make the whole bar as wide.
            item={orientation === "vertical" ? { ...item, isLabelVisible: false } : item}
            size={size}
            isOverflowing={!kept.has(item.id)}
          />
        )),
      ])}
      {shown < all.length ? <ToolbarMenu groups={filled} kept={kept} size={size} orientation={orientation} /> : null}
    </Root>
  );
}
