/** Props of the dialogs in which a conclusion is taken over or delegated. */
export interface SeatDialogProps {
  readonly applicationId: string;
  readonly stepId: string;
  /** Who holds the conclusion now, if anybody does. */
  readonly holder: string | undefined;
  readonly onClose: () => void;
}
