import {
  bareInput,
  Button,
  ChevronDownIcon,
  CloseIcon,
  controlFrame,
  Field,
  type FieldControl,
  type FieldProps,
  innerButton,
  Spinner,
  useMediaQuery,
  VisuallyHidden,
} from "@yer/ui";
import { type KeyboardEvent, type ReactElement, type ReactNode, type Ref, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { useAreaText } from "../../texts/useAreaText.js";
import { PlaceDrop } from "./PlaceDrop.js";
import { optionId, PlaceList, type PlaceListHandle } from "./PlaceList.js";
import type { PlaceListing, PlaceOption } from "./PlaceListing.js";
import { PlaceSheet } from "./PlaceSheet.js";
import { PlaceUp } from "./PlaceUp.js";
import { stepOf } from "./stepOf.js";

/** Props of {@link PlaceField}. */
export interface PlaceFieldProps extends FieldProps {
  /** Why it is out of use, in a sentence; shown while it is. */
  readonly disabledReason?: string | undefined;
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  /** What is chosen, in words; empty where nothing is, or where it stands `before` the input. */
  readonly chosenText: string;
  /** What a form that is sent by the browser itself holds under `name`. */
  readonly formValue?: string | undefined;
  /** What was typed; null while nothing was since the last choice. */
  readonly typed: string | null;
  /** Told what was typed. */
  readonly onType: (typed: string | null) => void;
  /** Whether the list is open. */
  readonly isOpen: boolean;
  /** Told when the list opens and closes. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What there is to choose from now. */
  readonly listing: PlaceListing;
  /** Chooses a place; the list closes, or stays open for what comes next. */
  readonly onChoose: (option: PlaceOption) => "close" | "stay";
  /** Shows what lies in a place without choosing it. */
  readonly onEnter?: (option: PlaceOption) => void;
  /** Takes the choice back; none where it cannot be. */
  readonly onClear?: (() => void) | undefined;
  /** Whether several can be chosen. @default false */
  readonly isMultiple?: boolean;
  /** Stands before the input: what is chosen already. */
  readonly before?: ReactNode;
  /** Told of a key in the empty input before the field is; true means it is dealt with. */
  readonly onEmptyKey?: (key: string, input: HTMLInputElement) => boolean;
  /** Told when the field is left. */
  readonly onBlur?: (() => void) | undefined;
  /** The input element, for focus. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

const Frame = styled.div`
  ${controlFrame}
  flex-wrap: wrap;

  &:has(li) {
    padding-block: 2px;
  }
`;
const Input = styled.input`
  ${bareInput}
  flex: 1 1 8ch;
  inline-size: 8ch;
`;
const Inner = styled.button`
  ${innerButton}
`;
const Note = styled.div`
  padding: var(--yer-space-2) var(--yer-space-3);
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;
const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-1) var(--yer-space-2);
  color: var(--yer-danger-text);
  font-size: var(--yer-font-size-sm);
`;

/** Phones: the list is a sheet there. */
const phone = "(max-width: 599.98px)";

/**
 * A field that finds a place by typing: an editable combo box with list autocomplete, of the ARIA Authoring Practices. The
 * focus stays in the input, the list is as long as it needs to be. What was typed and not chosen is taken back when the
 * field is left; an emptied text takes the choice back.
 *
 * Why not the kit's `ComboBox`: it builds every option before it shows one (docs/decisions/0022), and shows one level.
 */
export function PlaceField(props: PlaceFieldProps): ReactElement {
  const { typed, isOpen, listing, chosenText, isMultiple = false } = props;
  const { count, state } = listing;
  const text = useAreaText();
  const listId = useId();
  const onPhone = useMediaQuery(phone);
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
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
  /** What was typed and not chosen is taken back; an emptied text takes the choice back. */
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

  const combo = {
    role: "combobox",
    type: "text",
    autoComplete: "off",
    autoCorrect: "off",
    spellCheck: false,
    "aria-autocomplete": "list",
    "aria-expanded": isOpen,
    onKeyDown,
  } as const;
  const shown = {
    "aria-controls": isOpen ? listId : undefined,
    "aria-activedescendant": isOpen && active >= 0 ? optionId(listId, active) : undefined,
  };
  const panel = (
    <>
      {listing.inside ? <PlaceUp name={listing.inside.name} onPress={leave} /> : null}
      {state === "failed" ? null : (
        <PlaceList
          id={listId}
          label={props.label}
          listing={listing}
          active={active}
          isMultiple={isMultiple}
          canEnter={props.onEnter !== undefined}
          onChoose={choose}
          onEnter={enter}
          handle={list}
        />
      )}
      {note ? <Note aria-hidden="true">{note}</Note> : null}
    </>
  );
  const failure =
    state === "failed" ? (
      <Failed role="alert">
        {text("area.failed")}
        <Button size="sm" onPress={listing.retry}>
          {text("area.retry")}
        </Button>
      </Failed>
    ) : null;
  const status = (
    <VisuallyHidden>
      <output>{isOpen ? note : ""}</output>
    </VisuallyHidden>
  );

  function control(field: FieldControl): ReactNode {
    const { disabled, readOnly, ...bound } = field;
    return (
      <>
        <Frame
          ref={frame}
          data-disabled={disabled || undefined}
          onMouseDown={(event) => {
            // A press beside the input, on the frame or between the chips, is meant for it.
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            event.currentTarget.querySelector("input")?.focus();
          }}
        >
          {props.before}
          <Input
            {...bound}
            {...combo}
            name={undefined}
            {...(onPhone ? { "aria-haspopup": "dialog", inputMode: "none" } : shown)}
            ref={props.inputRef}
            disabled={disabled}
            readOnly={readOnly}
            placeholder={props.placeholder}
            value={(onPhone ? null : typed) ?? chosenText}
            onChange={(event) => type(event.currentTarget.value)}
            onMouseDown={(event) => {
              if (onPhone || isLocked || event.button !== 0) return;
              // The first press takes the field as a whole: what is typed then replaces what is chosen.
              if (document.activeElement !== event.currentTarget) {
                event.preventDefault();
                event.currentTarget.focus();
                event.currentTarget.select();
              }
              open();
            }}
            onClick={() => {
              if (onPhone) open();
            }}
            onFocus={(event) => {
              if (typed === null) event.currentTarget.select();
            }}
          />
          {state === "loading" && isOpen ? <Spinner /> : null}
          {props.onClear && !isLocked && (chosenText !== "" || props.before) ? (
            <Inner
              type="button"
              tabIndex={-1}
              aria-label={`${text("area.clear")}: ${props.label}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                props.onType(null);
                props.onClear?.();
              }}
            >
              <CloseIcon size={14} />
            </Inner>
          ) : null}
          <Inner
            type="button"
            tabIndex={-1}
            disabled={isLocked}
            aria-label={`${text("area.open")}: ${props.label}`}
            aria-expanded={isOpen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              frame.current?.querySelector("input")?.focus();
              if (isOpen) close();
              else open();
            }}
          >
            <ChevronDownIcon size={16} />
          </Inner>
        </Frame>
        {props.formValue !== undefined && props.name !== undefined ? (
          <input type="hidden" name={props.name} value={props.formValue} disabled={disabled} />
        ) : null}
        {isOpen && onPhone ? (
          <PlaceSheet
            title={props.label}
            onClose={() => {
              close();
              props.onType(null);
            }}
            input={
              <>
                {status}
                <Frame>
                  <Input
                    {...combo}
                    {...shown}
                    aria-labelledby={bound["aria-labelledby"]}
                    enterKeyHint="done"
                    placeholder={chosenText || props.placeholder}
                    value={typed ?? ""}
                    onChange={(event) => type(event.currentTarget.value)}
                  />
                </Frame>
                {failure}
              </>
            }
          >
            {panel}
          </PlaceSheet>
        ) : null}
        {isOpen && !onPhone && state !== "failed" ? <PlaceDrop field={frame}>{panel}</PlaceDrop> : null}
        {isOpen && onPhone ? null : (
          <>
            {status}
            {failure}
          </>
        )}
      </>
    );
  }

  const { disabledReason } = props;
  const description =
    props.isDisabled && disabledReason ? (
      <>
        {props.description ? <>{props.description} </> : null}
        {disabledReason}
      </>
    ) : (
      props.description
    );
  return (
    <div
      ref={root}
      data-place-field=""
      onBlur={(event) => {
        if (root.current?.contains(event.relatedTarget)) return;
        if (isOpen) close();
        settle();
        props.onBlur?.();
      }}
    >
      <Field
        label={props.label}
        isLabelHidden={props.isLabelHidden ?? false}
        description={description}
        error={props.error}
        isRequired={props.isRequired ?? false}
        isDisabled={props.isDisabled ?? false}
        isReadOnly={props.isReadOnly ?? false}
        width={props.width ?? "full"}
        {...(props.name === undefined ? {} : { name: props.name })}
      >
        {control}
      </Field>
    </div>
  );
}
