/** What asks for an act on a proposal about money. */
export interface MoneyActProps {
  /** Name of the act: of the dialog and of its button. */
  readonly label: string;
  /** The version that was read, of what is acted on. */
  readonly version?: number;
  readonly onClose: () => void;
}
