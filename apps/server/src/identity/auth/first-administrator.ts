import { searchKey, sortKey } from "@yer/api/formats";
import type { Names } from "@yer/api/contract/values";
import { uuidv7 } from "uuidv7";
import type { LegalTime } from "../../platform/clock/clock.js";
import { republic } from "../../platform/territory/territory.js";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { registerStaff } from "../users/new-user.js";
import { ensureStandardPositions, standardPositions } from "../users/standard-positions.js";

/** Who becomes the first administrator. */
export interface FirstAdministrator {
  readonly name: string;
  /** OneID knows the person by it. */
  readonly pinfl: string;
}

/** There is one already: from then on rights are granted by people who hold them. */
export class AdministratorExists extends Error {
  override readonly name = "AdministratorExists";

  constructor() {
    super("There is an administrator already. Further ones are made in the back office, by one who may grant it.");
  }
}

const agency: Names = {
  uz_UZ: "Kadastr agentligi",
  uz_Cyrl: "Кадастр агентлиги",
  ru_RU: "Кадастровое агентство",
  en_US: "Cadastre Agency",
};

/**
 * Makes the first administrator, with the agency they belong to and the standard positions: the one write that needs
 * no grant, because nobody could give one yet.
 * @returns the user's id
 * @throws {AdministratorExists}
 */
export async function makeFirstAdministrator(
  tx: Transaction,
  { name, pinfl }: FirstAdministrator,
  now: LegalTime,
): Promise<string> {
  await ensureStandardPositions(tx);
  const administrator = standardPositions.administrator.id;
  const found = await tx
    .selectFrom("users")
    .select("id")
    .where("position_id", "=", administrator)
    .where("blocked", "=", false)
    .limit(1)
    .executeTakeFirst();
  if (found !== undefined) throw new AdministratorExists();
  const organisationId = uuidv7();
  await tx
    .insertInto("organisations")
    .values({
      id: organisationId,
      name: jsonb(agency),
      kind: "agency",
      territory: republic,
      parent_id: null,
      active: true,
      sort_key: sortKey(agency.uz_UZ),
      search_key: searchKey(Object.values(agency).join(" ")),
    })
    .execute();
  const staff = { name, pinfl, organisationId, positionId: administrator, territory: republic };
  return registerStaff(tx, { actor: null, now }, staff);
}
