import type { Application } from "@yer/api/contract/applications";
import type { MoveKey } from "@yer/api/contract/statuses";

/** What every dialog that asks for a move takes. It is open while it is rendered. */
export interface ActProps {
  application: Application;
  move: MoveKey;
  onClose: () => void;
}
