import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";

/** A payment, or a line of a provider's account, that is not as the other says. */
export interface WrongOnlinePayment {
  readonly homeRegion: string;
  readonly number: string;
  readonly id: string;
}

/**
 * Payments that are paid and no line of their account, or of another sum or id, and lines of accounts into which
 * providers pay that no payment is: what is booked online was paid, once, and what was paid is booked. And payments of
 * which more goes back than was paid.
 */
export async function wrongOnlinePayments(db: Db): Promise<WrongOnlinePayment[]> {
  const { rows } = await sql<WrongOnlinePayment>`
    select p.home_region as "homeRegion", p.bill as number, p.id
    from online_payments as p
    left join statement_lines as l on l.home_region = p.home_region and l.id = p.statement_line_id
    where p.state = 'paid' and (l.account_id, l.bank_id, l.amount) is distinct from (p.account_id, p.external_id, p.paid)
      or p.state = 'paid' and l.unbooked_at is not null
    union all
    select l.home_region, l.document, l.id
    from statement_lines as l
    join bank_accounts as a on a.home_region = l.home_region and a.id = l.account_id and a.kind = 'online'
    where not exists (
      select from online_payments where home_region = l.home_region and statement_line_id = l.id)
    union all
    select p.home_region, p.bill, p.id
    from refunds as r
    join online_payments as p on p.home_region = r.home_region and p.id = r.online_payment_id
    where r.state in ('proposed', 'approved', 'ordered', 'executed')
    group by p.home_region, p.bill, p.id, p.paid having sum(r.amount) > coalesce(p.paid, 0)
    order by 1, 2`.execute(db);
  return rows;
}
