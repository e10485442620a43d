import {
  Button,
  ChevronDownIcon,
  CloseIcon,
  Field,
  type FieldControl,
  Spinner,
  useMediaQuery,
  VisuallyHidden,
  useRootProps,
} from "@yer/ui";
import { type ReactElement, type ReactNode, useId, useRef } from "react";
import { useAreaText } from "../../texts/use-area-text.js";
import { PlaceDrop } from "./PlaceDrop.js";
import { Failed, Frame, Inner, Input, Note } from "./place-field-parts.js";
import type { PlaceFieldProps } from "./place-field-props.js";
import { optionId, PlaceList } from "./PlaceList.js";
import { PlaceSheet } from "./PlaceSheet.js";
import { PlaceUp } from "./PlaceUp.js";
import { useFormReset } from "./use-form-reset.js";
import { usePlaceField } from "./use-place-field.js";

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
  const { state } = listing;
  const text = useAreaText();
  const listId = useId();
  const onPhone = useMediaQuery(phone);
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { isLocked, active, note, list, open, close, settle, choose, enter, leave, type, onKeyDown } =
    usePlaceField(props);
  useFormReset(root, () => {
    props.onType(null);
    props.onReset?.();
  });

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
  const given = useRootProps(props, { ref: root });
  return (
    <div
      {...given}
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
