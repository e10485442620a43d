import { sql, type Kysely } from "kysely";

/** Position of the administrator, who holds every permission there is. */
const administrator = "01932f00-0000-7000-8000-00000000a001";

/** Permissions that came with this version. */
const added = [
  "create:user",
  "read_sessions:user",
  "end_sessions:user",
  "read_work:user",
  "hand_over:work",
  "explain:access",
  "update:organisation",
  "update:position",
  "update:role",
];

/** New permissions for those who hold all, and a way from a person to the applications they are responsible for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update positions set version = version + 1, codes = (
      select jsonb_agg(distinct code) from (
        select jsonb_array_elements_text(codes) as code union select unnest(${added}::text[])) as every)
    where id = ${administrator}`.execute(db);
  await sql`
    create index applications_assignee on applications (assignee_id)
      where status not in ('registered', 'unregistered')`.execute(db);
  await sql`create index users_position on users (position_id)`.execute(db);
  await sql`create index user_roles_role on user_roles (role_id)`.execute(db);
}
