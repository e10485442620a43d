/** One thing that can be chosen from a list. */
export interface Option {
  /** Names it in values and forms. */
  readonly id: string;
  /** What people read and what is searched. */
  readonly label: string;
  /** More about it, below the label. */
  readonly description?: string;
  /** Whether it shows but cannot be chosen. @default false */
  readonly isDisabled?: boolean;
}
