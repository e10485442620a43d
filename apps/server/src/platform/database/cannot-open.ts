import { addressesOf } from "./addresses.js";
import { databaseErrorCode } from "./errors.js";
import { isOutOfReach } from "./out-of-reach.js";

/** The database named in the settings cannot be opened; the message is one sentence for whoever set it up. */
export class CannotOpenDatabase extends Error {
  override readonly name = "CannotOpenDatabase";
}

/** What an operator does about each SQLSTATE with which PostgreSQL turns a connection away. */
const sentences: Readonly<Record<string, (place: Place) => string>> = {
  "28P01": ({ setting, role }) => `PostgreSQL refuses the password of the role ${role}: correct it in ${setting}.`,
  "28000": ({ setting, role, host }) =>
    `PostgreSQL does not let the role ${role} in from here: see pg_hba.conf on ${host}, and the role in ${setting}.`,
  "3D000": ({ setting, database }) => `There is no database ${database}: create it, or correct its name in ${setting}.`,
  "42501": ({ setting, role, database }) =>
    `The role ${role} of ${setting} lacks a right in the database ${database}: see "PostgreSQL" in docs/operations.md.`,
};

interface Place {
  readonly setting: "DATABASE_URL" | "DATABASE_MIGRATE_URL";
  readonly role: string;
  readonly database: string;
  readonly host: string;
}

/**
 * Runs what opens the database of a setting, and says in one sentence what an operator can mend.
 * @throws {CannotOpenDatabase} and whatever else `work` throws
 */
export async function opening<Result>(
  setting: Place["setting"],
  url: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const addresses = addressesOf(url).map((address) => new URL(address));
    const [{ username, pathname }] = addresses as [URL, ...URL[]];
    const host = addresses.map((address) => address.host).join(", ");
    const place = { setting, role: decodeURIComponent(username), database: pathname.slice(1), host };
    const sentence =
      sentences[databaseErrorCode(error) ?? ""]?.(place) ??
      (isOutOfReach(error)
        ? `PostgreSQL cannot be reached at ${host}: is it running, and is ${setting} right?`
        : undefined);
    if (sentence === undefined) throw error;
    throw new CannotOpenDatabase(sentence, { cause: error });
  }
}
