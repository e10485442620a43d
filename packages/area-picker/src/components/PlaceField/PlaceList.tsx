/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a listbox that a field commands and that draws only what is in view */
import { CheckIcon, ChevronEndIcon, dropdownItem } from "@yer/ui";
import { type ReactElement, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { useAreaText } from "../../texts/useAreaText.js";
import type { PlaceOption } from "./PlaceListing.js";

const Scroller = styled.div`
  box-sizing: border-box;
  min-block-size: 0;
  max-block-size: 320px;
  padding: var(--yer-space-1);
  overflow: auto;
  overscroll-behavior: contain;
  /* The list below is as long as all its rows; only those in view are in it. */
  contain: content;

  [data-sheet] & {
    max-block-size: none;
    flex: 1;
  }
`;
const Rows = styled.div`
  box-sizing: border-box;
`;
const Row = styled.div`
  ${dropdownItem}
  box-sizing: border-box;
  block-size: 2.25rem;
  cursor: pointer;
  white-space: nowrap;

  [data-trails] > & {
    block-size: 3.25rem;
  }
  [data-trails] > & small {
    line-height: 1.3;
  }
  @media (pointer: coarse) {
    block-size: 2.75rem;
  }
  &:hover {
    background: var(--yer-surface-hover);
  }
  &[data-focused] {
    background: var(--yer-surface-hover);
    box-shadow: inset 2px 0 0 var(--yer-accent);
  }
  & > [data-text],
  & > [data-text] > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
const Enter = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  inline-size: 2rem;
  margin-inline-end: calc(-1 * var(--yer-space-2));
  border-radius: var(--yer-radius-sm);
  color: var(--yer-text-muted);

  &:hover {
    color: var(--yer-text);
    background: var(--yer-surface-active);
  }
`;

/** Rows drawn beyond those in view, on either side. */
const spare = 4;
/** Height of the list before it was measured, in pixels. */
const expectedHeight = 320;
/** Height of a row, by whether it holds a trail: measured once drawn, for it follows the size of text and the pointer. */
const rowHeights = { plain: 36, trails: 52 };

/** How a field leads its list. */
export interface PlaceListHandle {
  /** Rows that are in view at once. */
  readonly page: () => number;
}

/** Props of {@link PlaceList}. */
interface PlaceListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly PlaceOption[];
  /** Index of the option the keys are at; -1 for none. */
  readonly active: number;
  readonly isMultiple: boolean;
  /** Whether a press on a row's arrow enters the place instead of choosing it. */
  readonly canEnter: boolean;
  readonly onChoose: (option: PlaceOption) => void;
  readonly onEnter: (option: PlaceOption) => void;
  readonly handle: Ref<PlaceListHandle>;
}

/** Id of an option, for `aria-activedescendant`. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/**
 * The list of a picker, however long: only the rows in view are in the document, each with its place in the whole. The
 * focus stays in the field; `active` is shown and kept in view.
 */
export function PlaceList(props: PlaceListProps): ReactElement {
  const { id, options, active, handle } = props;
  const text = useAreaText();
  const scroller = useRef<HTMLDivElement>(null);
  const withTrails = options[0]?.above !== undefined;
  const kind = withTrails ? "trails" : "plain";
  const [rowHeight, setRowHeight] = useState(rowHeights[kind]);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(expectedHeight);

  // Another list begins at its top.
  const [shown, setShown] = useState(options);
  if (shown !== options) {
    setShown(options);
    setTop(0);
    setRowHeight(rowHeights[kind]);
  }

  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), options.length - 1) - spare);
  const last = Math.min(options.length, Math.ceil((top + height) / rowHeight) + spare);

  useImperativeHandle(handle, () => ({ page: () => Math.max(1, Math.floor(height / rowHeight) - 1) }), [
    height,
    rowHeight,
  ]);

  const isEmpty = options.length === 0;
  useLayoutEffect(() => {
    if (isEmpty) return;
    const row = scroller.current?.querySelector<HTMLElement>("[role=option]");
    if (!row || row.offsetHeight === 0) return;
    rowHeights[kind] = row.offsetHeight;
    setRowHeight(row.offsetHeight);
    setHeight(scroller.current?.clientHeight ?? expectedHeight);
  }, [kind, isEmpty]);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    if (active < 0) {
      box.scrollTop = 0;
      return;
    }
    const from = Math.min(active, options.length - 1) * rowHeight;
    const room = box.clientHeight - rowHeight;
    if (from < box.scrollTop) box.scrollTop = from;
    else if (from > box.scrollTop + room) box.scrollTop = from - room + 2 * 4;
    setTop(box.scrollTop);
  }, [active, options, rowHeight]);

  return (
    <Scroller
      ref={scroller}
      id={id}
      role="listbox"
      aria-label={props.label}
      aria-multiselectable={props.isMultiple || undefined}
      // Rows come within the scroll event, so that no frame is painted without them.
      onScroll={({ currentTarget }) => flushSync(() => setTop(currentTarget.scrollTop))}
    >
      <Rows
        role="presentation"
        data-trails={withTrails || undefined}
        style={{ paddingBlockStart: first * rowHeight, paddingBlockEnd: (options.length - last) * rowHeight }}
      >
        {options.slice(first, last).map((option, at) => {
          const index = first + at;
          return (
            <Row
              key={option.code}
              id={optionId(id, index)}
              role="option"
              aria-selected={option.isChosen}
              aria-posinset={index + 1}
              aria-setsize={options.length}
              data-focused={index === active || undefined}
              data-selected={option.isChosen || undefined}
              // The focus stays in the field, or the field would close.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => props.onChoose(option)}
            >
              <span data-text="" title={option.name}>
                <span>{option.name}</span>
                {option.above === undefined ? null : <small>{option.above.join(" › ")}</small>}
              </span>
              {option.isChosen ? (
                <span data-check="">
                  <CheckIcon size={16} />
                </span>
              ) : null}
              {option.leadsOn && props.canEnter ? (
                <Enter
                  title={text("area.enter", { name: option.name })}
                  onClick={(event) => {
                    event.stopPropagation();
                    props.onEnter(option);
                  }}
                >
                  <ChevronEndIcon size={16} />
                </Enter>
              ) : null}
            </Row>
          );
        })}
      </Rows>
    </Scroller>
  );
}
