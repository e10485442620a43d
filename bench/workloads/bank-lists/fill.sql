-- So many files in payment as a list has lines, each a copy of one of the demonstration's: charge, journal and occupier of
-- its own. `files` says how many.
\set ON_ERROR_STOP on
set synchronous_commit = off;
set session_replication_role = replica;
set work_mem = '256MB';

create temporary table model as
select a.home_region, a.id from applications as a
join charges as c on c.home_region = a.home_region and c.application_id = a.id and c.state = 'open'
join application_occupiers as o on o.home_region = a.home_region and o.application_id = a.id
where a.status = 'in_payment' and a.home_region = (select territory from users where username = 'cashier')
  and not exists (select from receipts as r where r.home_region = a.home_region and r.application_id = a.id)
  and not exists (select from instalment_contracts as i where i.home_region = a.home_region and i.application_id = a.id)
order by a.id limit 1;

-- Rows of a table that are of the model, once for each file, with what is a file's own in its place.
create function pg_temp.copy(named text, own text, mine jsonb) returns void language plpgsql as $$
declare
  names text;
  chosen text;
begin
  select string_agg(quote_ident(column_name), ', '),
    string_agg(coalesce(mine ->> column_name, 't.' || quote_ident(column_name)), ', ')
  into names, chosen
  from information_schema.columns
  where table_schema = 'public' and table_name = named and is_generated = 'NEVER';
  execute format('insert into %I (%s) select %s from %I as t join model as m on t.home_region = m.home_region and t.%I = m.id, generate_series(1, %s) as g',
    named, names, chosen, named, own, current_setting('yer.files'));
end $$;
select set_config('yer.files', :'files', false);
select pg_temp.copy('applications', 'id', jsonb_build_object('id', 'md5(''a'' || g)::uuid',
  'number', '''2027-'' || t.home_region || ''-'' || lpad(g::text, 6, ''0'')', 'cadastre_number', 'null', 'outline', 'null', 'area_id', 'null'));
select pg_temp.copy('application_occupiers', 'application_id', '{"application_id": "md5(''a'' || g)::uuid", "pinfl": "''3'' || lpad(g::text, 13, ''0'')"}');
select pg_temp.copy('charges', 'application_id', '{"id": "md5(''c'' || t.id || g)::uuid", "application_id": "md5(''a'' || g)::uuid"}');
select pg_temp.copy('journal_entries', 'application_id', '{"id": "md5(''e'' || t.id || g)::uuid", "application_id": "md5(''a'' || g)::uuid", "charge_id": "md5(''c'' || t.charge_id || g)::uuid"}');
select pg_temp.copy('journal_lines', 'application_id', '{"entry_id": "md5(''e'' || t.entry_id || g)::uuid", "application_id": "md5(''a'' || g)::uuid", "charge_id": "md5(''c'' || t.charge_id || g)::uuid"}');
set session_replication_role = origin;
analyze;
