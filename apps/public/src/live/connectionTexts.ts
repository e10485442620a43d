import type { ConnectionMessageId, ConnectionMessages } from "@yer/api/connection/messages/ConnectionMessages";
import { useHostText, withPartTexts } from "@yer/ui";

/** Says what stands about the connection. */
export const useConnectionText = useHostText<ConnectionMessageId>;

/** Gives a part the texts of the connection: they come before it is lost, and after the first content. */
export const withConnectionTexts = withPartTexts<ConnectionMessages>({
  uz_UZ: () => import("@yer/api/connection/messages/uz_UZ"),
  uz_Cyrl: () => import("@yer/api/connection/messages/uz_Cyrl"),
  ru_RU: () => import("@yer/api/connection/messages/ru_RU"),
  en_US: () => import("@yer/api/connection/messages/en_US"),
});
