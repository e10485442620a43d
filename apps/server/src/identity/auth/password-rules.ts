import { createHash } from "node:crypto";
import { searchKey } from "@yer/api/formats";
import { dictionary } from "@zxcvbn-ts/language-common";
import { leakedPasswordHashes } from "./data/leaked-passwords.js";

/** Why a password is refused. Its length is the contract's business; of what it is composed is the person's. */
export type PasswordFault = "password-common" | "password-personal";

/** Words of this service and its people that everybody would try first (listed in docs/security.md, ASVS 6.1.2). */
const contextWords = [
  "yer",
  "kadastr",
  "cadastre",
  "nomzod",
  "kengash",
  "mahalla",
  "davlat",
  "hokimiyat",
  "uzbekistan",
  "ozbekiston",
  "toshkent",
  "tashkent",
  "parol",
  "password",
  "administrator",
  "admin",
  "operator",
];

/** The passwords found most often in leaks, some 49 000 (MIT, from the lists behind zxcvbn). */
const common: ReadonlySet<string> = new Set([...dictionary["passwords-common"], ...contextWords]);

/** Hexadecimal digits of one entry of {@link leakedPasswordHashes}. */
const hashDigits = 10;

/** Whole passwords that leaks hold and that are long enough to be chosen (ASVS 6.2.4). */
const leaked: ReadonlySet<string> = new Set(
  Buffer.from(leakedPasswordHashes, "base64")
    .toString("hex")
    .match(new RegExp(`.{${hashDigits}}`, "g")),
);

function isLeaked(plain: string): boolean {
  return leaked.has(createHash("sha256").update(plain).digest("hex").slice(0, hashDigits));
}

/** Figures and signs that stand for letters in what people think is clever. */
const stands: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

function withoutDisguise(text: string): string {
  return text.replace(/[013457@$]/g, (sign) => stands[sign] ?? sign);
}

/** Neighbours in the alphabet or on the row of figures, up or down: `abcd`, `4321`. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [only] = steps;
  return steps.size === 1 && only !== undefined && Math.abs(only) <= 1;
}

function isWeakPart(text: string): boolean {
  return text.length < 4 || /^\d+$/.test(text) || isRun(text) || common.has(text);
}

/** Whether a text is one weak part, however often repeated, with at most one other beside it. */
function isMadeOfTwo(text: string): boolean {
  if (isWeakPart(text)) return true;
  for (let from = 0; from < text.length; from += 1) {
    for (let to = from + 3; to <= text.length; to += 1) {
      const part = text.slice(from, to);
      const repeats = text.replaceAll(part, "").length === 0 && text.length > part.length;
      if (!repeats && (part.length < 4 ? !common.has(part) : !isWeakPart(part))) continue;
      if (isWeakPart(text.replaceAll(part, ""))) return true;
    }
  }
  return false;
}

/**
 * Judges a password somebody chooses, by NIST SP 800-63B-4 §3.1.1.2: any signs, no mixture asked for, no term; but none
 * that is known from leaks or made of such (`Parol123456789!`), and none that holds the person's own name.
 * @param person user name and name, in any script
 */
export function faultOfPassword(
  password: string,
  person: { readonly username: string | null; readonly name: string },
): PasswordFault | undefined {
  const folded = searchKey(password.normalize("NFKC"));
  const own = [person.username ?? "", ...person.name.split(/\s+/)].map(searchKey).filter((word) => word.length >= 4);
  const bare = folded.replace(/\s/g, "");
  if (own.some((word) => bare.includes(word.replace(/\s/g, "")))) return "password-personal";
  const plain = password.normalize("NFKC").toLowerCase();
  if (isLeaked(plain)) return "password-common";
  const letters = plain.replace(/[^\p{L}\p{N}@$]/gu, "");
  // Figures at the end are mostly figures.
  const [, head = "", figures = ""] = /^(.*?)(\d*)$/su.exec(letters) ?? [];
  const forms = new Set([plain, letters, withoutDisguise(letters), withoutDisguise(head) + figures]);
  return [...forms].some(isMadeOfTwo) ? "password-common" : undefined;
}
