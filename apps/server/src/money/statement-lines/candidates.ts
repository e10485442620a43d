import { billNumbersIn } from "@yer/api/formats";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { type LineToMatch, type MatchCandidate, regionNamed } from "../../rules/money/match-line.js";
import type { LineRecord } from "./queries.js";

/** What a line says of whose it is. */
export type SaidOfLine = Pick<LineRecord, "home_region" | "purpose" | "file_number" | "payer_tax_id">;

/** An application whose money a line may be, and what tells it from others. */
export interface ApplicationOfLine extends MatchCandidate {
  readonly chargeId: string | null;
  readonly dueOn: string | null;
  readonly occupier: string | null;
  readonly district: string;
  readonly address: string | null;
  readonly cadastreNumber: string | null;
}

/** A line as the rule reads it. */
export function toMatch(line: SaidOfLine, amount: number): LineToMatch {
  const { purpose, file_number: fileNumber, payer_tax_id: taxId } = line;
  const bills = billNumbersIn(purpose);
  return { amount, bills, fileNumber, taxId, isElsewhere: elsewhereOf({ bills, fileNumber }, line) !== null };
}

/** The region of the application that a line names, where it is another's than its account's. */
export function elsewhereOf(
  named: Pick<LineToMatch, "bills" | "fileNumber">,
  { home_region: own }: Pick<SaidOfLine, "home_region">,
): string | null {
  const region = regionNamed(named);
  return region !== undefined && region !== own ? region : null;
}

/**
 * Applications that lines may be for, in one statement for all of them: those that they name, and those of who paid. A
 * line's own are found by {@link filesOf}.
 * @param territory the reader's: others' applications are none of it
 */
export async function candidatesOf(
  db: Db | Transaction,
  territory: string,
  lines: readonly SaidOfLine[],
): Promise<Candidates> {
  const numbers = new Set<string>();
  const taxIds = new Set<string>();
  for (const line of lines) {
    const { bills, fileNumber, taxId } = toMatch(line, 0);
    for (const { applicationNumber } of bills) numbers.add(`${line.home_region} ${applicationNumber}`);
    if (fileNumber !== null) numbers.add(`${line.home_region} ${fileNumber}`);
    if (taxId !== null) taxIds.add(`${line.home_region} ${taxId}`);
  }
  const { rows } = await sql<Found>`
    with named as (
      select split_part(value, ' ', 1) as home_region, split_part(value, ' ', 2) as number
      from jsonb_array_elements_text(${jsonb([...numbers])}) as n (value)),
    payers as (
      select split_part(value, ' ', 1) as home_region, split_part(value, ' ', 2) as tax_id
      from jsonb_array_elements_text(${jsonb([...taxIds])}) as n (value)),
    wanted as (
      select a.home_region, a.id from named as n
      join applications as a on a.home_region = n.home_region and a.number = n.number
      union
      select o.home_region, o.application_id from payers as p
      join application_occupiers as o on o.pinfl = p.tax_id and o.home_region = p.home_region
      union
      select o.home_region, o.application_id from payers as p
      join application_occupiers as o on o.stir = p.tax_id and o.home_region = p.home_region)
    select a.home_region, a.id as "applicationId", a.number as "applicationNumber", a.occupier_name as occupier,
      a.district_soato as district, a.facts ->> 'address' as address, a.cadastre_number as "cadastreNumber", o.pinfl, o.stir, c.id as "chargeId", c.sequence, c.due_on as "dueOn",
      coalesce(due.sum, 0)::bigint as due
    from wanted as w
    join applications as a on a.home_region = w.home_region and a.id = w.id
    left join application_occupiers as o on o.home_region = w.home_region and o.application_id = w.id
    left join lateral (
      select id, sequence, due_on from charges
      where home_region = w.home_region and application_id = w.id and state = 'open'
      order by sequence desc limit 1) as c on true
    left join lateral (
      select sum(amount) as sum from journal_lines
      where home_region = w.home_region and application_id = w.id and charge_id = c.id and account = 'receivable'
    ) as due on true
    where starts_with(a.district_soato, ${territory})`.execute(db);
  const byNumber = new Map<string, ApplicationOfLine>();
  const byTaxId = new Map<string, ApplicationOfLine[]>();
  for (const { home_region: region, pinfl, stir, sequence, ...row } of rows) {
    const own = [pinfl, stir].filter((one) => one !== null);
    const file = { ...row, sequence: sequence ?? 0, taxIds: own };
    byNumber.set(`${region} ${file.applicationNumber}`, file);
    for (const taxId of own) {
      const key = `${region} ${taxId}`;
      byTaxId.set(key, [...(byTaxId.get(key) ?? []), file]);
    }
  }
  return { byNumber, byTaxId };
}

interface Found extends Omit<ApplicationOfLine, "sequence" | "taxIds"> {
  readonly home_region: string;
  readonly pinfl: string | null;
  readonly stir: string | null;
  readonly sequence: number | null;
}

/** Applications by their numbers, and by who occupies their plots. */
export interface Candidates {
  readonly byNumber: ReadonlyMap<string, ApplicationOfLine>;
  readonly byTaxId: ReadonlyMap<string, readonly ApplicationOfLine[]>;
}

/** Applications that one of the lines may be for. */
export function filesOf({ byNumber, byTaxId }: Candidates, line: SaidOfLine): ApplicationOfLine[] {
  const { bills, fileNumber, taxId } = toMatch(line, 0);
  const named = [
    ...bills.map(({ applicationNumber }) => applicationNumber),
    ...(fileNumber === null ? [] : [fileNumber]),
  ];
  return [
    ...new Set([
      ...named.flatMap((number) => byNumber.get(`${line.home_region} ${number}`) ?? []),
      ...(taxId === null ? [] : (byTaxId.get(`${line.home_region} ${taxId}`) ?? [])),
    ]),
  ];
}
