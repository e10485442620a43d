import { readSettings } from "../platform/dated-settings/queries.js";
import { createHash } from "node:crypto";
import { allEndpoints, permissionCodes, type Endpoint } from "@yer/api/contract";
import { tashkentDay } from "@yer/api/formats";
import type { ExportAsked } from "@yer/api/contract/exports";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { insertAct, keepRendering } from "../cases/documents/queries.js";
import { textKey } from "../cases/objections/alike.js";
import { insertObjection } from "../cases/objections/queries.js";
import { insertOrder } from "../money/orders/queries.js";
import { insertExport } from "../insight/exports/queries.js";
import { withTransaction } from "../platform/database/transaction.js";
import { insertReturn } from "../money/line-returns/queries.js";
import { changeAside } from "../money/statement-lines/queries.js";
import { bookLines } from "../money/statement-lines/book.js";
import { jsonb } from "../platform/sql/jsonb.js";
import { kitDistrict } from "./application-kit.js";
import { bareNeighborhood } from "./bare-application.js";
import { bringFile } from "./bring-file.js";
import { callOf, requiredQueryOf, unknownId } from "./hostile-calls.js";
import type { Thing } from "./ids-of-others.js";
import { makeOrganisation, makePerson, type MadePerson } from "./people.js";
import type { TestApp, TestCall, TestReply } from "./test-app.js";

/** One of each thing that somebody else could ask for, in the district of the kit, with the ids they stand under. */
export interface Things {
  readonly ids: Readonly<Record<Thing, string>>;
  /** The organisation whose document it is. */
  readonly organisation: string;
  /** What a stranger's writing would have changed, were it let through. */
  untouched(): Promise<{ readonly draft: unknown; readonly sessions: number }>;
}

const homeRegion = kitDistrict.slice(0, 4);

/** Makes one of each beside the application of a besieged service. */
export async function makeThings(besieged: {
  readonly service: TestApp;
  readonly application: string;
}): Promise<Things> {
  const { service, application } = besieged;
  const { db } = service.context;
  const at = service.clock.now();
  const owner = await makePerson(service, { territory: homeRegion, codes: permissionCodes });
  const leader = await makePerson(service, {
    territory: homeRegion,
    codes: permissionCodes,
    organisation: { kind: "council" },
  });
  const made = async (id: string, given: Readonly<Record<string, unknown>> = {}, token = owner.token) => {
    const call = callOf(endpointOf(id));
    const reply = await service.call({ ...call, token, body: { ...(call.body as object), ...given } });
    if (reply.status >= 300) throw new Error(`${id} made nothing: ${reply.text}`);
    const { id: own, session } = reply.body as { id?: string; session?: { id: string } };
    const found = own ?? session?.id;
    if (found === undefined) throw new Error(`${id} names nothing: ${reply.text}`);
    return found;
  };
  const brought = async (to: string, content: string): Promise<string> => {
    const { status, body } = await bringFile(service, { to: `/${to}`, token: owner.token, content, name: "a.pdf" });
    if (status !== 201) throw new Error(`${to} took nothing: ${JSON.stringify(body)}`);
    return (body as { id: string }).id;
  };
  const asked: ExportAsked = { register: "applications", format: "csv", locale: "uz_UZ", columns: [], query: {} };
  const draft = "create:property/new";
  const kept = await service.call({
    method: "PUT",
    path: `/drafts/${draft}`,
    token: owner.token,
    body: { value: { x: "meniki" } },
  });
  if (kept.status !== 200) throw new Error(`The draft was not kept: ${kept.text}`);
  const organisation = await makeOrganisation(service, { kind: "ecology", territory: homeRegion });
  const bytes = Buffer.from("%PDF-1.7 imzolangan");
  const file = await brought("files", "%PDF-1.7\n");
  const ids = {
    application,
    area: await made("areas.create"),
    schedule: await made("schedules.create", {
      neighborhoodId: bareNeighborhood,
      organisationId: owner.organisationId,
      people: [],
      startsOn: tashkentDay(at),
      endsOn: tashkentDay(at),
    }),
    "council session": await made("council.create", {}, leader.token),
    view: await made("views.create", { register: "applications", scope: "mine", query: "" }),
    export: await withTransaction(db, async (tx) => (await insertExport(tx, owner.id, asked, 1, at)).id),
    file,
    survey: await brought("survey-imports", "Asos;Mahalla\n1;2\n"),
    "place list": await brought("place-imports", "kod;nomi;tuman\n14160009;Yangi;1718401\n"),
    "list of days": await brought("calendar-imports", "kun;turi;nomi\n21.03.2027;bayram;Navroʻz\n"),
    "list of areas": await brought("area-imports", "Mahalla\n14160001\n"),
    "list of schedules": await brought("schedule-imports", "Mahalla\n14160001\n"),
    outlines: await brought("place-outlines", outlines),
    "treasury list": await brought("treasury-imports", "number;reason\nT-2026-1718-000009;Hisob yopilgan\n"),
    "bank list": await brought("receipt-imports", "raqam;summa;sana;hujjat\n2026-1718-000001;1;2026-03-01;1\n"),
    "payment order": await insertPaymentOrder(service, owner.id),
    "bank account": await insertAccount(service, "20208000900100001720"),
    "statement line": await insertLine(service),
    "line return": await insertReturnOfLine(service, owner.id),
    "bulk move": await made("bulkMoves.start", { move: "submit", applicationIds: [application] }),
    notice: await insertNotice(service, owner.id),
    charge: await insertCharge(service, application),
    objection: await insertObjectionTo(service, application),
    overlap: await overlapOf(service, application),
    document: await insertDocument(service, application, organisation, bytes),
    "hash of a document": createHash("sha256").update(bytes).digest("hex"),
    draft,
    "plot on the map": application,
    "used ticket": await redeemed(service, owner, file),
    session: (await ofOwner(service, owner.id))[0]?.id ?? "",
    "move of cases": await insertCaseMove(service, owner.id),
  } satisfies Record<Thing, string>;
  return {
    ids,
    organisation,
    untouched: async () => {
      const rows = await db.selectFrom("draft").select("value").where("person", "=", owner.id).execute();
      return { draft: rows[0]?.value, sessions: (await ofOwner(service, owner.id)).length };
    },
  };
}

const outlines = JSON.stringify({
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      properties: { soato: "1718401" },
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [66.8, 39.5],
            [67.1, 39.5],
            [67.1, 39.8],
            [66.8, 39.5],
          ],
        ],
      },
    },
  ],
});

function endpointOf(id: string): Endpoint {
  const endpoint = allEndpoints.find((one) => one.id === id);
  if (endpoint === undefined) throw new Error(`There is no ${id}.`);
  return endpoint;
}

const ofOwner = async ({ context }: TestApp, owner: string): Promise<{ id: string }[]> =>
  context.db.selectFrom("sessions").select("id").where("user_id", "=", owner).where("ended_at", "is", null).execute();

async function insertNotice({ context, clock }: TestApp, owner: string): Promise<string> {
  const id = uuidv7();
  await context.db
    .insertInto("notices")
    .values({
      id,
      user_id: owner,
      kind: "export.ready",
      gathering: null,
      subject_kind: null,
      subject_id: null,
      params: jsonb({}),
      at: clock.now(),
      read_at: null,
    })
    .execute();
  return id;
}

async function insertPaymentOrder({ context, clock }: TestApp, owner: string): Promise<string> {
  const id = uuidv7();
  const at = clock.now();
  const made = { made_by: owner, made_by_name: "Buyuruvchi", made_at: at, state: "made" } as const;
  const of = { home_region: homeRegion, id, year: 2026, sequence: 1, number: `T-2026-${homeRegion}-000001` };
  const paid = { budget: "district", account: "4".repeat(27), amount: 100 };
  await withTransaction(context.db, async (tx) =>
    insertOrder(tx, { ...of, ...paid, ...made, day: tashkentDay(at) }, [{ district: kitDistrict, amount: 100 }]),
  );
  return id;
}

async function insertCharge({ context, clock }: TestApp, application: string): Promise<string> {
  const id = uuidv7();
  await context.db
    .insertInto("charges")
    .values({
      home_region: homeRegion,
      id,
      application_id: application,
      sequence: 1,
      amount: 0,
      discount: "disability",
      rows: jsonb([]),
      due_on: null,
      state: "free",
      made_at: clock.now(),
    })
    .execute();
  return id;
}

async function insertObjectionTo({ context, clock }: TestApp, application: string): Promise<string> {
  const [id, announcement] = [uuidv7(), uuidv7()];
  const at = clock.now();
  const text = "Bu yer bizniki";
  await withTransaction(context.db, async (tx) => {
    await tx
      .insertInto("announcements")
      .values({
        home_region: homeRegion,
        id: announcement,
        application_id: application,
        sequence: 1,
        opens_at: at,
        closes_at: at,
        closed_at: at,
      })
      .execute();
    await insertObjection(tx, {
      home_region: homeRegion,
      id,
      application_id: application,
      announcement_id: announcement,
      sequence: 1,
      group_id: id,
      text_key: textKey(text),
      search_key: "",
      objector_name: "Eʼtirozchi",
      objector_number: "301234567",
      objector_phone: null,
      text,
      file_ids: [],
      at,
    });
  });
  return id;
}

/** Two plots of one outline lie over each other: the application's, and the area's that was made after it. */
async function overlapOf({ context }: TestApp, application: string): Promise<string> {
  const { id } = await context.db
    .selectFrom("plot_overlaps")
    .select("id")
    .where((eb) => eb.or([eb("plot_id", "=", application), eb("other_id", "=", application)]))
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * What an organisation signed of the application before it was announced: nobody's to read but those who see the
 * application.
 */
async function insertDocument(
  { context, clock }: TestApp,
  application: string,
  organisation: string,
  bytes: Buffer,
): Promise<string> {
  const [act, original, redacted] = [uuidv7(), uuidv7(), uuidv7()];
  await withTransaction(context.db, async (tx) =>
    insertAct(
      tx,
      {
        home_region: homeRegion,
        id: act,
        application_id: application,
        kind: "justice",
        organisation_id: organisation,
        content: JSON.stringify({ step: null }),
        pkcs7: Buffer.from("imzo"),
        signer: "Sinov",
        signed_at: clock.now(),
        file_ids: [],
      },
      { original, redacted },
    ),
  );
  for (const [id, printed] of [
    [original, bytes],
    [redacted, Buffer.concat([bytes, bytes])],
  ] as const) {
    const { sha256, size } = await context.files.receive(once(printed), "a.pdf");
    await keepRendering(context.db, { home_region: homeRegion, id }, { sha256, size, at: clock.now() });
  }
  return original;
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** A ticket for a file of the owner's, by which it was downloaded once. */
async function redeemed(service: TestApp, { token }: MadePerson, file: string): Promise<string> {
  await service.context.files.scanQuarantined();
  const given = await service.call({ method: "POST", path: `/files/${file}/ticket`, token });
  const ticket = String(given.body["url"]).split("/").at(-1) ?? "";
  const { status } = await service.call({ path: `/downloads/${ticket}` });
  if (status !== 200) throw new Error(`The ticket opened nothing: ${given.text}`);
  return ticket;
}

async function insertAccount({ context: { db }, clock }: TestApp, number: string): Promise<string> {
  const id = uuidv7();
  const account = { home_region: homeRegion, id, number, mfo: "00401", name: "Sinov" };
  await db
    .insertInto("bank_accounts")
    .values({ ...account, made_at: clock.now(), made_by: null })
    .execute();
  return id;
}

async function insertReturnOfLine(service: TestApp, proposer: string): Promise<string> {
  const {
    context: { db },
    clock,
  } = service;
  const line = await insertLine(service, "20208000900100001721");
  return withTransaction(db, async (transaction) => {
    const aside = { aside_at: clock.now(), aside_by: null, aside_reason: "-" };
    await changeAside(transaction, { home_region: homeRegion, id: line }, aside);
    return insertReturn(transaction, {
      home_region: homeRegion,
      statement_line_id: line,
      amount: 1,
      payee_name: "-",
      account: "22618000123456789012",
      mfo: "00440",
      proposed_by: proposer,
      proposed_through: null,
      proposer: "-",
      proposed_at: clock.now(),
    });
  });
}

async function insertLine(service: TestApp, account = "20208000900100001718"): Promise<string> {
  const {
    context: { db },
    clock,
  } = service;
  const accountId = await insertAccount(service, account);
  const line = { document: "1", payer_name: "", payer_tax_id: null, purpose: "", search_key: "", file_number: null };
  const booked = await withTransaction(db, async (transaction) =>
    bookLines(transaction, { now: clock.now(), actor: null, settings: await readSettings(transaction) }, [
      {
        ...line,
        home_region: homeRegion,
        account_id: accountId,
        bank_id: "1",
        amount: 100,
        value_day: tashkentDay(clock.now()),
        batch_id: null,
      },
    ]),
  );
  return booked?.[0] ?? "";
}

async function insertCaseMove({ context, clock }: TestApp, owner: string): Promise<string> {
  const id = uuidv7();
  await sql`insert into case_moves (id, diagram_id, from_version, to_version, steps, reason, by_user, by_name, created_at)
    select ${id}, diagram_id, id, id, '{}', 'Sinov', ${owner}, 'Sinov', ${clock.now()} from diagram_versions limit 1`.execute(
    context.db,
  );
  return id;
}

/** Where on the map the application lies, in the tile of zoom 14 and in degrees, and where nothing does. */
const onMap = { tile: "14/11236/6226", box: "66.8,39.5,67,39.7", district: kitDistrict };
const offMap = { tile: "14/11300/6207", box: "60,41,60.1,41.1", district: "1703202" };

function addressOf({ id, path }: Endpoint, of: typeof onMap): string {
  if (id === "tiles.plots") return `/tiles/plots/${of.tile}.mvt`;
  return id === "tiles.near" ? `${path}?bbox=${of.box}` : `${path}?level=district&district=${of.district}`;
}

const judgedBatch =
  /^(?:surveyImports|receiptImports|placeImports|placeOutlines|calendarImports|areaImports|scheduleImports|treasuryImports)\.check$/;

/** Bodies that a sample of their schema cannot be: columns are chosen by their own names, a view by its id. */
function bodyOn(endpoint: Endpoint, view: string): { readonly body?: unknown } {
  if (endpoint.id === "views.choose") return { body: { id: view } };
  return judgedBatch.test(endpoint.id) ? { body: { mapping: {} } } : {};
}

/** The call with the id of the thing in its place. */
export function callOnThing(endpoint: Endpoint, thing: Thing, { ids, organisation }: Things): TestCall {
  const call = { ...callOf(endpoint), ...bodyOn(endpoint, ids.view) };
  const at = (path: string): TestCall => ({ ...call, path });
  if (thing === "plot on the map") return at(addressOf(endpoint, onMap));
  if (thing === "draft") return at(`/drafts/${ids.draft}`);
  if (endpoint.id === "views.choose") return at("/views/first/applications");
  if (endpoint.id === "documents.ofOrganisation") return at(`/fields-pdf/${ids.application}/${organisation}`);
  return at(call.path.replace(unknownId, ids[thing]) + requiredQueryOf(endpoint));
}

/** The same call with an id that nothing has. */
export function callOnNothing(endpoint: Endpoint, thing: Thing): TestCall {
  const call = { ...callOf(endpoint), ...bodyOn(endpoint, unknownId) };
  if (thing === "plot on the map") return { ...call, path: addressOf(endpoint, offMap) };
  if (thing === "draft") return { ...call, path: "/drafts/create:property/other" };
  return {
    ...call,
    path: endpoint.id === "views.choose" ? "/views/first/applications" : call.path + requiredQueryOf(endpoint),
  };
}

/** What an answer comes to, in the oracle's words; a problem: its code. */
export function answered(thing: Thing, { ids }: Things, { status, body, text }: TestReply): string {
  // How a thing stands is told only to who sees it.
  if (body["code"] === "move-refused") return "seen";
  if (status >= 300) return String(body["code"]);
  if (thing === "draft") return text.includes("meniki") ? "seen" : "nothing";
  if (thing !== "plot on the map") return "seen";
  if ("total" in body) return Number(body["total"]) > 0 ? "seen" : "nothing";
  if ("items" in body) return text.includes(ids.application) ? "seen" : "nothing";
  return status === 200 ? "seen" : "nothing";
}
