import type { PermissionCode } from "@yer/api/contract/codes";
import type { StatusKey } from "@yer/api/contract/statuses";
import { decide } from "../../identity/access/decide.js";
import { type Candidate, membersHolding, nearest, over } from "../../identity/access/members.js";
import { notify, notifyOfMany, type Telling } from "../../identity/notices/service.js";
import type { NewNotice } from "../../identity/notices/queries.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import type { ApplicationRecord } from "./application.js";
import { codesOnTheWay, holderKinds } from "./holder.js";

type Told = Pick<ApplicationRecord, "row" | "subject">;

/** Who holds one of some codes over a district. */
async function peopleHolding(
  transaction: Transaction,
  { once }: Pick<Acting, "once">,
  codes: readonly PermissionCode[],
  district: string,
): Promise<Candidate[]> {
  const find = async () => membersHolding(transaction, codes, district);
  return once === undefined ? find() : once(holdingOver(codes, district), find);
}

const holdingOver = (codes: readonly PermissionCode[], district: string): string => `${codes.join(" ")} ${district}`;

/** Looks up at once who holds some codes over the districts of many applications, before each of them is told about. */
export async function lookUpHolders(
  transaction: Transaction,
  { once }: Pick<Acting, "once">,
  codes: readonly PermissionCode[],
  districts: readonly string[],
): Promise<void> {
  if (once === undefined || codes.length === 0) return;
  let people: Promise<Candidate[]> | undefined;
  for (const district of new Set(districts)) {
    await once(holdingOver(codes, district), async () => {
      people ??= membersHolding(transaction, codes, ...districts);
      return over(await people, district);
    });
  }
}

/** Which of the people with a code may act on an application at this moment; its actor is nobody to be told. */
function ableAmong(
  people: readonly Candidate[],
  codes: readonly PermissionCode[],
  { actor }: Acting,
  subject: Told["subject"],
): Candidate[] {
  const hands = [actor?.id, actor?.impersonation?.byId];
  return people.filter(
    (person) =>
      !hands.includes(person.id) &&
      codes.some((code) => person.codes.has(code) && decide(person, { code, kind: "act" }, subject).allowed),
  );
}

interface About extends Pick<NewNotice, "kind" | "params"> {
  readonly to: readonly Pick<Candidate, "id">[];
  readonly about: string;
}

/** A notice about one application, and who is to be told. Alike ones that a person has not read become one for each district. */
function tellingOf({ row }: Told, { to, about, kind, params }: About): Telling {
  return {
    to: to.map(({ id }) => id),
    kind,
    gathering: `${about} ${row.district_soato}`,
    subject: { kind: "application", id: row.id },
    params: { number: row.number, ...params },
  };
}

/**
 * Tells about one application: the row that counts the district's applications is held by then, so no two moves meet at a
 * notice in another order.
 */
async function tell(
  transaction: Transaction,
  acting: Pick<Acting, "events" | "now">,
  application: Told,
  told: About,
): Promise<void> {
  await notify(transaction, acting, tellingOf(application, told));
}

/** Who returned an application last, before it was submitted again; nobody, if it never was returned. */
async function returnedBy(transaction: Transaction, { row }: Told): Promise<string | null> {
  const last = await transaction
    .selectFrom("history_entry")
    .select("actor")
    .where("home_region", "=", row.home_region)
    .where("record_kind", "=", "application")
    .where("record_id", "=", row.id)
    .where("action", "=", "application.moved")
    .where("to_state", "=", "editing")
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.actor ?? null;
}

/** Who carries an application on from a status: who is responsible for it, else all who could, nearest to where it lies. */
async function carriersFrom(
  transaction: Transaction,
  acting: Acting,
  { row, subject }: Told,
  status: StatusKey,
): Promise<Candidate[]> {
  const codes = codesOnTheWay(status);
  const holding = (await peopleHolding(transaction, acting, codes, row.district_soato)).filter(
    ({ organisation }) => organisation?.kind === holderKinds[status],
  );
  const able = ableAmong(holding, codes, acting, subject);
  const responsible = able.filter(({ id }) => id === row.assignee_id);
  return responsible.length > 0 ? responsible : nearest(able);
}

/** Tells those who carry an application on that they can again: its place was no more, and it lies in one of today. */
export async function tellOfPlacing(transaction: Transaction, acting: Acting, application: Told): Promise<void> {
  const { status } = application.row;
  await tell(transaction, acting, application, {
    to: await carriersFrom(transaction, acting, application, status),
    kind: "application.arrived",
    about: "placed",
    params: { status },
  });
}

/**
 * Tells those who carry applications on from the status they came to: who is responsible for each, else all who could take
 * it nearest to where it lies. A return says that it is one;
 * what is submitted after it says so, and is told to who returned it, too.
 */
export async function tellOfArrival(
  transaction: Transaction,
  acting: Acting,
  applications: readonly Told[],
  to: StatusKey,
): Promise<void> {
  const tellings: Telling[] = [];
  for (const application of applications) {
    const { row, subject } = application;
    const carriers = await carriersFrom(transaction, acting, application, to);
    const returner = to === "to_conclusion" ? await returnedBy(transaction, application) : null;
    const readers =
      returner === null ? [] : await peopleHolding(transaction, acting, ["read:property"], row.district_soato);
    const others = ableAmong(readers, ["read:property"], acting, subject).filter(({ id }) => id === returner);
    tellings.push(
      tellingOf(application, {
        to: [...carriers, ...others.filter(({ id }) => !carriers.some((carrier) => carrier.id === id))],
        kind:
          to === "editing"
            ? "application.returned"
            : returner === null
              ? "application.arrived"
              : "application.resubmitted",
        about: to,
        params: { status: to },
      }),
    );
  }
  await notifyOfMany(transaction, acting, tellings);
}

/** Tells the members of organisations whose conclusions are asked for from now on. */
export async function tellAsked(
  transaction: Transaction,
  acting: Acting,
  application: Told,
  organisations: readonly string[],
): Promise<void> {
  if (organisations.length === 0) return;
  const asked = new Set(organisations);
  const people = await peopleHolding(transaction, acting, ["give:conclusion"], application.row.district_soato);
  // The application's subject was read before it asked them: `give:conclusion` and their territory decide.
  const hands = [acting.actor?.id, acting.actor?.impersonation?.byId];
  await tell(transaction, acting, application, {
    to: people.filter(({ id, organisation }) => organisation && asked.has(organisation.id) && !hands.includes(id)),
    kind: "conclusion.asked",
    about: "asked",
  });
}

/** What an organisation is reminded of: that the term of its conclusion is near, or over. */
export type Reminder = "soon" | "late";

/** What reminds of a conclusion: who holds it, else the members of its organisation who give conclusions. */
export async function reminderOfTerm(
  transaction: Transaction,
  acting: Pick<Acting, "once">,
  application: Told,
  of: { readonly organisation: string; readonly reminder: Reminder; readonly holder: string | null },
): Promise<Telling> {
  const people = await peopleHolding(transaction, acting, ["give:conclusion"], application.row.district_soato);
  const members = people.filter(({ organisation }) => organisation?.id === of.organisation);
  const holding = members.filter(({ id }) => id === of.holder);
  return tellingOf(application, {
    to: holding.length > 0 ? holding : members,
    kind: `conclusion.${of.reminder}`,
    about: of.reminder,
  });
}

/** Where what an application was handed in for is decided. */
const decided: ReadonlySet<StatusKey> = new Set(["rejected", "registered", "unregistered"]);

/** Those who handed an application in, as long as they may read it. */
async function givers(transaction: Transaction, acting: Acting, { row, subject }: Told): Promise<Candidate[]> {
  const gave = new Set(subject.partsTaken.flatMap(({ part, personId }) => (part === "submit" ? [personId] : [])));
  if (gave.size === 0) return [];
  const people = await peopleHolding(transaction, acting, ["read:property"], row.district_soato);
  return ableAmong(people, ["read:property"], acting, subject).filter(({ id }) => gave.has(id));
}

/** Tells those who handed applications in what was decided of them. */
export async function tellOfDecision(
  transaction: Transaction,
  acting: Acting,
  applications: readonly Told[],
  to: StatusKey,
): Promise<void> {
  if (!decided.has(to)) return;
  for (const application of applications) {
    await tell(transaction, acting, application, {
      to: await givers(transaction, acting, application),
      kind: "application.decided",
      about: to,
      params: { status: to },
    });
  }
}

/** Tells those who handed an application in that an objection to it was decided. */
export async function tellOfObjectionDecided(
  transaction: Transaction,
  acting: Acting,
  application: Told,
): Promise<void> {
  await tell(transaction, acting, application, {
    to: await givers(transaction, acting, application),
    kind: "objection.decided",
    about: "objection.decided",
  });
}

/** Tells those who decide objections, or complaints, of one that came in. */
export async function tellOfDispute(
  transaction: Transaction,
  acting: Acting,
  application: Told,
  of: "objection" | "complaint",
): Promise<void> {
  const codes = [`decide:${of}`] as const;
  const people = await peopleHolding(transaction, acting, codes, application.row.district_soato);
  const holding = people.filter(({ organisation }) => organisation?.kind === holderKinds.announced);
  await tell(transaction, acting, application, {
    to: nearest(ableAmong(holding, codes, acting, application.subject)),
    kind: `${of}.received`,
    about: of,
  });
}

/** Those who may use a permission on an application, nearest to where it lies; whoever acts is none of them. */
export async function nearestAble(
  transaction: Transaction,
  acting: Acting,
  { row, subject }: Told,
  code: PermissionCode,
): Promise<Candidate[]> {
  return nearest(
    ableAmong(await peopleHolding(transaction, acting, [code], row.district_soato), [code], acting, subject),
  );
}
