import type { messages as uzbek } from "./uz_UZ.js";

/** The words of letters about an account's safety, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "security.device.subject": "Yer: a sign-in from a new device",
  "security.device.text": `Somebody signed in to your account on a device that was never used for it before.

Device: {name}
Address: {network}
Time: {at} (Tashkent)

If it was not you, end all sessions and change your password:
{address}`,
  "security.device.unknown": "unknown",
  "security.email.subject": "Yer: your address for notices was changed",
  "security.email.text": `At {at} (Tashkent) the e-mail address of your account was changed. No more letters will come to this one.

If it was not you, end all sessions and change your password:
{address}`,
};
