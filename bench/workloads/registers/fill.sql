-- A million files, and the money of half of them, beside the demonstration's, as varied as those of a country: names, firms and streets of thousands of words, some
-- common and most rare; all statuses, legal bases, districts and three years; terms that run, end soon and are over. What the
-- product keeps beside a file for its registers, searches and numbers is made from the files as its migrations make it.
\set ON_ERROR_STOP on
set synchronous_commit = off;
set session_replication_role = replica;
set maintenance_work_mem = '1GB';
set work_mem = '256MB';
select setseed(0.42);

select now() as now \gset
create temporary table words (kind text, at integer, text text, key text, sort text);
\copy words from 'words.tsv'
analyze words;

-- Facts as the demonstration's files of a legal basis have them.
create temporary table templates as
select legal_basis, array_agg(facts) as facts, array_agg(total_deadline) as totals, count(*)::integer as size
from (
  select *, row_number() over (partition by legal_basis order by id) as turn from applications where outline is not null
) as each where turn <= 20 group by legal_basis;

create temporary table hoods as
select d.soato as district, left(d.soato, 4) as region, d.cadastre_code as cadastre, array_agg(n.id order by n.id) as ids,
  count(*)::integer as size, row_number() over (order by d.soato)::integer as turn
from districts as d join neighborhoods as n on n.district_soato = d.soato
group by 1, 2, 3;
create temporary table clerks as
select territory as district, array_agg(id order by id) as ids, count(*)::integer as size
from users where is_staff and length(territory) = 7 group by 1;

-- How many of a thousand files are in a status, its term in days, and whether people can be late in it.
create temporary table shares (status text, share integer, term integer, late boolean);
insert into shares values ('editing', 60, 20, false), ('to_conclusion', 40, 7, true), ('in_discussion', 130, 28, true),
  ('in_review', 50, 14, true), ('announced', 80, 10, false), ('at_justice', 60, 28, true), ('in_payment', 90, 60, false),
  ('at_council', 50, 20, true), ('rejected', 30, 30, false), ('registered', 370, null, false), ('unregistered', 40, null, false);
create temporary table dice as
select row_number() over () - 1 as at, status, term, late from shares, generate_series(1, share);

create temporary table made as
with thrown as (
  select n, 1 + floor(random() * (select count(*) from hoods))::integer as hood, floor(random() * 1000)::integer as fate,
    (array[1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8])[1 + floor(random() * 12)::integer] as legal_basis,
    -- Common words are met often and most are rare.
    floor(power(random(), 2.5) * surnames)::integer as surname, floor(power(random(), 2.5) * givens)::integer as given,
    floor(power(random(), 2.5) * givens)::integer as father, floor(power(random(), 2.5) * firms)::integer as firm,
    floor(power(random(), 2) * streets)::integer as street, 1 + floor(random() * 140)::integer as house,
    random() < 0.05 as corporate, random() as age, random() as lateness, random() as before, random() as pick
  from generate_series(1, :files) as n
  cross join (
    select count(*) filter (where kind = 'surname') as surnames, count(*) filter (where kind = 'given') as givens,
      count(*) filter (where kind = 'firm') as firms, count(*) filter (where kind = 'street') as streets from words
  ) as sizes
), dated as (
  select t.*, d.status, h.district, h.region, h.cadastre, h.ids[1 + floor(t.pick * h.size)::integer] as neighborhood, c.ids as clerks, c.size as clerk_count,
    -- Of those who can be late one of eight is.
    case when d.term is null then :'now'::timestamptz - t.age * interval '1000 days'
      when d.late and t.lateness < 0.12 then :'now'::timestamptz - d.term * (1.1 + t.age * 0.5) * interval '1 day'
      when d.late then :'now'::timestamptz - d.term * t.age * 0.95 * interval '1 day'
      else :'now'::timestamptz - d.term * t.age * 0.5 * interval '1 day' end as since,
    d.term, d.late
  from thrown as t join dice as d on d.at = t.fate join hoods as h on h.turn = t.hood left join clerks as c on c.district = h.district
)
select d.*, greatest(since - before * interval '90 days', '2024-01-01') as created,
  -- Terms that the clock ends have time enough for this database to be kept.
  case when term is null then null else ((since + (term + case when late then 0 else 400 end) * interval '1 day') at time zone 'Asia/Tashkent')::date::timestamp at time zone 'Asia/Tashkent' + interval '1 day' end as due
from dated as d;

create temporary table numbered as
select m.*, (lpad(to_hex((extract(epoch from created) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(n % 4096), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid as id,
  extract(year from created)::text || '-' || region || '-'
    || lpad((2000 + row_number() over (partition by region, extract(year from created) order by created))::text, 6, '0') as number,
  cadastre || ':' || lpad((10 + row_number() over w / 90000)::text, 2, '0') || ':' || lpad((10 + row_number() over w / 9000 % 10)::text, 2, '0')
    || ':' || lpad((10 + row_number() over w / 900 % 10)::text, 2, '0') || ':' || lpad((1000 + row_number() over w % 9000)::text, 4, '0') as plot
from made as m window w as (partition by district order by n);

-- An index is made sooner than kept. One transaction: a filling that breaks off leaves them as they were.
begin;
create temporary table indexes as
select indexname as name, indexdef as definition from pg_indexes as i
where tablename in ('applications', 'runs', 'step_organisations', 'charges', 'journal_entries', 'journal_lines') and not exists (select from pg_constraint where conname = indexname);
select 'drop index ' || name from indexes \gexec

insert into applications (home_region, id, number, status, legal_basis, region_soato, district_soato, neighborhood_id,
  cadastre_number, facts, occupier_name, occupier_sort, search_key, assignee_id, created_at, status_since, suspended,
  deadline_at, total_deadline, missing, submitted_on, finished_on, refused_because)
select region, id, number, status, m.legal_basis, region, district, neighborhood, plot,
  facts || jsonb_build_object('address', street.text || ' koʻchasi, ' || house || '-uy', 'cadastreNumber', plot),
  case when firmly then '«' || firm.text || ' savdo» MChJ'
    else surname.text || ' ' || given.text || ' ' || father.text || ' oʻgʻli' end,
  case when firmly then firm.sort || '!SAVDO!M^J 1' else surname.sort || '!' || given.sort || '!' || father.sort || '![\LI 1' end,
  replace(number, '-', ' ') || ' ' || replace(plot, ':', ' ') || ' '
    || case when firmly then firm.key || ' savdo mchj' else surname.key || ' ' || given.key || ' ' || father.key || ' ogli' end
    || ' ' || street.key || ' kochasi ' || house || ' uy',
  clerk, created, since, suspended, case when suspended then null else due end, total,
  case when status = 'editing' and lateness < 0.5 then 3 else 0 end,
  case when status <> 'editing' then (created + (since - created) * 0.3)::date end,
  case when status in ('registered', 'unregistered') then since::date end,
  case when status in ('rejected', 'unregistered')
    then (array['protected_zone', 'town_planning', 'ground_unproven', 'dispute', 'other'])[1 + m.n % 5] end
from numbered as m
join lateral (
  select t.facts[1 + (m.n % t.size)] as facts, t.totals[1 + (m.n % t.size)] as total from templates as t where t.legal_basis = m.legal_basis
) as t on true
join words as street on street.kind = 'street' and street.at = m.street
join words as surname on surname.kind = 'surname' and surname.at = m.surname
join words as given on given.kind = 'given' and given.at = m.given
join words as father on father.kind = 'given' and father.at = m.father
join words as firm on firm.kind = 'firm' and firm.at = m.firm
cross join lateral (
  select status = 'in_payment' and lateness < 0.05 as suspended, corporate or m.legal_basis in (6, 7) as firmly,
    case when before < 0.6 and clerk_count > 0 and term is not null then clerks[1 + floor(pick * clerk_count)::integer] end as clerk
) as more
order by created, n;

-- Bodies of the discussion: two of the district, two of the region, now and then one of the republic.
create temporary table bodies as
select h.district, o.kind, o.id from hoods as h
join lateral (
  select distinct on (kind) kind, id from organisations
  where kind in ('architecture', 'ecology', 'emergency', 'sanitary', 'heritage') and starts_with(h.district, territory)
  order by kind, length(territory) desc, id
) as o on true;
insert into runs (home_region, id, application_id, sequence, version_id, resolution, state, outcome, started_at, ended_at)
select m.region, m.id, m.id, 1, (select version_id from step_labels group by 1 order by count(*) desc limit 1), '{}',
  case when m.status = 'in_discussion' then 'running' else 'ended' end,
  case when m.status <> 'in_discussion' then 'positive' end, m.since, case when m.status <> 'in_discussion' then m.since end
from numbered as m where m.status not in ('editing', 'to_conclusion') order by m.created, m.n;
-- One of three of those in discussion has given; of what was given one in 25 is negative.
insert into step_organisations (home_region, run_id, step_id, organisation_id, application_id, state, asked_at, due_at, given_at, is_negative)
select m.region, m.id, b.kind, b.id, m.id, case when t.awaits then 'awaited' else 'given' end,
  m.since, case when t.awaits then m.due end, case when not t.awaits then m.since end, not t.awaits and m.n % 25 = 0
from numbered as m join bodies as b on b.district = m.district
cross join lateral (select m.status = 'in_discussion' and (m.n + ascii(b.kind)) % 3 > 0 as awaits) as t
where m.status not in ('editing', 'to_conclusion') and (b.kind <> 'heritage' or m.n % 30 = 0)
order by m.created, m.n;

-- One of forty announced files is objected to.
insert into objections
select (jsonb_populate_record(null::objections, to_jsonb(o) || jsonb_build_object('home_region', m.region, 'id', m.id, 'application_id', m.id, 'group_id', m.id, 'state', 'new'))).*
from numbered as m cross join (select * from objections order by id limit 1) as o
where m.status = 'announced' and m.n % 40 = 0;

-- Two charges of each file in payment and after it, of its land and of its building: a million. One of five files has a
-- discount; what is past payment is paid, of the rest one third in part. Each with its entries of the journal: charged,
-- booked, matched.
create temporary table charged as
select m.region, m.id as application, sequence, overlay(own::text placing '9' from 20 for 1)::uuid as id,
  overlay(own::text placing 'a' from 20 for 1)::uuid as receipt, m.status, m.district, m.neighborhood,
  m.status = 'in_payment' and m.lateness < 0.05 as suspended, amount, case when m.n % 5 = 0 then amount / 2 else 0 end as discount,
  case when m.status <> 'in_payment' then amount when m.n % 3 = 0 then amount / 4 else 0 end as paid, made, m.due
from numbered as m cross join lateral (
  select 1000000 * (5 + m.n % 400)::bigint as amount,
    case when m.status = 'in_payment' then m.since else m.since - interval '30 days' end as made) as each
cross join lateral (values (1, m.id), (2, overlay(m.id::text placing '6' from 15 for 1)::uuid)) as twice (sequence, own)
where m.status in ('in_payment', 'at_council', 'registered');
insert into charges (home_region, id, application_id, sequence, amount, discount, rows, due_on, state, made_at, consented_at,
  consented_by, remaining, region_soato, district_soato, neighborhood_id, suspended, registered, charged_on, discounted,
  owed_in, owed_until, remaining_since)
select c.region, c.id, c.application, c.sequence, c.amount, t.discount, t.rows, (c.due - interval '1 day')::date,
  case when c.paid = c.amount then 'paid' else 'open' end, c.made, null, null, c.amount - c.paid, c.region, c.district,
  c.neighborhood, c.suspended, c.status = 'registered', c.made::date, c.discount,
  datemultirange(daterange(c.made::date, case when c.paid = c.amount then c.made::date + 9 end)),
  case when c.paid = c.amount then c.made::date + 8 else 'infinity' end,
  c.made::date + case when c.paid > 0 then 9 else 0 end
from charged as c cross join (select discount, rows from charges where state = 'open' limit 1) as t
order by c.made;
insert into receipts (home_region, id, application_id, amount, paid_on, document, by_name, at)
select region, receipt, application, paid, made::date + 9, 'M-' || left(id::text, 18), null, made + interval '9 days'
from charged where paid > 0 order by made;
create temporary table entered as
select overlay(c.id::text placing kind from 20 for 1)::uuid as entry, c.*, e.*
from charged as c cross join lateral (values
  ('b', 'charge', null::uuid, 0, true), ('9', 'booking', c.receipt, 9, c.paid > 0), ('a', 'match', c.receipt, 9, c.paid > 0)
) as e (kind, what, of_receipt, after, is_there) where is_there;
insert into journal_entries (home_region, id, kind, application_id, charge_id, receipt_id, cause, value_day, booked_day, at, line_count)
select region, entry, what, application, case when what = 'booking' then null else id end, of_receipt, 'bench',
  made::date + after, made::date + after, made + after * interval '1 day',
  case when what = 'charge' and discount > 0 then 3 else 2 end
from entered order by made;
insert into journal_lines (home_region, entry_id, number, account, application_id, charge_id, amount)
select region, entry, l.number, l.account, case when l.account in ('bank', 'unmatched') then null else application end,
  case when l.account in ('bank', 'unmatched') then null else id end, l.sum
from entered cross join lateral (values
  ('charge', 1, 'receivable', amount), ('charge', 2, 'charged', -(amount + discount)), ('charge', 3, 'discounted', discount),
  ('booking', 1, 'bank', paid), ('booking', 2, 'unmatched', -paid),
  ('match', 1, 'unmatched', paid), ('match', 2, 'receivable', -paid)
) as l (of_kind, number, account, sum) where l.of_kind = what and l.sum <> 0
order by made;

-- The supervisors of what is late have been told, so that the service has nothing to do when it starts.
insert into escalations (home_region, application_id, status_since, level, organisation_id, days_late, at)
select region, id, since, 9, null, 1, :'now' from numbered where late and due <= :'now'::timestamptz;

select definition from indexes \gexec

create temporary table formed (word text, forms text);
\copy formed from 'forms.tsv'
insert into search_words (word, forms)
select word, string_to_array(forms, ',') from formed where not exists (select from search_words as known where known.word = formed.word);

truncate application_counts, standing_counts, organisation_counts;
insert into application_counts (home_region, district_soato, status, total)
select home_region, district_soato, status, count(*) from applications group by 1, 2, 3;
insert into standing_counts (home_region, district_soato, status, since_day, due_day, suspended, total)
select home_region, district_soato, status, (status_since at time zone 'UTC' + interval '5 hours')::date,
  coalesce((deadline_at at time zone 'UTC' + interval '5 hours' - interval '1 millisecond')::date, 'infinity'),
  suspended, count(*)
from applications where status not in ('registered', 'unregistered') group by 1, 2, 3, 4, 5, 6;
insert into organisation_counts (home_region, organisation_id, district_soato, status, due_day, awaits, total, merged)
select a.home_region, b.organisation_id, a.district_soato, a.status,
  coalesce((a.deadline_at at time zone 'UTC' + interval '5 hours' - interval '1 millisecond')::date, 'infinity'), b.awaits, count(*), true
from (
  select home_region, application_id, organisation_id, bool_or(state = 'awaited') as awaits
  from step_organisations where state <> 'waiting' group by 1, 2, 3
) as b
join applications as a on a.home_region = b.home_region and a.id = b.application_id
group by 1, 2, 3, 4, 5, 6 order by 2, 1, 3, 4, 5, 6;
select fill_day_counts();
select fill_outcomes();
select fill_money_sums();
truncate district_counts, neighborhood_counts;
select 'insert into district_counts (home_region, district_soato, legal_basis, year, ' || columns || ')
  select home_region, district_soato, legal_basis, left(number, 4)::smallint, ' || counts || ' from applications
  group by 1, 2, 3, 4;
insert into neighborhood_counts (home_region, district_soato, neighborhood_id, legal_basis, year, ' || columns || ')
  select home_region, min(district_soato), neighborhood_id, legal_basis, left(number, 4)::smallint, ' || counts || '
  from applications group by 1, 3, 4, 5 order by 3'
from (
  select string_agg(column_name, ', ' order by ordinal_position) as columns,
    string_agg('count(*) filter (where status = ''' || column_name || ''')', ', ' order by ordinal_position) as counts
  from information_schema.columns
  where table_name = 'district_counts' and data_type = 'integer' and not starts_with(column_name, 'area_')
) as statuses \gexec
insert into application_serials (home_region, year, last)
select home_region, left(number, 4)::smallint, max(right(number, 6)::integer) from applications group by 1, 2
on conflict (home_region, year) do update set last = greatest(application_serials.last, excluded.last);
commit;
vacuum analyze;
