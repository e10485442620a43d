import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { useAreaText } from "../../texts/use-area-text.js";
import type { PlaceFieldProps } from "./place-field-props.js";
import type { PlaceListHandle } from "./PlaceList.js";
import type { PlaceOption } from "./place-listing.js";
import { stepOf } from "./step-of.js";

/** How a field that finds a place stands, and what can be done to it. */
export interface PlaceFieldState {
  readonly isLocked: boolean;
  /** The option that Enter takes; −1 for none. */
  readonly active: number;
  /** How many were found, or why there are none, in words. */
  readonly note: string;
  readonly list: RefObject<PlaceListHandle | null>;
  readonly open: () => void;
  readonly close: () => void;
  /** What was typed and not chosen is taken back; an emptied text takes the choice back. */
  readonly settle: () => void;
  readonly choose: (option: PlaceOption) => void;
  readonly enter: (option: PlaceOption) => void;
  readonly leave: () => void;
  readonly type: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** What keys, letters and presses do to a field that finds a place. */
export function usePlaceField(props: PlaceFieldProps): PlaceFieldState {
  const { typed, isOpen, listing, isMultiple = false } = props;
  const { count, state } = listing;
  const text = useAreaText();
  const list = useRef<PlaceListHandle>(null);
  /** Where in which list the keys have gone to; null while they have not. */
  const [at, setAt] = useState<{ readonly content: unknown; readonly index: number } | null>(null);

  const isLocked = props.isDisabled === true || props.isReadOnly === true;
  const isTyped = typed !== null && typed.trim() !== "";
  // What was typed goes to the best answer by itself; a list that was only opened, to what is chosen in it.
  const begun = count === 0 ? -1 : isTyped ? 0 : listing.chosenAt;
  const active = at !== null && at.content === listing.content && at.index < count ? at.index : begun;
  const note =
    state === "loading"
      ? text("area.loading")
      : state === "failed"
        ? ""
        : isTyped
          ? count === 0
            ? text("area.nothing")
            : text("area.found", { count })
          : count === 0
            ? text("area.empty")
            : "";

  function open(): void {
    if (!isLocked && !isOpen) props.onOpenChange(true);
  }
  function close(): void {
    setAt(null);
    props.onOpenChange(false);
  }
  function settle(): void {
    if (typed !== null && typed.trim() === "" && !isMultiple) props.onClear?.();
    if (typed !== null) props.onType(null);
  }
  function choose(option: PlaceOption): void {
    const next = props.onChoose(option);
    props.onType(null);
    if (next === "close") close();
    else if (!isMultiple) setAt(null);
  }
  function enter(option: PlaceOption): void {
    props.onEnter?.(option);
    props.onType(null);
    setAt(null);
  }
  function leave(): void {
    listing.inside?.leave();
    setAt(null);
  }
  function type(value: string): void {
    setAt(null);
    props.onType(value);
    open();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const input = event.currentTarget;
    if (isLocked || event.nativeEvent.isComposing) return;
    const option = listing.optionAt(active);
    const step = stepOf(event, {
      isOpen,
      active,
      count,
      page: list.current?.page() ?? 1,
      isUntouched: !isTyped,
    });
    const act = (): boolean => {
      if (input.value === "" && props.onEmptyKey?.(event.key, input)) return true;
      switch (step.kind) {
        case "open":
          open();
          return true;
        case "close":
          if (isOpen) close();
          else if (typed !== null) props.onType(null);
          else return false;
          return true;
        case "go":
          setAt({ content: listing.content, index: step.to });
          return true;
        case "choose":
          if (state === "failed") listing.retry();
          else if (option) choose(option);
          return true;
        case "enter":
          if (!option?.leadsOn || !props.onEnter) return false;
          enter(option);
          return true;
        case "leave":
          if (!listing.inside) return false;
          leave();
          return true;
        default:
          return false;
      }
    };
    if (!act()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { isLocked, active, note, list, open, close, settle, choose, enter, leave, type, onKeyDown };
}
