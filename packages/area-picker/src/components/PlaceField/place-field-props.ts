import type { FieldProps } from "@yer/ui";
import type { ReactNode, Ref } from "react";
import type { PlaceListing, PlaceOption } from "./place-listing.js";

/** Props of the field that finds a place. */
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
  /** Called with what was typed. */
  readonly onType: (typed: string | null) => void;
  /** Whether the list is open. */
  readonly isOpen: boolean;
  /** Called when the list opens and closes. */
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
  /** Called with the key event in the empty input before the field is; true means it is dealt with. */
  readonly onEmptyKey?: (key: string, input: HTMLInputElement) => boolean;
  /** Called when the form around is reset. */
  readonly onReset?: () => void;
  /** Called when the field loses the focus. */
  readonly onBlur?: (() => void) | undefined;
  /** The input element, for focus. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}
