import type { OwnApplication, ownApplications } from "@yer/api/contract/own-applications";
import type { LookUpAnswer, Offer, publicSite } from "@yer/api/contract/public";
import type { BodyOf, QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { Actor } from "../../platform/acting/actor.js";
import { publicSentenceOf } from "@yer/api/contract/sentence";
import { holderKinds } from "../applications/holder.js";
import { tellStatus } from "../applications/sentence.js";
import { deadlineView } from "../applications/register-rows.js";
import { isOccupier } from "../applications/is-occupier.js";
import { totalDeadlineView } from "../applications/terms.js";
import { contestedBy, reasonsAgainstConsent } from "../complaints/service.js";
import { occupierDocuments } from "../documents/service.js";
import { tellDecision } from "./decision.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { type ApplicationRecord, readApplicationRecord } from "../applications/application.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound } from "../../platform/problem/problem.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { standingOfInstalments } from "../../rules/workflow/instalments.js";
import { preconditions } from "../../rules/workflow/preconditions.js";
import { objectionsForOccupier, ownComplaints, ownObjections } from "./disputes.js";
import {
  countAnnounced,
  findStanding,
  listAnnounced,
  listStandings,
  readCharge,
  readOffer,
  receiptsOf,
  type StandingRow,
} from "./queries.js";

/** Applications that one may object to now, newest first. */
export async function announcements(
  db: Db,
  now: Date,
  query: QueryOf<typeof publicSite.announcements>,
): Promise<ReplyOf<typeof publicSite.announcements>> {
  const { after, limit = pageSizes.usual, exact = false, ...filters } = query;
  return {
    ...(await listAnnounced(db, filters, { after, limit }, now)),
    ...(await countAnnounced(db, filters, exact, now)),
  };
}

/**
 * An announced application as anyone reads it. Once the announcement is over only its occupier still does.
 * @throws {Problem} `not-found`
 */
export async function offer(db: Db, now: Date, actor: Actor | undefined, id: string): Promise<Offer> {
  const found = await readOffer(db, id, now);
  if (found === undefined) throw notFound();
  if (found.status === "announced") return found.offer;
  if (actor === undefined || !isOccupier(actor, await readApplicationRecord(db, id))) throw notFound();
  return found.offer;
}

/** Where an application stands. An unknown number and wrong digits are answered alike. @throws {Problem} `not-found` */
export async function lookUp(
  db: Db | Transaction,
  now: Date,
  { number, lastDigits }: BodyOf<typeof publicSite.lookUp>,
): Promise<LookUpAnswer> {
  const soonDays = (await readSettings(db)).value("soon.days", now);
  const found = await findStanding(db, number, lastDigits);
  if (found === undefined) throw notFound();
  return answerOf(db, { standing: found, application: await readApplicationRecord(db, found.id) }, now, soonDays);
}

/** The signed-in person's own applications, and what they objected to and complained of. */
export async function mine(db: Db, acting: ActingPerson): Promise<ReplyOf<typeof ownApplications.mine>> {
  const { actor, now, settings } = acting;
  const soonDays = settings.value("soon.days", now);
  const items = [];
  for (const standing of await listStandings(db, actor.pinfl, actor.stirs)) {
    const application = await readApplicationRecord(db, standing.id);
    const documents = standing.status === "registered" ? await occupierDocuments(db, standing.id) : [];
    const contested = standing.status === "rejected" ? await contestedBy(db, acting, application) : undefined;
    items.push({
      ...(await answerOf(db, { standing, application }, now, soonDays)),
      applicationId: standing.id,
      mayComplain: contested !== undefined && contested.against.length === 0,
      certificate: documents.find(({ kind, state }) => kind === "certificate" && state === "valid") ?? null,
    });
  }
  return {
    items,
    objections: await ownObjections(db, acting),
    complaints: await ownComplaints(db, actor),
  };
}

/** An application as its occupier sees it; to anyone else it does not exist. @throws {Problem} `not-found` */
export async function ownApplication(db: Db | Transaction, acting: ActingPerson, id: string): Promise<OwnApplication> {
  const { actor, now, settings } = acting;
  const application = await readApplicationRecord(db, id);
  const rows = isOccupier(actor, application) ? await listStandings(db, actor.pinfl, actor.stirs, id) : [];
  const standing = rows.find((row) => row.id === id);
  if (standing === undefined) throw notFound();
  const contested = await contestedBy(db, acting, application);
  const refusing = preconditions("refuse", application.state, now);
  return {
    ...(await answerOf(db, { standing, application }, now, settings.value("soon.days", now))),
    applicationId: id,
    offer: (await readOffer(db, id, now))?.offer ?? null,
    objections: await objectionsForOccupier(db, id),
    complaints: await ownComplaints(db, actor, { applicationId: id }),
    decision: contested ? await tellDecision(db, acting, application, contested) : null,
    documents: await occupierDocuments(db, id),
    receipts: (await receiptsOf(db, application.row)).map(({ paid_on: paidOn, ...receipt }) => ({
      ...receipt,
      paidOn,
    })),
    refundDue: application.money.refundDue,
    charge: await chargeOf(db, application, now),
    acts: {
      consent: reasonsAgainstConsent(application),
      refuse: refusing,
      complain: [...(contested?.against ?? [])],
    },
  };
}

/** The charge that counts, as its debtor reads it; `null` where there is none, or it was voided. */
async function chargeOf(
  db: Db | Transaction,
  { charge, contract, credit, row }: ApplicationRecord,
  now: Date,
): Promise<OwnApplication["charge"]> {
  if (charge === null || charge.state === "void") return null;
  const read = await readCharge(db, row.home_region, charge.id);
  return {
    amount: read.amount,
    paid: credit,
    remaining: Math.max(0, read.amount - credit),
    dueOn: read.due_on,
    rows: read.rows,
    consentedAt: read.consented_at?.toISOString() ?? null,
    instalments: contract && standingOfInstalments(contract.schedule, credit - contract.credit, now),
  };
}

/** Why the legal deadline stands still, as a code (DOMAIN §7); `null` while it runs. */
function pauseOf(row: StandingRow, { state }: ApplicationRecord): LookUpAnswer["pause"] {
  if (row.status === "editing") return row.submitted ? "editing" : "drafting";
  if (row.suspended) return "suspended";
  if (state.instalments) return "instalments";
  return row.status === "rejected" && row.appealed ? "appeal" : null;
}

async function answerOf(
  db: Db | Transaction,
  { standing: row, application }: { readonly standing: StandingRow; readonly application: ApplicationRecord },
  now: Date,
  soonDays: number,
): Promise<LookUpAnswer> {
  const pause = pauseOf(row, application);
  // Editing stops the whole term alone: its own goes on.
  const isStepPaused = pause !== null && row.status !== "editing";
  return {
    number: row.number,
    status: row.status,
    holder: holderKinds[row.status],
    since: row.status_since.toISOString(),
    step: deadlineView(row.deadline_at, isStepPaused && row.deadline_at !== null, now, soonDays),
    deadline: totalDeadlineView(row, pause !== null, now, soonDays),
    pause,
    offerId: row.announced ? row.id : null,
    sentence: publicSentenceOf[(await tellStatus(db, application, { now, soonDays })).code],
  };
}
