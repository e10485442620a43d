-- A million plots beside the demonstration's, one of eight an area: neighbourhoods scattered around the centres of all districts, each
-- surveyed in one year, its plots on a grid of lanes. Files of a neighbourhood stand together, as a survey leaves them.
-- The map's tables are then made from the files as migration 0220 makes them.
\set ON_ERROR_STOP on
set synchronous_commit = off;
set session_replication_role = replica;
select setseed(0.42);

create temporary table hoods as
select row_number() over (order by random()) as turn, left(soato, 4) as region, soato as district,
  replace(cadastre_code, ':', '') || (9000 + hood.n)::text as id,
  ST_X(centre) + sqrt(random()) * reach * cos(angle) / 0.75 as lon,
  ST_Y(centre) + sqrt(random()) * reach * sin(angle) as lat, 2024 + floor(random() * 3)::integer as year
from (select * from districts where centre is not null) as districts
cross join generate_series(1, 46) as hood (n)
cross join lateral (
  select hood.n as of, random() * 2 * pi() as angle, case type when 'shahar' then 0.045 else 0.13 end as reach
) as spread;

insert into neighborhoods (id, district_soato, name, sort_key, demonstration)
select id, district, jsonb_build_object('uz_UZ', 'Mahalla ' || turn, 'uz_Cyrl', 'Маҳалла ' || turn,
  'ru_RU', 'Махалля ' || turn, 'en_US', 'Neighbourhood ' || turn), id, true
from hoods on conflict do nothing;

create temporary table made as
select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid as id,
  year::text || '-' || region || '-' || lpad((n % 1000000)::text, 6, '0') as number,
  (array['editing', 'to_conclusion', 'in_discussion', 'in_discussion', 'in_review', 'announced', 'at_justice',
    'in_payment', 'at_council', 'rejected', 'registered', 'registered', 'unregistered'])[1 + floor(random() * 13)] as status,
  1 + floor(random() * 8)::smallint as legal_basis, region, district, hood,
  ST_GeomFromText(format('POLYGON((%s %s, %s %s, %s %s, %s %s, %s %s))',
    round(x::numeric, 7), round(y::numeric, 7), round((x + w)::numeric, 7), round((y + skew)::numeric, 7),
    round((x + w - skew)::numeric, 7), round((y + d)::numeric, 7), round((x - skew)::numeric, 7),
    round((y + d - skew)::numeric, 7), round(x::numeric, 7), round(y::numeric, 7)), 4326) as outline
from (
  select row_number() over () as n, region, district, id as hood, year,
    lon + (plot % 11) * 0.00040 as x, lat + (plot / 11) * 0.00036 as y,
    0.00022 + random() * 0.00012 as w, 0.00018 + random() * 0.00012 as d, random() * 0.00002 as skew
  from (select h.*, plot from hoods as h cross join generate_series(0, 105) as plot order by turn, plot limit :plots) as each
) as placed;

insert into applications (home_region, id, number, status, legal_basis, region_soato, district_soato, neighborhood_id, facts,
  outline, search_key, created_at, status_since, total_deadline)
select region, m.id, m.number, m.status, m.legal_basis, region, district, hood, facts, m.outline, m.number,
  '2026-01-01'::timestamptz + right(m.number, 6)::integer * interval '1 second', '2026-06-01', total_deadline
from made as m cross join (select facts, total_deadline from applications where outline is not null limit 1) as one
where right(m.number, 6)::integer % 8 > 0
on conflict do nothing;

insert into areas (home_region, id, number, state, legal_basis, region_soato, district_soato, neighborhood_id, drawn, outline,
  created_at, state_since)
select region, id, left(number, 10) || 'A' || right(number, 6),
  (array['area_new', 'area_sent', 'area_taken', 'area_waiting', 'area_returned'])[1 + right(number, 6)::integer / 8 % 5],
  nullif(legal_basis, 8), region, district, hood, '{}', outline,
  '2026-01-01'::timestamptz + right(number, 6)::integer * interval '1 second', '2026-06-01'
from made where right(number, 6)::integer % 8 = 0
on conflict do nothing;

-- What the map shows of files and areas, as migrations 0220 and 0260 and every change keep it. Rows of a neighbourhood
-- stand side by side, as a survey leaves them.
create temporary table shown as
select a.* from all_plots as a
where kind = 'application' or exists (
  select from areas where home_region = a.home_region and id = a.id and basket is null and state <> 'area_opened');

truncate plots, district_counts, neighborhood_counts, place_points;
insert into plots (kind, home_region, id, number, status, legal_basis, region_soato, district_soato, neighborhood_id, outline)
select kind, home_region, id, number, status, legal_basis, region_soato, district_soato, neighborhood_id,
  ST_Transform(outline, 3857)
from shown where outline is not null order by id;
select 'insert into district_counts (home_region, district_soato, legal_basis, year, ' || columns || ')
  select home_region, district_soato, coalesce(legal_basis, 0), left(number, 4)::smallint, ' || counts || ' from shown
  group by 1, 2, 3, 4;
insert into neighborhood_counts (home_region, district_soato, neighborhood_id, legal_basis, year, ' || columns || ')
  select home_region, district_soato, neighborhood_id, coalesce(legal_basis, 0), left(number, 4)::smallint, ' || counts || '
  from shown group by 1, 2, 3, 4, 5 order by 3'
from (
  select string_agg(column_name, ', ' order by ordinal_position) as columns,
    string_agg('count(*) filter (where status = ''' || column_name || ''')', ', ' order by ordinal_position) as counts
  from information_schema.columns where table_name = 'district_counts' and data_type = 'integer'
) as statuses \gexec
insert into place_points (home_region, code, district_soato, level, plots, sum_x, sum_y)
select home_region, code, min(district_soato), min(level), count(*),
  sum(floor((ST_XMin(outline) + ST_XMax(outline)) / 2 * 1e7)::bigint),
  sum(floor((ST_YMin(outline) + ST_YMax(outline)) / 2 * 1e7)::bigint)
from shown
cross join lateral (values (district_soato, 'district'), (neighborhood_id, 'neighborhood')) as place (code, level)
where outline is not null group by 1, 2;
vacuum analyze;
