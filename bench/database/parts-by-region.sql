-- What parts by region cost and give: two histories and two registers of files, one of each parted, asked the same
-- (docs/decisions/0375). On an empty database of its own, by a superuser, on PostgreSQL 15 or newer:
--
--   psql -v records=400000 -v files=1000000 -f bench/database/parts-by-region.sql -d an_empty_database
--
-- Ten entries a record. Half an hour, 6 GB; nothing of it is logged. Prints processor time of a statement in microseconds:
-- planned for its values, and by a plan with a name.
\set ON_ERROR_STOP on
create table regions as
select row_number() over () - 1 as n, region from unnest(array['1703', '1706', '1708', '1710', '1712', '1714', '1718', '1722',
  '1724', '1726', '1727', '1730', '1733', '1735']) as region;

-- Makes the parts of a table: of each region, and of the republic.
create procedure part(name text) language plpgsql as $$
declare one text;
begin
  for one in select region from regions union all select '17' loop
    execute format('create unlogged table %I partition of %I for values in (%L) with (autovacuum_enabled = off)',
      name || '_' || one, name, one);
  end loop;
end $$;

-- The history, as schema/0003-history.ts makes it.
create sequence history_position;
create unlogged table whole_entry (
  home_region text not null, record_kind text not null, record_id text not null, sequence integer not null,
  position bigint not null default nextval('history_position'), at timestamptz not null, actor text, impersonator text,
  action text not null, from_state text, to_state text, reason text, changes jsonb not null, params jsonb not null,
  personal_hash bytea, previous_hash bytea not null, hash bytea not null,
  primary key (home_region, record_kind, record_id, sequence)) with (autovacuum_enabled = off);
create table parted_entry (like whole_entry including defaults,
  primary key (home_region, record_kind, record_id, sequence)) partition by list (home_region);
call part('parted_entry');
-- In order of time: the first entries of all records, then the second ones.
insert into whole_entry (home_region, record_kind, record_id, sequence, at, actor, action, changes, params, previous_hash, hash)
select r.region, 'application', md5('record' || i)::uuid::text, s, timestamptz '2024-11-01' + (s * 60 + i % 60) * interval '1 day',
  md5('user' || (i * 7 + s) % 3000)::uuid::text, 'application.moved',
  case when s % 3 = 0 then '[{"pointer": "/occupiedSince", "before": 2011, "after": 2012}]'::jsonb else '[]' end,
  jsonb_build_object('number', '2026-' || r.region || '-' || lpad(i::text, 7, '0'), 'move', 'send'),
  sha256(('a' || i || s)::bytea), sha256(('b' || i || s)::bytea)
from generate_series(1, 10) as s, generate_series(1, :records) as i join regions as r on r.n = i % 14;
insert into parted_entry select * from whole_entry;
create index on whole_entry (home_region, position);
create index on whole_entry (actor, at);
create index on parted_entry (home_region, position);
create index on parted_entry (actor, at);
vacuum analyze whole_entry;
vacuum analyze parted_entry;

-- Files, with those columns and indexes of schema/0205-applications.ts that the statements below read.
create unlogged table whole_files (
  home_region text not null, id uuid not null, number text not null, status text not null, version integer not null default 1,
  legal_basis smallint not null, region_soato text not null, district_soato text not null, facts jsonb not null,
  search tsvector not null, created_at timestamptz not null, status_since timestamptz not null,
  suspended boolean not null default false, deadline_at timestamptz, occupier_sort text not null collate "C",
  primary key (home_region, id)) with (autovacuum_enabled = off);
create table parted_files (like whole_files including defaults, primary key (home_region, id)) partition by list (home_region);
call part('parted_files');
insert into whole_files (home_region, id, number, status, legal_basis, region_soato, district_soato, facts, search, created_at,
  status_since, deadline_at, occupier_sort)
select r.region, (lpad(to_hex(i), 8, '0') || '-0000-7000-8000-' || left(md5(i::text), 12))::uuid,
  '2026-' || r.region || '-' || lpad(i::text, 7, '0'),
  (array['editing', 'to_conclusion', 'in_discussion', 'in_review', 'announced', 'at_justice', 'in_payment', 'at_council',
    'rejected', 'registered', 'registered'])[1 + (i::bigint * 7) % 11],
  1 + i % 8, r.region, r.region || 400 + (i / 14) % 15,
  jsonb_build_object('address', 'Koʻcha ' || i, 'sizes', jsonb_build_object('total', i % 900, 'built', i % 200)),
  array_to_tsvector(array['familiyev' || i % 5000, 'ism' || i % 700, 'k' || i]),
  timestamptz '2024-11-01' + i * interval '60 s', timestamptz '2024-11-05' + i * interval '60 s',
  timestamptz '2024-12-01' + i * interval '60 s' + (i % 30) * interval '1 day', 'familiyev' || i % 5000
from generate_series(1, :files) as i join regions as r on r.n = i % 14;
insert into parted_files select * from whole_files;
do $$
declare name text;
begin
  foreach name in array array['whole_files', 'parted_files'] loop
    execute replace('create index on FILES (id)', 'FILES', name);
    execute replace('create index on FILES (created_at, id) include (status, legal_basis, region_soato, district_soato,
      status_since, deadline_at, suspended)', 'FILES', name);
    execute replace('create index on FILES (status, coalesce(deadline_at, ''infinity''::timestamptz), id) include (legal_basis,
      region_soato, district_soato, created_at, status_since, deadline_at, suspended)', 'FILES', name);
    execute replace('create index on FILES (district_soato, status, created_at, id) include (legal_basis, region_soato,
      status_since, deadline_at, suspended, number, occupier_sort)', 'FILES', name);
    execute replace('create index on FILES (region_soato, number, id) include (status, legal_basis, district_soato, created_at,
      status_since, deadline_at, suspended, occupier_sort)', 'FILES', name);
    execute replace('create index on FILES using gin (search)', 'FILES', name);
  end loop;
end $$;
vacuum analyze whole_files;
vacuum analyze parted_files;

-- Processor time that this session has had, in nanoseconds.
create function spent() returns bigint language sql volatile as $$
  select split_part(pg_read_file('/proc/self/schedstat', 0, 100), ' ', 1)::bigint $$;

-- Microseconds of processor time for one run of a statement: $1 region, $2 record, $3 actor, $4 file, $5 district.
create function cost(statement text, runs integer, by_name boolean, most integer) returns numeric language plpgsql as $$
declare i integer; began bigint; region text; given text[];
begin
  perform setseed(0.5);
  deallocate all;
  if by_name then execute 'prepare asked (text, text, text, uuid, text) as ' || statement; end if;
  for run in 1 .. runs + 20 loop
    if run = 21 then began := spent(); end if;
    i := 1 + floor(random() * most);
    region := (select r.region from regions as r where n = i % 14);
    given := array[region, md5('record' || i)::uuid::text, md5('user' || i % 3000)::uuid::text,
      lpad(to_hex(i), 8, '0') || '-0000-7000-8000-' || left(md5(i::text), 12), region || 400 + (i / 14) % 15];
    if by_name then execute format('execute asked (%L, %L, %L, %L, %L)', given[1], given[2], given[3], given[4], given[5]);
    else execute statement using given[1], given[2], given[3], given[4]::uuid, given[5]; end if;
  end loop;
  return round((spent() - began) / 1000.0 / runs, 1);
end $$;

-- A page of a register and what stands in its rows, as registers ask for it.
create function page(narrowed text, ordered text, direction text, joined text) returns text language sql as $$
  select format('select a.*, found.place from (select a.home_region, a.id, %2$s as place from FILES as a where %1$s
    order by %2$s %3$s, a.id %3$s limit 51) as found join FILES as a on a.id = found.id %4$s
    order by found.place %3$s, found.id %3$s', narrowed, ordered, direction, joined) $$;

create table asked (number serial, what text, statement text, runs integer);
insert into asked (what, statement, runs) values
  ('the end of a chain', 'select head.sequence, head.hash from unnest(array[$1], array[$2]) as chain (home_region, id)
    left join lateral (select e.sequence, e.hash from ENTRY as e where e.home_region = chain.home_region
      and e.record_kind = ''application'' and e.record_id = chain.id order by e.sequence desc limit 1) as head on true', 2000),
  ('an entry', 'insert into ENTRY (home_region, record_kind, record_id, sequence, at, actor, action, changes, params,
    previous_hash, hash) select $1, ''trial'', gen_random_uuid()::text, 1, now(), $3, ''x'', ''[]'', ''{}'', '''', ''''
    where $2 is not null', 2000),
  ('a page of a file''s history', 'select * from ENTRY where home_region = $1 and record_kind = ''application''
    and record_id = $2 order by sequence desc limit 51', 2000),
  ('the newest position of a region', 'select max(position) from ENTRY where home_region = $1 and position > 100', 2000),
  ('a month''s acts of a person', 'select count(*) from ENTRY where actor = $3 and at >= ''2025-06-01''
    and at < ''2025-07-01''', 500),
  ('a page of the republic', page('true', 'a.created_at', 'desc', ''), 200),
  ('a page of the republic, rows by region and id', page('true', 'a.created_at', 'desc',
    'and a.home_region = found.home_region'), 200),
  ('a page of one status', page('a.status = ''in_discussion''', 'coalesce(a.deadline_at, ''infinity''::timestamptz)', 'asc', ''),
    200),
  ('a page of a region', page('a.region_soato = $1', 'a.number', 'asc', ''), 200),
  ('a page of a region, which is named', page('a.region_soato = $1 and a.home_region = $1', 'a.number', 'asc',
    'and a.home_region = found.home_region'), 200),
  ('a page of a district, one status', page('a.district_soato = $5 and a.status = ''in_discussion''', 'a.created_at', 'desc', ''),
    200),
  ('a page of a district, one status, its region named', page('a.district_soato = $5 and a.status = ''in_discussion''
    and a.home_region = $1', 'a.created_at', 'desc', 'and a.home_region = found.home_region'), 200),
  ('a file by its id', 'select * from FILES where id = $4', 1000),
  ('a file by region and id', 'select * from FILES where home_region = $1 and id = $4', 1000),
  ('a search in a region', 'select count(*) from (select from FILES where region_soato = $1
    and search @@ ''familiyev123''::tsquery limit 10001) as found', 200),
  ('a search in a region, which is named', 'select count(*) from (select from FILES where region_soato = $1 and home_region = $1
    and search @@ ''familiyev123''::tsquery limit 10001) as found', 200),
  ('a total of a region', 'select count(*) from (select from FILES where region_soato = $1 and status = ''in_review''
    limit 10001) as found', 50),
  ('a total of a region, which is named', 'select count(*) from (select from FILES where region_soato = $1
    and home_region = $1 and status = ''in_review'' limit 10001) as found', 50),
  ('a write by region and id', 'update FILES set version = version + 1 where home_region = $1 and id = $4', 500);
select what,
  cost(replace(replace(statement, 'ENTRY', 'whole_entry'), 'FILES', 'whole_files'), runs, false, least(:records, :files)) as whole,
  cost(replace(replace(statement, 'ENTRY', 'whole_entry'), 'FILES', 'whole_files'), runs, true, least(:records, :files)) as by_name,
  cost(replace(replace(statement, 'ENTRY', 'parted_entry'), 'FILES', 'parted_files'), runs, false, least(:records, :files))
    as parted,
  cost(replace(replace(statement, 'ENTRY', 'parted_entry'), 'FILES', 'parted_files'), runs, true, least(:records, :files))
    as parted_by_name
from asked order by number;

-- How many locks a look by the id takes.
begin;
select from whole_files where id = '00000001-0000-7000-8000-000000000000';
select count(*) as locks_of_the_whole from pg_locks where pid = pg_backend_pid();
rollback;
begin;
select from parted_files where id = '00000001-0000-7000-8000-000000000000';
select count(*) as locks_of_all_parts from pg_locks where pid = pg_backend_pid();
rollback;

-- A region's part is taken off and put back, with and without a constraint that says what is in it.
select pg_size_pretty(pg_total_relation_size('parted_entry_1718')) as part, (select count(*) from parted_entry_1718) as entries;
\timing on
alter table parted_entry_1718 add constraint of_1718 check (home_region is not null and home_region = '1718') not valid;
alter table parted_entry_1718 validate constraint of_1718;
alter table parted_entry detach partition parted_entry_1718 concurrently;
alter table parted_entry attach partition parted_entry_1718 for values in ('1718');
alter table parted_entry_1718 drop constraint of_1718;
alter table parted_entry detach partition parted_entry_1718;
alter table parted_entry attach partition parted_entry_1718 for values in ('1718');
