import { type Kysely, type RawBuilder, sql } from "kysely";

/**
 * What was charged and received before the journal goes over into it, and the sums are proved: where one does not come
 * out, the migration fails and says of which applications.
 *
 * A charge that its application left behind (it came back, or was rejected) is void from then on, paid or not: its
 * money is the application's credit. Receipts cover the charge that counts in the order in which they were entered;
 * before it they, and those taken back, went through the application's credit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await gather(db);
  await reckon(db);
  await enter(db);
  await prove(db);
  // What is checked at commit is checked now: a later migration could not change the tables before.
  await sql`set constraints all immediate`.execute(db);
  await sql`set constraints all deferred`.execute(db);
  await sql`drop table carried_charges, carried_receipts, carried_entries`.execute(db);
}

/** Charges with the moment in which their application left them behind, and receipts with what they cover. */
async function gather(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table carried_charges as
    select c.home_region, c.id, c.application_id, c.amount, c.state, c.made_at, parts.gross, parts.discount,
      c.state <> 'void' and a.status in ('in_payment', 'at_council', 'registered')
        and c.sequence = max(c.sequence) over file as counts,
      greatest(c.made_at, coalesce(gone.at, lead(c.made_at) over file, a.status_since)) as left_at
    from charges as c
    join applications as a on a.home_region = c.home_region and a.id = c.application_id
    cross join lateral (
      select coalesce(sum(amount) filter (where amount > 0), 0) as gross,
        coalesce(-sum(amount) filter (where amount < 0), 0) as discount
      from jsonb_to_recordset(c.rows) as r (amount bigint)) as parts
    left join lateral (
      select min(h.at) as at from history_entry as h
      where h.home_region = c.home_region and h.record_kind = 'application' and h.record_id = c.application_id::text
        and h.action = 'application.moved' and h.at >= c.made_at and h.from_state in ('in_payment', 'at_council')
        and h.to_state not in ('in_payment', 'at_council', 'registered')) as gone on true
    window file as (partition by c.home_region, c.application_id order by c.sequence
      rows between unbounded preceding and unbounded following)`.execute(db);
  await refuse(
    db,
    sql`select application_id from carried_charges where gross - discount <> amount`,
    "the rows of a charge do not add to it",
  );
  await sql`
    create temporary table carried_receipts as
    with running as (
      select r.home_region, r.id, r.application_id, r.amount, r.paid_on, r.at, r.cancelled_at, c.id as charge_id,
        c.amount as charged, c.made_at,
        coalesce(sum(r.amount) filter (where r.cancelled_at is null)
          over (partition by r.home_region, r.application_id order by r.at, r.id), 0) as received
      from receipts as r
      left join carried_charges as c
        on c.home_region = r.home_region and c.application_id = r.application_id and c.counts)
    select *, cancelled_at is null as stands,
      case when cancelled_at is null and at >= made_at
        then least(charged, received) - least(charged, received - amount) else 0 end as covered
    from running`.execute(db);
}

/** Every entry as one row with a column of each account. */
async function reckon(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table carried_entries (
      home_region text not null, id uuid not null default gen_random_uuid(), kind text not null,
      application_id uuid not null, charge_id uuid, receipt_id uuid, corrects uuid, cause text not null default 'carried-over',
      value_day date, at timestamptz not null,
      bank bigint not null default 0, unmatched bigint not null default 0, receivable bigint not null default 0,
      charged bigint not null default 0, discounted bigint not null default 0, credit bigint not null default 0,
      refund_due bigint not null default 0
    )`.execute(db);
  await sql`
    insert into carried_entries (home_region, kind, application_id, charge_id, at, receivable, discounted, charged)
    select home_region, 'charge', application_id, id, made_at, amount, discount, -gross
    from carried_charges where gross > 0`.execute(db);
  await sql`
    insert into carried_entries (home_region, kind, application_id, charge_id, corrects, cause, at, receivable, discounted,
      charged)
    select c.home_region, 'void', c.application_id, c.id, e.id,
      case c.state when 'void' then 'carried-over' else 'carried-over-reversed' end, c.left_at, -c.amount, -c.discount,
      c.gross
    from carried_charges as c
    join carried_entries as e on e.home_region = c.home_region and e.charge_id = c.id and e.kind = 'charge'
    where not c.counts`.execute(db);
  await sql`
    insert into carried_entries (home_region, kind, application_id, receipt_id, value_day, at, bank, unmatched)
    select home_region, 'booking', application_id, id, paid_on, at, amount, -amount from carried_receipts`.execute(db);
  await sql`
    insert into carried_entries (home_region, kind, application_id, charge_id, receipt_id, value_day, at, unmatched,
      receivable, credit)
    select home_region, 'match', application_id, case when covered > 0 then charge_id end, id, paid_on, at, amount,
      -covered, covered - amount
    from carried_receipts`.execute(db);
  await sql`
    insert into carried_entries (home_region, kind, application_id, receipt_id, corrects, value_day, at, unmatched, bank,
      credit)
    select r.home_region, case e.kind when 'match' then 'unmatch' else 'unbooking' end, r.application_id, r.id, e.id,
      r.paid_on, r.cancelled_at, case e.kind when 'match' then -r.amount else r.amount end,
      case e.kind when 'booking' then -r.amount else 0 end, case e.kind when 'match' then r.amount else 0 end
    from carried_receipts as r
    join carried_entries as e on e.home_region = r.home_region and e.receipt_id = r.id
    where not r.stands`.execute(db);
  await sql`
    insert into carried_entries (home_region, kind, application_id, charge_id, at, credit, receivable)
    select c.home_region, 'cover', c.application_id, c.id, c.made_at, least(c.amount, before.sum), -least(c.amount, before.sum)
    from carried_charges as c
    cross join lateral (
      select coalesce(sum(r.amount), 0) as sum from carried_receipts as r
      where r.home_region = c.home_region and r.application_id = c.application_id and r.stands and r.at < c.made_at
    ) as before
    where c.counts and least(c.amount, before.sum) > 0`.execute(db);
  await sql`
    insert into carried_entries (home_region, kind, application_id, at, credit, refund_due)
    select a.home_region, 'owe', a.id, a.status_since, rest.credit, -rest.credit
    from applications as a
    cross join lateral (
      select -coalesce(sum(e.credit), 0) as credit from carried_entries as e
      where e.home_region = a.home_region and e.application_id = a.id) as rest
    where a.status in ('registered', 'unregistered') and rest.credit > 0
      and exists (select from receipts as r where r.home_region = a.home_region and r.application_id = a.id)`.execute(
    db,
  );
}

async function enter(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into journal_entries (home_region, id, kind, application_id, charge_id, receipt_id, corrects, cause, value_day,
      booked_day, at, line_count)
    select home_region, id, kind, application_id, charge_id, receipt_id, corrects, cause,
      coalesce(value_day, (at at time zone 'Asia/Tashkent')::date), (at at time zone 'Asia/Tashkent')::date, at,
      num_nonnulls(nullif(bank, 0), nullif(unmatched, 0), nullif(receivable, 0), nullif(charged, 0),
        nullif(discounted, 0), nullif(credit, 0), nullif(refund_due, 0))
    from carried_entries`.execute(db);
  await sql`
    insert into journal_lines (home_region, entry_id, number, account, application_id, charge_id, amount)
    select e.home_region, e.id, row_number() over (partition by e.home_region, e.id order by l.number), l.account,
      e.application_id, case when l.account in ('receivable', 'charged', 'discounted') then e.charge_id end, l.amount
    from carried_entries as e
    cross join lateral (values (1, 'bank', e.bank), (2, 'unmatched', e.unmatched), (3, 'receivable', e.receivable),
      (4, 'discounted', e.discounted), (5, 'charged', e.charged), (6, 'credit', e.credit),
      (7, 'refund_due', e.refund_due)) as l (number, account, amount)
    where l.amount <> 0`.execute(db);
  await sql`
    update charges as c set state = 'void' from carried_charges as k
    where k.home_region = c.home_region and k.id = c.id and not k.counts and c.state <> 'void'`.execute(db);
}

/** What the journal says now is what the tables before it said. */
async function prove(db: Kysely<unknown>): Promise<void> {
  await refuse(
    db,
    sql`
      select a.id as application_id from applications as a
      left join (
        select home_region, application_id, sum(amount) as sum from receipts where cancelled_at is null group by 1, 2
      ) as received on received.home_region = a.home_region and received.application_id = a.id
      left join (
        select home_region, application_id, sum(amount) as sum from journal_lines where account = 'bank' group by 1, 2
      ) as booked on booked.home_region = a.home_region and booked.application_id = a.id
      where coalesce(received.sum, 0) <> coalesce(booked.sum, 0)`,
    "the journal has other receipts than there are",
  );
  await refuse(
    db,
    sql`
      select c.application_id from charges as c
      left join (
        select home_region, charge_id, sum(amount) as sum from journal_lines where account = 'receivable' group by 1, 2
      ) as due on due.home_region = c.home_region and due.charge_id = c.id
      left join (
        select home_region, application_id, sum(amount) as sum from receipts where cancelled_at is null group by 1, 2
      ) as received on received.home_region = c.home_region and received.application_id = c.application_id
      where coalesce(due.sum, 0) <> case c.state when 'void' then 0
          else greatest(0, c.amount - coalesce(received.sum, 0)) end
        or (c.state = 'open') <> (coalesce(due.sum, 0) > 0)
        or c.state in ('paid', 'free') and (c.amount = 0) <> (c.state = 'free')`,
    "a charge is not as much due as its receipts leave",
  );
  await refuse(
    db,
    sql`
      select application_id from journal_lines where account in ('credit', 'refund_due')
      group by home_region, application_id, account having sum(amount) > 0`,
    "a file has less than nothing to its credit",
  );
}

/** @throws where there are any */
async function refuse(db: Kysely<unknown>, files: RawBuilder<unknown>, why: string): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select number from applications where id in (${files}) order by number limit 21`.execute(db);
  if (rows.length === 0) return;
  const named = rows.slice(0, 20).map(({ number }) => number);
  throw new Error(`Money cannot be carried over, ${why}: ${named.join(", ")}${rows.length > 20 ? ", …" : ""}.`);
}
