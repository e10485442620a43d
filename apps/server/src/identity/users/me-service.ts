import type { Me, Preferences } from "@yer/api/contract/own-account";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { findUser, preferencesOf, setPreferences } from "./queries.js";

/** What a person starts with. */
export const usualPreferences: Preferences = {
  theme: "light",
  direction: "ltr",
  density: "comfortable",
  locale: "uz_UZ",
  menu: { collapsed: false, open: [] },
};

/** The person behind the bearer, with the effective codes as `position.permissionsList` (SPEC §3). */
export async function readMe(db: Db, actor: Actor): Promise<Me> {
  const row = await findUser(db, actor.id);
  const preferences = await preferencesOf(db, actor.id);
  const { organisation_id, organisation_name, organisation_kind, position_id, position_name } = row ?? {};
  const { impersonation } = actor;
  return {
    id: actor.id,
    name: actor.name,
    is_staff: actor.isStaff,
    organisation:
      organisation_id && organisation_name && organisation_kind
        ? { id: organisation_id, name: organisation_name, kind: organisation_kind }
        : null,
    position:
      position_id && position_name
        ? {
            id: position_id,
            name: position_name,
            permissionsList: [...actor.codes].toSorted().map((code) => ({ code })),
          }
        : null,
    territory: actor.territory,
    preferences: preferences ?? usualPreferences,
    impersonation:
      impersonation === null
        ? null
        : { by: impersonation.byName, until: impersonation.until.toISOString(), writable: impersonation.writable },
    sessionEnds: actor.sessionEnds.toISOString(),
    idleMinutes: actor.idleMinutes ?? null,
  };
}

/** Keeps a person's preferences. */
export async function keepPreferences(
  tx: Transaction,
  { actor }: ActingInContext,
  preferences: Preferences,
): Promise<void> {
  await setPreferences(tx, actor.id, preferences);
}
