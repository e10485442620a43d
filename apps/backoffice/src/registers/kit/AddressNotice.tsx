import type { Unread } from "@yer/api/contract/register";
import { Button, InlineAlert } from "@yer/ui";
import { useLookText, withLookTexts } from "../table-look/look-texts.js";

/** Props of {@link AddressNotice}. */
export interface AddressNoticeProps {
  readonly unread: readonly Unread[];
  readonly onDrop: () => void;
}

/** That an address asks for something its screen does not know: what shows is not narrowed by it. */
function AddressNotice({ unread, onDrop }: AddressNoticeProps) {
  const text = useLookText();
  return (
    <InlineAlert
      tone="warning"
      isAnnounced
      title={text("look.unread", { asked: unread.map(({ name, value }) => `${name}=${value}`).join("; ") })}
      actions={
        <Button size="sm" onPress={onDrop}>
          {text("look.unread.drop")}
        </Button>
      }
    >
      {text("look.unread.text")}
    </InlineAlert>
  );
}

export default withLookTexts(AddressNotice);
