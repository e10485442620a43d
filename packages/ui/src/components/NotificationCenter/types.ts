import type { Tone } from "../../theme/tones.js";

/** Something that happened and is told to the person. */
export interface Notification {
  /** Unique in the list. */
  readonly id: string;
  /** What happened, in one sentence. */
  readonly title: string;
  /** A line more. */
  readonly text?: string;
  /** When, as an ISO instant. */
  readonly at: string;
  /** Whether the person has read it. */
  readonly isRead: boolean;
  /** What the message means; gives sign and colour. @default "info" */
  readonly tone?: Tone;
  /** Where it leads; following it closes the panel and reads it. */
  readonly href?: string;
  /** What can be done about it on the spot. A returned promise keeps the button pending. */
  readonly actions?: readonly { readonly label: string; readonly onAction: () => unknown }[];
}
