import type { Client } from "pg";
import type { Role } from "./act.js";
import { staff } from "./model.js";
import type { Tokens } from "./sessions.js";

/** Somebody of the staff, with a session. */
export interface Person {
  readonly id: string;
  readonly session: string;
  readonly role: Role;
  /** `17`, a region or a district. */
  readonly territory: string;
  /** The body whose conclusions they owe. */
  readonly organisation: string;
}

/** Position and kind of body of each role; a body of the kind has such a person, or gets the first. */
const posts: Readonly<Record<Exclude<Role, "citizen">, readonly [position: string, kind: string]>> = {
  operator: ["Operator", "cadastre"],
  architect: ["Member giving conclusions", "architecture"],
  ecologist: ["Member giving conclusions", "ecology"],
  reviewer: ["Reviewer", "cadastre"],
  justice: ["Justice officer", "justice"],
  cashier: ["Payments officer", "cadastre"],
  council: ["Council secretary", "council"],
  head: ["Head of a body", "architecture"],
  inspector: ["Inspector", "inspection"],
  administrator: ["Administrator", "agency"],
};
/** Letters of the territory of a role's bodies: districts, regions, the republic. */
const reach: Readonly<Partial<Record<Role, number>>> = {
  operator: 7,
  architect: 7,
  ecologist: 7,
  head: 7,
  administrator: 2,
};
const ofRegion = 4;

/** Puts the staff of the model into the database, spread over the bodies there are, each as after a sign-in. */
export async function hire(client: Client): Promise<Person[]> {
  const roles = staff.flatMap(({ role, people }) =>
    role === "citizen"
      ? []
      : [{ role, people, position: posts[role][0], kind: posts[role][1], reach: reach[role] ?? ofRegion }],
  );
  const hired = `
    hired as materialized (
      select overlay(overlay(md5('day ' || w.role || ' ' || n) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid as id, w.role, n, o.id as organisation, o.territory, p.id as position
      from jsonb_to_recordset($1::jsonb) as w (role text, people integer, position text, kind text, reach integer)
      join positions as p on p.name ->> 'en_US' = w.position
      cross join lateral (
        select array_agg(id order by territory, id) as ids from organisations
        where kind = w.kind and active and length(territory) = w.reach
      ) as bodies
      cross join lateral generate_series(1, w.people) as n
      join organisations as o on o.id = bodies.ids[1 + (n - 1) % cardinality(bodies.ids)]
    )`;
  const given = [JSON.stringify(roles)];
  await client.query(
    `with ${hired}
    insert into users (id, name, sort_key, search_key, stirs, is_staff, organisation_id, position_id, territory, granted, revoked, created_at)
    select id, 'Navbatchi ' || n, 'NAVBATCHI', 'navbatchi', '[]', true, organisation, position, territory, '[]', '[]', now()
    from hired on conflict (id) do nothing`,
    given,
  );
  const { rows } = await client.query<Person>(
    `with ${hired}, made as (
      insert into sessions (id, user_id, method, created_at, expires_at, refresh_n, refreshed_at, last_seen_at, active_at, proved_at)
      select gen_random_uuid(), id, 'password', now(), now() + interval '12 hours', 0, now(), now(), now(), now()
      from hired returning id, user_id
    )
    select hired.id, made.id as session, role, territory, organisation from hired join made on made.user_id = hired.id`,
    given,
  );
  return rows;
}

/** What a person's requests say of who they are. */
export const bearer = (tokens: Tokens, { id, session }: Person): string => `Bearer ${tokens.of(id, session)}`;
