import type { AskedAction, Explanation } from "@yer/api/contract/access";
import type { PermissionCode } from "@yer/api/contract/codes";
import type { Reason } from "@yer/api/contract/problem";
import type { Acting } from "../applications/acting.js";
import { reasonsAgainstEditing } from "../applications/facts-service.js";
import { readFile, type FileRecord } from "../applications/file.js";
import { movesFor } from "../applications/moves.js";
import { codeOfMove, enforceOnFile, reasonsAgainst } from "../applications/transition.js";
import type { Transaction } from "../database/database.js";
import { notFound } from "../http/problem.js";
import { visibleUser, type FoundUser } from "../users/page.js";
import { rolesOf } from "../users/queries.js";
import type { Actor } from "./actor.js";
import { decide } from "./decide.js";
import { personAsActor } from "./person-actor.js";

/** What is asked that is no move: its permission, and whether it changes the file. */
const others = {
  read: { code: "read:property", kind: "read" },
  read_personal: { code: "read_personal:property", kind: "read" },
  edit: { code: "update:property", kind: "act" },
} as const satisfies Partial<Record<AskedAction, { code: PermissionCode; kind: "read" | "act" }>>;

function isOther(action: AskedAction): action is keyof typeof others {
  return action in others;
}

async function sourcesOf(tx: Transaction, user: FoundUser, code: string): Promise<Explanation["sources"]> {
  if (user.revoked.includes(code)) return [];
  const { position_id, position_name, position_codes } = user;
  const sources: Explanation["sources"] = [];
  if (position_codes?.includes(code)) sources.push({ kind: "position", id: position_id, name: position_name });
  for (const role of await rolesOf(tx, user.id)) {
    if (role.codes.includes(code)) sources.push({ kind: "role", id: role.id, name: role.name });
  }
  if (user.granted.includes(code)) sources.push({ kind: "granted", id: null, name: null });
  return sources;
}

/** Reasons against the action, by the very functions that decide when it is tried. */
async function reasonsOf(
  tx: Transaction,
  acting: Acting & { readonly actor: Actor },
  action: AskedAction,
  file: FileRecord,
): Promise<readonly Reason[]> {
  if (isOther(action)) {
    const decision = decide(acting.actor, others[action], file.subject);
    const own: readonly Reason[] = decision.allowed ? [] : decision.reasons;
    return action === "edit" ? [...own, ...reasonsAgainstEditing(file)] : own;
  }
  const offered = (await movesFor(tx, acting, file)).find(({ key }) => key === action);
  if (offered !== undefined) return offered.reasons;
  const reasons = reasonsAgainst(acting, action, file);
  return reasons.length > 0 ? reasons : [{ code: "not-from-here" }];
}

/**
 * Whether a person may do something to a file, and every rule that speaks against it. It decides nothing itself:
 * it asks what the act would ask, with that person in the actor's place.
 * @throws {Problem} `not-found` for a person or a file that the asker does not see
 */
export async function explain(
  tx: Transaction,
  acting: Acting & { readonly actor: Actor },
  asked: { readonly person: string; readonly file: string; readonly action: AskedAction },
): Promise<Explanation> {
  const user = await visibleUser(tx, acting.actor, asked.person, "explain:access");
  const named = await tx.selectFrom("applications").select("id").where("number", "=", asked.file).executeTakeFirst();
  if (named === undefined) throw notFound();
  const file = await readFile(tx, named.id);
  enforceOnFile(acting, "read:property", file, "read");
  const person = await personAsActor(tx, user.id, acting.now);
  if (person === undefined) throw notFound();
  const { action } = asked;
  const code = isOther(action) ? others[action].code : (codeOfMove(action) ?? null);
  const seen = decide(person, { code: "read:property", kind: "read" }, file.subject);
  const unseen = seen.allowed || seen.visible ? [] : seen.reasons.slice(0, 1);
  const reasons = [...unseen, ...(await reasonsOf(tx, { ...acting, actor: person }, action, file))];
  return {
    person: { id: user.id, name: user.name },
    file: { id: file.row.id, number: file.row.number },
    allowed: reasons.length === 0,
    visible: seen.allowed || seen.visible,
    code,
    sources: code === null ? [] : await sourcesOf(tx, user, code),
    revoked: code !== null && user.revoked.includes(code),
    reasons: [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()],
  };
}
