import { searchKey } from "@yer/api/formats";
import { sql } from "kysely";
import type { bankDayStates } from "@yer/api/contract/bank-days";
import { closeDay, readDay, tellTotal } from "../money/bank-days/service.js";
import { cover, passOn } from "../money/clearing/service.js";
import { actOnReturn, proposeReturn } from "../money/line-returns/service.js";
import { readReturn } from "../money/line-returns/read.js";
import { bookLines } from "../money/statement-lines/book.js";
import { readLine, setAside } from "../money/statement-lines/service.js";
import type { Actor } from "../platform/acting/actor.js";
import type { Db, Transaction } from "../platform/database/database.js";
import { withTransaction } from "../platform/database/transaction.js";
import { dayInTashkent } from "../rules/workflow/calendar.js";
import { demoDistrict } from "./identities.js";
import type { Surroundings } from "./life.js";
import { madePerson } from "./names.js";
import { demoOrganisationId } from "./organisations.js";
import { demoId, randomOf } from "./random.js";
import { actorAt } from "./staff.js";

const region = demoDistrict.slice(0, 4);
const dayMilliseconds = 86_400_000;

/** How far the return of a line has come. */
type Returned = "aside" | "proposed" | "approved" | "ordered" | "executed";

/** A day of the region's account: what came in for nobody, how far its return has come, and whether the day is closed. */
interface PastDay {
  /** Days ago. */
  readonly ago: number;
  readonly lines: readonly (readonly [document: string, soums: number, purpose: string, Returned])[];
  readonly state: (typeof bankDayStates)[number];
}

/** Days of two years on which something came in that was nobody's. */
const days: readonly PastDay[] = [
  { ago: 590, state: "closed", lines: [["MO-1101", 350_000, "Mol-mulk soligʻi", "executed"]] },
  {
    ago: 410,
    state: "closed",
    lines: [
      ["MO-1602", 90_000, "Suv uchun toʻlov", "executed"],
      ["MO-1603", 1_200_000, "Ijara haqi", "executed"],
    ],
  },
  { ago: 230, state: "closed", lines: [["MO-2204", 75_000, "Davlat boji", "executed"]] },
  {
    ago: 65,
    state: "closed",
    lines: [
      ["MO-2705", 410_000, "Elektr energiyasi uchun", "ordered"],
      ["MO-2706", 60_000, "Jarima", "aside"],
    ],
  },
  {
    ago: 26,
    state: "closed",
    lines: [
      ["MO-2907", 515_000, "Yer soligʻi", "approved"],
      ["MO-2908", 220_000, "Maktab uchun xayriya", "proposed"],
    ],
  },
];

/**
 * Lives what two years bring beside the applications: receipts that were nobody's, set aside and returned, days of the
 * bank closed with their statements, a provider's payout of online payments, a receipt that was another region's. All
 * by the acts of those whose work it is, each at its own moment; called again it changes nothing.
 */
export async function liveMoney(db: Db, around: Surroundings): Promise<void> {
  const known = await db
    .selectFrom("statement_lines")
    .select("id")
    .where("document", "=", "MO-1101")
    .executeTakeFirst();
  if (known !== undefined) return;
  for (const day of days) await withTransaction(db, async (transaction) => new Past(transaction, around).live(day));
  await withTransaction(db, async (transaction) => new Past(transaction, around).clear());
}

class Past {
  readonly #transaction: Transaction;
  readonly #around: Surroundings;
  readonly #cashier = actorAt(demoOrganisationId("cadastre", region), "cashier");
  readonly #head = actorAt(demoOrganisationId("cadastre", region), "financeHead");

  constructor(transaction: Transaction, around: Surroundings) {
    this.#transaction = transaction;
    this.#around = around;
  }

  async live({ ago, lines, state }: PastDay): Promise<void> {
    const asked = { account: demoId("bank account"), day: this.#day(ago) };
    for (const [document, soums, purpose, returned] of lines) {
      const id = await this.#book(ago, document, soums * 100, purpose);
      const { version: ifMatch } = await this.#line(id);
      const body = { reason: "Yer toʻlovi emas: toʻlovchining arizasiga koʻra qaytariladi." };
      await setAside(this.#transaction, this.#acting(this.#cashier, ago - 1), id, { body, ifMatch });
      if (returned !== "aside") await this.#giveBack(id, { ago, document, amount: soums * 100, returned });
    }
    const turnover = lines.reduce((sum, [, soums]) => sum + soums * 100, 0);
    const told = { turnover, opening: null, closing: null, paidOut: null };
    await tellTotal(this.#transaction, this.#acting(this.#cashier, ago - 1), { ...asked, ifMatch: 1 }, told);
    if (state === "open") return;
    const { version: ifMatch } = await readDay(this.#transaction, { actor: this.#head }, asked);
    await closeDay(this.#transaction, this.#acting(this.#head, ago - 2), { ...asked, ifMatch });
  }

  async #giveBack(
    lineId: string,
    { ago, document, amount, returned }: { ago: number; document: string; amount: number; returned: Returned },
  ): Promise<void> {
    const { payer, version: ifMatch } = await this.#line(lineId);
    const account = `22618000${document.replaceAll(/\D/g, "").padStart(12, "0")}`;
    const body = { amount, name: payer, account, mfo: "00440" };
    const id = await proposeReturn(this.#transaction, this.#acting(this.#cashier, ago - 3), lineId, { body, ifMatch });
    if (returned === "proposed") return;
    for (const [act, after] of [
      ["approve", 4],
      ["order", 5],
    ] as const) {
      const { version } = await readReturn(this.#transaction, { actor: this.#head }, id);
      await actOnReturn(this.#transaction, this.#acting(this.#head, ago - after), { id, act, ifMatch: version });
      if (returned === "approved") return;
    }
    if (returned === "ordered") return;
    const { version } = await readReturn(this.#transaction, { actor: this.#head }, id);
    await actOnReturn(this.#transaction, this.#acting(this.#head, ago - 7), {
      id,
      act: "execute",
      ifMatch: version,
      body: { day: this.#day(ago - 7), bankId: `Q-${document}` },
    });
  }

  /** The provider's one line for what was paid online, a little short; and a receipt that is another region's. */
  async clear(): Promise<void> {
    const { rows } = await sql<{ day: string; sum: number }>`
      select l.value_day::text as day, sum(l.amount)::bigint as sum from statement_lines as l
      join bank_accounts as a on a.home_region = l.home_region and a.id = l.account_id and a.kind = 'online'
      where l.home_region = ${region} and l.paid_out_by is null group by 1 order by 1 limit 1`.execute(
      this.#transaction,
    );
    for (const { day, sum } of rows) {
      const id = await this.#book(2, "PT-3001", Math.floor((sum * 99) / 100), "Onlayn toʻlovlar, bir kunlik yigʻindi");
      const { version: ifMatch } = await this.#line(id);
      const body = { from: day, to: day, sum };
      await cover(this.#transaction, this.#acting(this.#cashier, 1), id, { body, ifMatch });
    }
    const other = await this.#book(2, "MO-3002", 18_000_000, "Yer uchun toʻlov, Andijon viloyati");
    const { version: ifMatch } = await this.#line(other);
    const body = { region: "1703", amount: 18_000_000, reason: "Toʻlovchi Andijon viloyatidagi yer uchun toʻlagan." };
    await passOn(this.#transaction, this.#acting(this.#cashier, 1), other, { body, ifMatch });
  }

  async #book(ago: number, document: string, amount: number, purpose: string): Promise<string> {
    const payer = madePerson(randomOf(`payer ${document}`), amount % 900).name;
    const [id] =
      (await bookLines(this.#transaction, this.#acting(this.#cashier, ago - 0.5), [
        {
          home_region: region,
          account_id: demoId("bank account"),
          bank_id: document,
          amount,
          value_day: this.#day(ago),
          document,
          payer_name: payer,
          payer_tax_id: null,
          purpose,
          search_key: searchKey(`${payer} ${purpose} ${document}`),
          file_number: null,
          batch_id: null,
        },
      ])) ?? [];
    if (id === undefined) throw new Error(`The line ${document} is booked already.`);
    return id;
  }

  async #line(id: string) {
    return readLine(this.#transaction, { actor: this.#cashier }, id);
  }

  #day(ago: number): string {
    return dayInTashkent(new Date(this.#around.now.getTime() - ago * dayMilliseconds));
  }

  #acting(actor: Actor, ago: number) {
    return { ...this.#around, actor, now: new Date(this.#around.now.getTime() - Math.max(0, ago) * dayMilliseconds) };
  }
}
