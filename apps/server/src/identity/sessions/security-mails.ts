import type { Locale } from "@yer/api/contract/values";
import type { LegalTime } from "../../platform/clock/clock.js";
import { minuteInTashkent } from "../../platform/clock/minute-in-tashkent.js";
import type { Context } from "../../platform/context.js";
import type { Transaction } from "../../platform/database/database.js";
import type { Mail } from "../../platform/mail/mailer.js";
import { notify } from "../notices/service.js";
import { sendMail } from "../../platform/outbox/outbox.js";
import type { Arrival } from "./device.js";

/** What a letter about a new device tells. */
interface Device {
  /** Browser and system as it named itself; empty where it named none. */
  readonly name: string;
  readonly network: string;
  /** In the time of Tashkent. */
  readonly at: string;
  /** Where one ends sessions. */
  readonly address: string;
}

interface Words {
  readonly device: (device: Device) => Omit<Mail, "to">;
  readonly email: (change: Pick<Device, "at" | "address">) => Omit<Mail, "to">;
}

const words: Readonly<Record<Locale, Words>> = {
  uz_UZ: {
    device: ({ name, network, at, address }) => ({
      subject: "Yer: hisobingizga yangi qurilmadan kirildi",
      text: `Hisobingizga avval kirilmagan qurilmadan kirildi.

Qurilma: ${name || "nomaʼlum"}
Manzil: ${network}
Vaqt: ${at} (Toshkent vaqti)

Agar bu siz boʻlmasangiz, hamma seanslarni tugating va parolingizni almashtiring:
${address}`,
    }),
    email: ({ at, address }) => ({
      subject: "Yer: xabarlar uchun pochta manzili oʻzgardi",
      text: `${at} (Toshkent vaqti) hisobingizdagi pochta manzili oʻzgartirildi. Xabarlar endi bu manzilga kelmaydi.

Agar bu siz boʻlmasangiz, hamma seanslarni tugating va parolingizni almashtiring:
${address}`,
    }),
  },
  uz_Cyrl: {
    device: ({ name, network, at, address }) => ({
      subject: "Ер: ҳисобингизга янги қурилмадан кирилди",
      text: `Ҳисобингизга аввал кирилмаган қурилмадан кирилди.

Қурилма: ${name || "номаълум"}
Манзил: ${network}
Вақт: ${at} (Тошкент вақти)

Агар бу сиз бўлмасангиз, ҳамма сеансларни тугатинг ва паролингизни алмаштиринг:
${address}`,
    }),
    email: ({ at, address }) => ({
      subject: "Ер: хабарлар учун почта манзили ўзгарди",
      text: `${at} (Тошкент вақти) ҳисобингиздаги почта манзили ўзгартирилди. Хабарлар энди бу манзилга келмайди.

Агар бу сиз бўлмасангиз, ҳамма сеансларни тугатинг ва паролингизни алмаштиринг:
${address}`,
    }),
  },
  ru_RU: {
    device: ({ name, network, at, address }) => ({
      subject: "Yer: вход в вашу учётную запись с нового устройства",
      text: `В вашу учётную запись вошли с устройства, с которого раньше не входили.

Устройство: ${name || "неизвестно"}
Адрес: ${network}
Время: ${at} (по Ташкенту)

Если это были не вы, завершите все сеансы и смените пароль:
${address}`,
    }),
    email: ({ at, address }) => ({
      subject: "Yer: адрес почты для уведомлений изменён",
      text: `${at} (по Ташкенту) в вашей учётной записи изменён адрес почты. На этот адрес письма больше не придут.

Если это были не вы, завершите все сеансы и смените пароль:
${address}`,
    }),
  },
  en_US: {
    device: ({ name, network, at, address }) => ({
      subject: "Yer: a sign-in from a new device",
      text: `Somebody signed in to your account on a device that was never used for it before.

Device: ${name || "unknown"}
Address: ${network}
Time: ${at} (Tashkent)

If it was not you, end all sessions and change your password:
${address}`,
    }),
    email: ({ at, address }) => ({
      subject: "Yer: your address for notices was changed",
      text: `At ${at} (Tashkent) the e-mail address of your account was changed. No more letters will come to this one.

If it was not you, end all sessions and change your password:
${address}`,
    }),
  },
};

/** Where and in which language a person is written to; undefined for who has given no address. */
async function readerOf(tx: Transaction, userId: string) {
  const row = await tx
    .selectFrom("users")
    .select(["email", "preferences"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.email === null ? undefined : { to: row.email, say: words[row.preferences?.locale ?? "uz_UZ"] };
}

function profileOf({ config }: Pick<Context, "config">): string {
  return `${config.publicUrl}/user-profile`;
}

/** Tells a person, in their language, that they signed in on a device they never used before. */
export async function tellNewDevice(
  context: Context,
  tx: Transaction,
  userId: string,
  { browser, system, address }: Arrival,
  now: LegalTime,
): Promise<void> {
  await notify(tx, { events: context.events, now }, { to: [userId], kind: "account.device", subject: null });
  const reader = await readerOf(tx, userId);
  if (reader === undefined) return;
  const name = [browser, system].filter(Boolean).join(", ");
  const letter = reader.say.device({
    name,
    network: address,
    at: minuteInTashkent(now),
    address: profileOf(context),
  });
  await sendMail(context, tx, { to: reader.to, ...letter }, now);
}

/** Tells a person, at the address they had, before it is changed: who changed it may not have been them. */
export async function tellChangedAddress(
  context: Context,
  tx: Transaction,
  userId: string,
  now: LegalTime,
): Promise<void> {
  await notify(tx, { events: context.events, now }, { to: [userId], kind: "account.email", subject: null });
  const reader = await readerOf(tx, userId);
  if (reader === undefined) return;
  const letter = reader.say.email({ at: minuteInTashkent(now), address: profileOf(context) });
  await sendMail(context, tx, { to: reader.to, ...letter }, now);
}
