-- A million areas beside the demonstration's, in 9 452 neighbourhoods, each with the schedules of two years and what was done in it
-- week by week. Six of ten wait for somebody, two of ten are in a basket, two of ten were opened.
\set ON_ERROR_STOP on
set synchronous_commit = off;
set session_replication_role = replica;
set maintenance_work_mem = '1GB';
set work_mem = '256MB';
select setseed(0.42);
select now() as now \gset
begin;

create temporary table hoods as
select row_number() over (order by random())::integer as turn, left(soato, 4) as region, soato as district,
  replace(cadastre_code, ':', '') || (9000 + hood.n)::text as id, ST_X(centre) + sqrt(random()) * reach * cos(angle) / 0.75 as lon,
  ST_Y(centre) + sqrt(random()) * reach * sin(angle) as lat
from (select *, row_number() over (order by soato) as at from districts where centre is not null and active) as districts
cross join generate_series(1, 60) as hood (n)
cross join lateral (select hood.n as of, random() * 2 * pi() as angle, case type when 'shahar' then 0.045 else 0.13 end as reach) as spread
order by hood.n, at limit :neighborhoods;
insert into neighborhoods (id, district_soato, name, sort_key, search_key, demonstration)
select id, district, jsonb_build_object('uz_UZ', 'Mahalla ' || turn, 'uz_Cyrl', 'Маҳалла ' || turn,
  'ru_RU', 'Махалля ' || turn, 'en_US', 'Neighbourhood ' || turn), id, ' mahalla ' || turn || ' ', true
from hoods on conflict do nothing;

create temporary table indexes as
select indexname as name, indexdef as definition from pg_indexes as i
where tablename in ('areas', 'plots') and not exists (select from pg_constraint where conname = indexname);
select 'drop index ' || name from indexes \gexec

create temporary table made as
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid as id, n, region, district, hood,
  year || '-' || region || '-A' || lpad((n % 1000000)::text, 6, '0') as number, fate, pick, age,
  case when fate < 0.6 then (array['area_new', 'area_new', 'area_new', 'area_sent', 'area_taken', 'area_returned'])[1 + floor(pick * 6)::integer]
    when fate < 0.8 then 'area_new' else 'area_opened' end as state,
  case when fate >= 0.6 and fate < 0.8 then
    (array['no_grip', 'construction', 'drafts', 'written_off', 'state_owned', 'not_registered'])[1 + floor(pick * 6)::integer] end as basket,
  ST_GeomFromText(format('POLYGON((%s %s, %s %s, %s %s, %s %s, %s %s))', x, y, x + w, y, x + w, y + d, x, y + d, x, y), 4326) as outline
from (
  select row_number() over () as n, h.region, h.district, h.id as hood, random() as fate, random() as pick, random() as age,
    (2024 + floor(random() * 3))::text as year, round((lon + (plot % 11) * 0.00040)::numeric, 7) as x,
    round((lat + (plot / 11) * 0.00036)::numeric, 7) as y, round((0.00022 + random() * 0.00012)::numeric, 7) as w,
    round((0.00018 + random() * 0.00012)::numeric, 7) as d
  from (select h.*, plot from hoods as h cross join generate_series(0, 199) as plot order by turn, plot limit :areas) as h
) as placed;

insert into areas (home_region, id, number, state, basket, basket_reason, legal_basis, region_soato, district_soato, neighborhood_id,
  cadastre_number, address, drawn, outline, sizes, buildings, source, found_on, confirmed, deadline_at, search_key, created_at, state_since)
select region, id, number, state, basket, case when basket is not null then 'Sabab' end, nullif(1 + floor(age * 8), 8)::smallint, region, district, hood,
  cadastre, house || '-uy', case when drawn then '{"type":"Polygon","coordinates":[]}'::jsonb end, case when drawn then outline end,
  '{"total":600,"documented":null,"excess":null,"built":null}', '[]',
  (array['inspector', 'inspector', 'imagery', 'list', 'occupier'])[1 + n % 5], '2026-01-01', n % 3 = 0,
  case when state in ('area_sent', 'area_taken') and basket is null then :'now'::timestamptz + (age * 30 - 6) * interval '1 day' end,
  replace(number, '-', ' ') || ' ' || replace(cadastre, ':', ' ') || ' ' || house || ' uy ' || (array['navoiy', 'bobur', 'mustaqillik', 'ulugbek'])[1 + n % 4],
  :'now'::timestamptz - age * interval '1000 days', :'now'::timestamptz - age * pick * interval '1000 days'
from made cross join lateral (select fate < 0.6 or pick < 0.7 as drawn, 1 + n % 140 as house,
  substr(hood, 1, 2) || ':' || substr(hood, 3, 2) || ':01:02:03:' || lpad((n % 10000)::text, 4, '0') as cadastre) as more
on conflict do nothing;

insert into plots (kind, home_region, id, number, status, legal_basis, region_soato, district_soato, neighborhood_id, outline)
select 'area', home_region, id, number, state, legal_basis, region_soato, district_soato, neighborhood_id, ST_Transform(outline, 3857)
from areas where basket is null and state <> 'area_opened' and outline is not null on conflict do nothing;

insert into area_sendings (home_region, id, area_id, organisation_id, days, note, sent_at, taken_at)
select m.region, m.id, m.id, o.id, 10, 'Tekshirish', :'now', case when m.state = 'area_taken' then :'now'::timestamptz end
from made as m join lateral (
  select id from organisations where kind = 'inspection' and starts_with(m.district, territory) order by length(territory) desc, id limit 1
) as o on true
where m.state in ('area_sent', 'area_taken') and m.basket is null on conflict do nothing;
insert into sent_areas (home_region, id, organisation_id, number, state, basket, legal_basis, region_soato, district_soato, neighborhood_id,
  source, confirmed, deadline_at, search_key, created_at, state_since, inspected)
select home_region, id, organisation_id, number, state, basket, legal_basis, region_soato, district_soato, neighborhood_id,
  source, confirmed, deadline_at, search_key, created_at, state_since, inspected
from sent_area_rows on conflict do nothing;
insert into area_proposals (home_region, id, area_id, target, reason, proposed_at)
select region, id, id, 'written_off', 'Sabab', :'now' from made where state = 'area_taken' and n % 20 = 0 on conflict do nothing;
select definition from indexes \gexec

insert into schedules (home_region, id, neighborhood_id, region_soato, district_soato, year, state, starts_on, ends_on, organisation_id, people,
  plots, created_at, state_since)
select h.region, gen_random_uuid(), h.id, h.region, h.district, y, case when y < extract(year from :'now'::timestamptz) then 'schedule_closed' else 'schedule_running' end,
  make_date(y, 2, 1), make_date(y, 12, 28), (select min(id::text)::uuid from organisations where kind = 'inspection'), '[]', 100, :'now', :'now'
from hoods as h cross join (select extract(year from :'now'::timestamptz)::integer - ago as y from generate_series(0, 1) as ago) as years
where not exists (select from schedules where neighborhood_id = h.id);
insert into neighborhood_progress (home_region, neighborhood_id, day, opened, submitted, finished)
select region, id, (:'now'::timestamptz)::date - 7 * week, 1, 1, 0 from hoods cross join generate_series(0, 104) as week on conflict do nothing;
update schedules as s set opened = done.opened, submitted = done.submitted, finished = done.finished
from (
  select h.id, sum(p.opened) as opened, sum(p.submitted) as submitted, sum(p.finished) as finished
  from schedules as h join neighborhood_progress as p on p.neighborhood_id = h.neighborhood_id and p.day between h.starts_on and h.ends_on
  where h.state in ('schedule_running', 'schedule_closed') group by 1
) as done
where s.id = done.id;

select 'insert into ' || table_name || ' (home_region, district_soato' || fine || ', legal_basis, year, ' || columns || ')
  select home_region, district_soato' || fine || ', coalesce(legal_basis, 0), left(number, 4)::smallint, ' || counts || ' from areas
  where basket is null and state <> ''area_opened'' group by 1, 2, 3, 4' || case fine when '' then '' else ', 5' end || '
  on conflict do nothing'
from (
  select table_name, case table_name when 'neighborhood_counts' then ', neighborhood_id' else '' end as fine,
    string_agg(column_name, ', ' order by ordinal_position) as columns,
    string_agg('count(*) filter (where state = ''' || column_name || ''')', ', ' order by ordinal_position) as counts
  from information_schema.columns
  where table_name in ('district_counts', 'neighborhood_counts') and starts_with(column_name, 'area_') group by 1
) as statuses \gexec
insert into place_points (home_region, code, district_soato, level, plots, sum_x, sum_y)
select home_region, code, min(district_soato), min(level), count(*),
  sum(floor((ST_XMin(outline) + ST_XMax(outline)) / 2 * 1e7)::bigint), sum(floor((ST_YMin(outline) + ST_YMax(outline)) / 2 * 1e7)::bigint)
from areas cross join lateral (values (district_soato, 'district'), (neighborhood_id, 'neighborhood')) as place (code, level)
where basket is null and state <> 'area_opened' and outline is not null group by 1, 2 on conflict do nothing;
commit;
vacuum analyze;
