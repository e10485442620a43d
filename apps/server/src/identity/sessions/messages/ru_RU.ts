import type { messages as uzbek } from "./uz_UZ.js";

/** The words of letters about an account's safety, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "security.device.subject": "Ер: вход в вашу учётную запись с нового устройства",
  "security.device.text": `В вашу учётную запись вошли с устройства, с которого раньше не входили.

Устройство: {name}
Адрес: {network}
Время: {at} (по Ташкенту)

Если это были не вы, завершите все сеансы и смените пароль:
{address}`,
  "security.device.unknown": "неизвестно",
  "security.email.subject": "Ер: адрес почты для уведомлений изменён",
  "security.email.text": `{at} (по Ташкенту) в вашей учётной записи изменён адрес почты. На этот адрес письма больше не придут.

Если это были не вы, завершите все сеансы и смените пароль:
{address}`,
};
