import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from "react";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { styled } from "styled-components";
import { ArrowDownIcon } from "../../icons/ArrowDownIcon.js";
import { ArrowUpIcon } from "../../icons/ArrowUpIcon.js";
import { GripIcon } from "../../icons/GripIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { innerButton } from "../Field/parts.js";
import { IconButton } from "../IconButton/index.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { inOrder, moveBeside, moveTo, type SortableItem } from "./order.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** One item that changed its place, counted from 0. */
export interface SortableMove {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Props of {@link SortableList}. */
export interface SortableListProps<Item extends SortableItem> extends RootProps {
  /** Name of the list for screen readers. */
  readonly "aria-label": string;
  /** The items; their order is the one to begin with. */
  readonly items: readonly Item[];
  /** Ids in their order, when the parent owns it. Items it does not name come last. */
  readonly order?: readonly string[];
  /** Called with the new order and what was moved, once a move. */
  readonly onReorder?: (order: string[], move: SortableMove) => void;
  /** Draws an item. @default its label */
  readonly children?: (item: Item, place: number) => ReactNode;
  /** Buttons of an item, after its content. */
  readonly actions?: (item: Item) => ReactNode;
  /** Whether the places are numbered. @default false */
  readonly isNumbered?: boolean;
  /** Whether the order is shown, but cannot be changed. @default false */
  readonly isReadOnly?: boolean;
  /** Shown where there is no item. @default "Nothing in the list", in the language of the page */
  readonly emptyState?: ReactNode;
}

const List = styled(GridList)`
  display: grid;
  gap: var(--yer-space-2);
  min-inline-size: 0;
  outline: none;

  > .react-aria-DropIndicator[data-drop-target] {
    block-size: 2px;
    margin-block: calc(-1px - var(--yer-space-2) / 2);
    border-radius: 1px;
    background: var(--yer-accent);
    forced-color-adjust: none;
  }
  &[data-empty] {
    color: var(--yer-text-muted);
  }
`;
const Item = styled(GridListItem)`
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface);
  outline: none;

  &[data-focus-visible] {
    box-shadow: var(--yer-focus-ring);
  }
  &[data-dragging] {
    opacity: 0.5;
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-1) var(--yer-space-2);
  min-block-size: var(--yer-row-height);
  padding: var(--yer-space-1) var(--yer-space-2);
`;
const Handle = styled(Button)`
  ${innerButton}
  margin: 0;
  cursor: grab;
`;
const Place = styled.span`
  flex: none;
  min-inline-size: 2ch;
  color: var(--yer-text-muted);
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
const Content = styled.div`
  flex: 1 1 12ch;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
const Buttons = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 2px;
  margin-inline-start: auto;
`;
const Empty = styled.p`
  margin: 0;
  padding: var(--yer-space-3);
`;

const typing = "input, textarea, select, [contenteditable]";

/**
 * Things whose order matters and is the person's to set: by dragging, by the buttons of each, by Alt and an arrow. Every
 * move is told to readers with the new place.
 *
 * Data attributes of an item: `data-dragging`, `data-focus-visible`.
 */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>): ReactElement {
  const {
    "aria-label": label,
    items,
    onReorder,
    children,
    actions,
    isNumbered = false,
    isReadOnly = false,
    emptyState,
  } = props;
  const text = useUiText();
  const [ownOrder, setOwnOrder] = useState<readonly string[]>();
  const [moved, setMoved] = useState<{ readonly id: string; readonly from: number }>();
  const sorted = inOrder(items, props.order ?? ownOrder);
  const ids = sorted.map(({ id }) => id);

  const settle = (next: readonly string[], id: string): void => {
    const [from, to] = [ids.indexOf(id), next.indexOf(id)];
    if (from === to) return;
    setOwnOrder(next);
    setMoved({ id, from });
    onReorder?.([...next], { id, from, to });
  };

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ "text/plain": items.find(({ id }) => id === String(key))?.label ?? String(key) })),
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      if (key === undefined || target.dropPosition === "on") return;
      settle(moveBeside(ids, String(key), { id: String(target.key), side: target.dropPosition }), String(key));
    },
  });

  const onKeys = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    const target = event.target as Element;
    const id = target.closest<HTMLElement>("[role=row]")?.dataset["key"];
    if (!event.altKey || step === 0 || id === undefined || isReadOnly || target.closest(typing)) return;
    event.preventDefault();
    event.stopPropagation();
    settle(moveTo(ids, id, Math.min(ids.indexOf(id) + step, ids.length - 1)), id);
  };

  const movedTo = moved === undefined ? -1 : ids.indexOf(moved.id);
  return (
    <div {...rootProps(props, { onKeyDownCapture: onKeys })} role="presentation">
      <List
        aria-label={label}
        keyboardNavigationBehavior="tab"
        {...(isReadOnly ? {} : { dragAndDropHooks })}
        renderEmptyState={() => <Empty>{emptyState ?? text("sortable.empty")}</Empty>}
      >
        {sorted.map((item, place) => (
          <Item
            key={item.id}
            id={item.id}
            textValue={item.label}
            aria-label={text("sortable.place", { name: item.label, place: place + 1, count: ids.length })}
          >
            <Line>
              {isReadOnly ? null : (
                <Handle slot="drag">
                  <GripIcon size={16} />
                </Handle>
              )}
              {isNumbered ? <Place aria-hidden="true">{place + 1}.</Place> : null}
              <Content>{children ? children(item, place) : item.label}</Content>
              <Buttons>
                {actions?.(item)}
                {isReadOnly
                  ? null
                  : (["up", "down"] as const).map((way) => (
                      <IconButton
                        key={way}
                        size="sm"
                        icon={way === "up" ? <ArrowUpIcon size={16} /> : <ArrowDownIcon size={16} />}
                        aria-label={text(`sortable.${way}`, { name: item.label })}
                        disabledReason={
                          way === "up" && place === 0
                            ? text("sortable.first")
                            : way === "down" && place === ids.length - 1
                              ? text("sortable.last")
                              : undefined
                        }
                        onPress={() => settle(moveTo(ids, item.id, place + (way === "up" ? -1 : 1)), item.id)}
                      />
                    ))}
              </Buttons>
            </Line>
          </Item>
        ))}
      </List>
      <VisuallyHidden as="output">
        {/* A parent that owns the order may have refused. */}
        {movedTo >= 0 && movedTo !== moved?.from
          ? text("sortable.moved", {
              name: sorted[movedTo]?.label ?? "",
              place: movedTo + 1,
              count: ids.length,
            })
          : null}
      </VisuallyHidden>
    </div>
  );
}
