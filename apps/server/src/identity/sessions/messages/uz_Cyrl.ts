import type { messages as uzbek } from "./uz_UZ.js";

/** The words of letters about an account's safety, in Uzbek in Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "security.device.subject": "Ер: ҳисобингизга янги қурилмадан кирилди",
  "security.device.text": `Ҳисобингизга аввал кирилмаган қурилмадан кирилди.

Қурилма: {name}
Манзил: {network}
Вақт: {at} (Тошкент вақти)

Агар бу сиз бўлмасангиз, ҳамма сеансларни тугатинг ва паролингизни алмаштиринг:
{address}`,
  "security.device.unknown": "номаълум",
  "security.email.subject": "Ер: хабарлар учун почта манзили ўзгарди",
  "security.email.text": `{at} (Тошкент вақти) ҳисобингиздаги почта манзили ўзгартирилди. Хабарлар энди бу манзилга келмайди.

Агар бу сиз бўлмасангиз, ҳамма сеансларни тугатинг ва паролингизни алмаштиринг:
{address}`,
};
