import { createHash } from "node:crypto";
import type { AreaFinding } from "@yer/api/contract/area-states";
import type { DiaryVisitGiven } from "@yer/api/contract/diary-visits";
import { permissionCodes } from "@yer/api/contract/codes";
import { uuidv7 } from "uuidv7";
import { jsonb } from "../platform/sql/jsonb.js";
import { kitDistrict, square } from "./application-kit.js";
import { bareAreaFacts } from "./bare-area.js";
import { madeVisit } from "./made-visit.js";
import { type MadePerson, makePerson } from "./people.js";
import { openTestApp, type TestApp, type TestReply } from "./test-app.js";

/** Codes of who keeps a diary. */
const inspectorCodes = ["read:area", "take:area", "find:area", "read:visit", "write:visit"];

/** A device with the ticket it hands in by. */
export interface KitDevice {
  readonly id: string;
  readonly ticket: string;
}

/** The service with an office, an inspector and what lies on their devices. */
export interface DiaryKit {
  readonly service: TestApp;
  /** May do everything in the district. */
  readonly office: MadePerson;
  readonly inspector: MadePerson;
  /** Another inspector, of the same organisation. */
  readonly colleague: MadePerson;
  /** An inspector of another organisation. */
  readonly stranger: MadePerson;
  /** An area that the inspection has taken. */
  taken(): Promise<string>;
  /** Registers a device of a person. */
  device(of?: MadePerson): Promise<KitDevice>;
  /** A visit as a device hands it in. */
  visit(areaId: string, device: KitDevice, finding?: AreaFinding, given?: Partial<DiaryVisitGiven>): DiaryVisitGiven;
  handIn(visit: DiaryVisitGiven, token: string): Promise<TestReply>;
  /** Announces a photo, and sends it whole. */
  photo(device: KitDevice, content: Buffer, token?: string): Promise<string>;
  begin(device: KitDevice, content: Buffer, id?: string, token?: string): Promise<TestReply>;
  part(id: string, offset: number, content: Buffer, token: string): Promise<TestReply>;
  close(): Promise<void>;
}

/** A picture of so many bytes that says nothing beside itself: no picture to the eye, and one to who reads its marks. */
export function madePhoto(bytes: number, seed = 1): Buffer {
  const scan = Buffer.alloc(bytes - 4, seed);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xda]), scan]);
}

/** The reply of a call that has to come about. */
function done(reply: TestReply): TestReply {
  if (reply.status >= 300) throw new Error(reply.text);
  return reply;
}

/** Opens a kit for one test file; close it after the tests. */
export async function openDiaryKit(): Promise<DiaryKit> {
  const service = await openTestApp();
  const name = { uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Синов", en_US: "Sinov" };
  await service.context.db
    .insertInto("neighborhoods")
    .values({
      id: "14160001",
      district_soato: kitDistrict,
      name: jsonb(name),
      sort_key: "SINOV",
      demonstration: true,
    })
    .execute();
  const office = await makePerson(service, { name: "Idora", territory: kitDistrict, codes: permissionCodes });
  const inspecting = { territory: kitDistrict, codes: inspectorCodes };
  const inspector = await makePerson(service, {
    name: "Nazoratchi Biri",
    ...inspecting,
    organisation: { kind: "inspection" },
  });
  const own = inspector.organisationId ?? "";
  const colleague = await makePerson(service, { name: "Hamkasb", ...inspecting, organisation: { id: own } });
  const stranger = await makePerson(service, {
    name: "Begona",
    ...inspecting,
    organisation: { kind: "inspection" },
  });
  let plots = 0;
  const begin: DiaryKit["begin"] = async (device, content, id = uuidv7(), token = device.ticket) =>
    service.call({
      method: "POST",
      path: "/diary/photos",
      token,
      body: {
        id,
        deviceId: device.id,
        size: content.length,
        sha256: createHash("sha256").update(content).digest("hex"),
      },
    });
  const part: DiaryKit["part"] = async (id, offset, content, token) => {
    const boundary = "----yer";
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="p"\r\ncontent-type: application/octet-stream\r\n\r\n`;
    const reply = await service.app.inject({
      method: "PATCH",
      url: `/api/v1/diary/photos/${id}?offset=${String(offset)}`,
      headers: { authorization: `Bearer ${token}`, "content-type": `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers, text: reply.body };
  };
  return {
    service,
    office,
    inspector,
    colleague,
    stranger,
    taken: async () => {
      const facts = { ...bareAreaFacts, districtSoato: kitDistrict, neighborhoodId: "14160001" };
      const body = { ...facts, outline: square((plots += 1)) };
      const made = done(await service.call({ method: "POST", path: "/areas", token: office.token, body }));
      const id = String(made.body["id"]);
      const sent = { organisationId: own, days: 10, note: "Koʻring" };
      const to = `/areas/${id}`;
      done(await service.call({ method: "POST", path: `${to}/send`, token: office.token, body: sent }));
      done(await service.call({ method: "POST", path: `${to}/take`, token: inspector.token }));
      return id;
    },
    device: async (of = inspector) => {
      const id = uuidv7();
      const body = { id, name: "Telefon" };
      const made = done(await service.call({ method: "POST", path: "/diary/devices", token: of.token, body }));
      return { id, ticket: String(made.body["uploadTicket"]) };
    },
    visit: (areaId, device, finding = "occupied", given = {}) => ({
      ...madeVisit(finding),
      areaId,
      deviceId: device.id,
      writtenAt: "2026-03-05T08:30:00.000Z",
      ...given,
    }),
    handIn: async (visit, token) => service.call({ method: "POST", path: "/diary/visits", token, body: visit }),
    photo: async (device, content, token = device.ticket) => {
      const begun = done(await begin(device, content, uuidv7(), token));
      const id = String(begun.body["id"]);
      if (begun.body["isWhole"] === true) return id;
      const whole = done(await part(id, 0, content, token));
      if (whole.body["isWhole"] !== true) throw new Error(whole.text);
      return id;
    },
    begin,
    part,
    close: async () => service.close(),
  };
}
