import type { ComponentProps, KeyboardEvent, ReactElement } from "react";
import { Toolbar as AriaToolbar } from "react-aria-components/Toolbar";
import { styled } from "styled-components";
import { ToolbarControl } from "./ToolbarControl.js";
import { ToolbarMenu } from "./ToolbarMenu.js";
import type { ToolbarGroup } from "./items.js";
import { useOverflow } from "./useOverflow.js";

/** Props of `Toolbar`. */
export interface ToolbarProps {
  /** Name of the toolbar: what it works on. */
  label: string;
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
function toEnds(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Home" && event.key !== "End") return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
  const control = controls.at(event.key === "Home" ? 0 : -1);
  if (!control) return;
  event.preventDefault();
  control.focus();
}

function withEnds(props: ComponentProps<"div">): ReactElement {
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the role "toolbar" is among the props
  return <div {...props} onKeyDown={toEnds} />;
}

/**
 * Acts on one thing in a row: one stop of Tab, arrows from control to control. What the room does not hold goes into a
 * menu.
 */
export function Toolbar({ label, groups, orientation = "horizontal", size = "md" }: ToolbarProps): ReactElement {
  const filled = groups.filter(({ items }) => items.length > 0);
  const all = filled.flatMap(({ items }) => items);
  const { ref, shown } = useOverflow(orientation);
  const kept = new Set(all.slice(0, shown).map(({ id }) => id));
  return (
    <Root ref={ref} aria-label={label} orientation={orientation} render={withEnds}>
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
            item={orientation === "vertical" ? { ...item, showLabel: false } : item}
            size={size}
            isOverflowing={!kept.has(item.id)}
          />
        )),
      ])}
      {shown < all.length ? <ToolbarMenu groups={filled} kept={kept} size={size} orientation={orientation} /> : null}
    </Root>
  );
}
