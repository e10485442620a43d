import type { ReactNode } from "react";
import type { RootProps } from "../../root/root-props.js";

/** What every input of the kit takes, with the same names and meanings. */
export interface FieldProps extends RootProps {
  /** What is asked for. Always given, since a placeholder is no label. */
  readonly label: string;
  /** Keeps the label for screen readers only: where the place says what is asked for (a search bar, a table cell). @default false */
  readonly isLabelHidden?: boolean;
  /** How to answer: format, where to find it, what it is used for. Stands before the input, so that it is not missed. */
  readonly description?: ReactNode;
  /** What is wrong and how to mend it. Given means invalid. */
  readonly error?: string | undefined;
  /** Whether an answer is needed; marks the label. @default false */
  readonly isRequired?: boolean;
  /** Whether the input is out of use; say why nearby. @default false */
  readonly isDisabled?: boolean;
  /** Whether the value is shown and can be copied, but not changed. @default false */
  readonly isReadOnly?: boolean;
  /** The field's name in its form; the error summary leads to it. */
  readonly name?: string;
  /**
   * How wide the input is: as wide as the answer is long tells people what is expected.
   * @default "full"
   */
  readonly width?: FieldWidth;
}

/** Widths of an input: about 5, 10, 20, 30 characters, or all there is. */
export type FieldWidth = "xs" | "sm" | "md" | "lg" | "full";

/** Anchor of a field in its page; the error summary links to it. */
export function fieldAnchor(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `field-${name}`;
}
