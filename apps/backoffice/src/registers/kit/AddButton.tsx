import type { PermissionCode } from "@yer/api/contract/codes";
import { Button, Can, PlusIcon } from "@yer/ui";

/** Props of {@link AddButton}. */
export interface AddButtonProps {
  /** The permission that adding takes; without it the button says so. */
  readonly code: PermissionCode;
  readonly label: string;
  readonly onPress: () => void;
}

/** Adds a row to a register: the one chief act in its head. */
export function AddButton({ code, label, onPress }: AddButtonProps) {
  return (
    <Can code={code} otherwise="disable">
      {(state) => (
        <Button variant="primary" icon={<PlusIcon />} onPress={onPress} {...state}>
          {label}
        </Button>
      )}
    </Can>
  );
}
