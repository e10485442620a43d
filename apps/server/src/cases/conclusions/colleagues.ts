import type { Colleague } from "@yer/api/contract/conclusions";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import { decide } from "../../identity/access/decide.js";
import { readRightsOf, rightsFrom } from "../../identity/access/rights-query.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { readApplicationRecord } from "../applications/application.js";
import { enforceOnApplication } from "../applications/transition.js";
import type { Db } from "../../platform/database/database.js";

interface Member {
  readonly id: string;
  readonly name: string;
  readonly pinfl: string | null;
  readonly position: Names | null;
  readonly holds: number;
}

/**
 * Members of the reader's organisation, those who may give its conclusion on an application first, each with what they
 * hold already; the reader and the blocked left out.
 * @throws {Problem} `not-found`, `permission-missing`, `duty-conflict`
 */
export async function readColleagues(db: Db, acting: ActingPerson, id: string): Promise<Colleague[]> {
  const { actor, now } = acting;
  const application = await readApplicationRecord(db, id);
  enforceOnApplication(acting, "give:conclusion", application, "read");
  const { organisation } = actor;
  if (organisation === null) return [];
  const rights = new Map(
    (await readRightsOf(db, { organisation: organisation.id })).map((sources) => [sources.id, rightsFrom(sources)]),
  );
  const { rows } = await sql<Member>`
    select u.id, u.name, u.pinfl, p.name as position, (
      select count(*) from step_organisations as b
      join runs as r on r.home_region = b.home_region and r.id = b.run_id
      where b.held_by = u.id and b.held_until > ${now} and b.state in ('awaited', 'given') and r.state = 'running'
    ) as holds
    from users as u left join positions as p on p.id = u.position_id
    where u.organisation_id = ${organisation.id} and u.is_staff and not u.blocked and u.id <> ${actor.id}
    order by u.sort_key, u.id`.execute(db);
  const colleagues = rows.map(({ pinfl, ...member }): Colleague => {
    const { codes, territory } = rights.get(member.id) ?? { codes: new Set<string>(), territory: null };
    const decision = decide(
      { ...actor, id: member.id, pinfl, codes, territory, impersonation: null },
      { code: "give:conclusion", kind: "act" },
      application.subject,
    );
    return { ...member, allowed: decision.allowed, reasons: decision.allowed ? [] : [...decision.reasons] };
  });
  return colleagues.toSorted((a, b) => Number(b.allowed) - Number(a.allowed));
}
