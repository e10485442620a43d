import { connectionWords, type ConnectionMessageId } from "@yer/api/connection/messages/texts";
import { useHostText, withPartTexts } from "@yer/ui";

/** Says what stands about the connection. */
export const useConnectionText = useHostText<ConnectionMessageId>;

/** Gives a part the texts of the connection: they come before it is lost, and after the first content. */
export const withConnectionTexts = withPartTexts(connectionWords);
