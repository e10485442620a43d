import type { Application } from "@yer/api/contract/applications";
import type { BankAccountRead } from "@yer/api/contract/bank-accounts";
import { type Caller, concludeBeside, plotOf } from "./applications.js";

/** The region whose charges are paid in these tests. */
const region = "1718";

/** An account of the region, opened by two people: a product with one application has none yet. */
export async function openAccount(
  callsOf: (who: "cashier" | "finance") => Promise<Caller>,
  given: { readonly number: string; readonly kind: "bank" | "online" },
): Promise<void> {
  const asked = { region, mfo: "00401", name: "Yer toʻlovlari", ...given };
  const { id, version } = await (await callsOf("cashier")).post<BankAccountRead>("/bank-accounts", asked);
  await (await callsOf("finance")).post(`/bank-accounts/${id}/approve`, {}, version);
}

/** An application that is charged, brought there by those who prove their parts elsewhere. */
export async function inPayment(
  callsOf: (who: "operator" | "architect" | "ecologist" | "justice") => Promise<Caller>,
  passDays: (days: number) => Promise<void>,
  plot: { readonly name: Parameters<typeof plotOf>[1]; readonly occupier: Parameters<typeof plotOf>[2] },
): Promise<Application> {
  const operator = await callsOf("operator");
  const { facts } = await plotOf(operator, plot.name, plot.occupier);
  const { id } = await operator.post<Application>("/applications", facts);
  await operator.post(`/applications/${id}/submit`);
  await operator.post(`/applications/${id}/discussion`);
  await concludeBeside(await callsOf("architect"), id, "architect");
  await concludeBeside(await callsOf("ecologist"), id, "ecologist");
  await passDays(11);
  return (await callsOf("justice")).post<Application>(`/applications/${id}/justice`, {
    verdict: "positive",
    reason: "Qonun talablariga mos.",
  });
}
