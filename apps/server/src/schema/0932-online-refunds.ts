import { type Kysely, sql } from "kysely";

/** Refunds that the provider of an online payment pays back, to who paid it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds
      alter column account drop not null,
      alter column mfo drop not null,
      add column online_payment_id uuid,
      -- By the machine's clock, the only one that the provider knows: when it was asked first, and is asked next.
      add column sent_at timestamptz,
      add column ask_at timestamptz,
      add foreign key (home_region, online_payment_id) references online_payments,
      add constraint refunds_payee check (
        num_nulls(account, mfo) = case when online_payment_id is null then 0 else 2 end),
      add constraint refunds_sent check (
        (online_payment_id is not null and state in ('ordered', 'executed')) <= (sent_at is not null)),
      -- Until the provider has said what became of it, it is asked.
      add constraint refunds_asked check (
        (online_payment_id is not null and state = 'ordered') = (ask_at is not null))`.execute(db);
  await sql`
    create index refunds_payment on refunds (home_region, online_payment_id)
      where online_payment_id is not null`.execute(db);
  await sql`create unique index refunds_online on refunds (id) where online_payment_id is not null`.execute(db);
  await sql`create index refunds_ask on refunds (ask_at) where ask_at is not null`.execute(db);
}
