import type { Client } from "pg";

/** What the filling of registers leaves out and acts need: whom an application is of. */
const occupiers = `
  insert into application_occupiers (home_region, application_id, kind, name, pinfl)
  select a.home_region, a.id, 'person', a.occupier_name, '31205750' || right('000000' || (abs(hashtext(a.id::text)) % 1000000), 6)
  from applications as a
  where a.status in ('to_conclusion', 'in_discussion', 'in_review', 'announced', 'at_justice', 'in_payment', 'at_council')
    and not exists (
      select from application_occupiers as o where o.home_region = a.home_region and o.application_id = a.id
    )`;

/**
 * Discussions that were filled name no organisations: the service cannot conclude them. Those whose bodies are all awaited
 * become such of the diagram that asks an architect and an ecologist.
 */
const discussions = `
  create temporary table asked as
  select r.home_region, r.id, jsonb_object_agg(s.step_id, jsonb_build_array(s.organisation_id)) filter (
    where s.step_id in ('architecture', 'ecology')) as resolution
  from runs as r join step_organisations as s on s.home_region = r.home_region and s.run_id = r.id
  where r.state = 'running' and r.resolution = '{}'
  group by 1, 2 having bool_and(s.state = 'awaited');
  delete from step_organisations as s using asked as a
  where s.home_region = a.home_region and s.run_id = a.id and s.step_id not in ('architecture', 'ecology');
  update runs as r set resolution = a.resolution, version_id = m.version_id, group_versions = m.group_versions
  from asked as a, (
    select version_id, group_versions from runs where resolution ?& array['architecture', 'ecology']
      and group_versions <> '{}' and (select count(*) from jsonb_object_keys(resolution)) = 2 limit 1
  ) as m
  where r.home_region = a.home_region and r.id = a.id;
  drop table asked`;

/** What is announced stands where everybody may read it, for as long as its term runs. */
const announcements = `
  insert into announcements (home_region, id, application_id, sequence, opens_at, closes_at)
  select a.home_region, a.id, a.id, 1, a.status_since, a.deadline_at
  from applications as a
  where a.status = 'announced' and a.deadline_at > now() and not exists (
    select from announcements as n where n.home_region = a.home_region and n.application_id = a.id
  )`;

/** Gives filled applications what acts on them need. */
export async function complete(client: Client): Promise<void> {
  await client.query(occupiers);
  await client.query(announcements);
  await client.query(discussions);
  for (const table of ["application_occupiers", "announcements", "runs"]) await client.query(`analyze ${table}`);
}
