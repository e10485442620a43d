import type { VisitWriter } from "@yer/api/contract/visit-writers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kitDistrict } from "../../testing/application-kit.js";
import { type DiaryKit, openDiaryKit } from "../../testing/diary-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";

let kit: DiaryKit;
beforeAll(async () => {
  kit = await openDiaryKit();
});
afterAll(async () => kit.close());

const writers = async (by: MadePerson = kit.office, query = ""): Promise<readonly VisitWriter[]> => {
  const reply = await kit.service.call({ path: `/visits/writers?${query}`, token: by.token });
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body["items"] as VisitWriter[];
};

test("who keeps a diary stands there by name, with what they wrote and what was heard of their devices", async () => {
  expect(await writers()).toEqual([]);
  const [device, lost] = [await kit.device(), await kit.device()];
  await kit.device(kit.stranger);
  const area = await kit.taken();
  await kit.handIn(kit.visit(area, device), device.ticket);
  await kit.handIn(kit.visit(area, device, "empty"), device.ticket);
  await kit.service.call({
    method: "POST",
    path: `/diary/devices/${device.id}/heard`,
    token: device.ticket,
    body: { unsentVisits: 1, unsentPhotos: 4, freeBytes: null, clock: kit.service.clock.now().toISOString() },
  });
  const end = `/users/${kit.inspector.id}/diary-devices/${lost.id}`;
  await kit.service.call({ method: "DELETE", path: end, token: kit.office.token });
  expect(await writers()).toMatchObject([
    { name: "Begona", visits: 0, kept: 0, latestAt: null },
    { name: "Nazoratchi Biri", visits: 2, kept: 1, devices: [{ id: device.id, unsentVisits: 1, unsentPhotos: 4 }] },
  ]);
  expect((await writers(kit.office, "search=nazoratchi")).map(({ name }) => name)).toEqual(["Nazoratchi Biri"]);
});

test("an inspection sees its own people, and another territory none", async () => {
  expect((await writers(kit.stranger)).map(({ name }) => name)).toEqual(["Begona"]);
  expect(await writers(await makePerson(kit.service, { territory: "1703", codes: ["read:visit"] }))).toEqual([]);
});

test("an inspector of the region stands in a district's list with what they wrote there, and without their devices", async () => {
  const wide = await makePerson(kit.service, {
    name: "Viloyat nazoratchisi",
    territory: kitDistrict.slice(0, 4),
    codes: ["read:visit", "read:area", "take:area", "find:area", "write:visit"],
    organisation: { id: kit.inspector.organisationId ?? "" },
  });
  const { id: of } = wide;
  const named = async (by: MadePerson): Promise<VisitWriter | undefined> =>
    (await writers(by)).find(({ id }) => id === of);
  const device = await kit.device(wide);
  const district = await makePerson(kit.service, { name: "Tuman", territory: kitDistrict, codes: ["read:visit"] });
  expect(await named(district)).toBeUndefined();
  await kit.handIn(kit.visit(await kit.taken(), device), device.ticket);
  // Not as if there were none: the row, and the file of it, say that they are not seen.
  expect(await named(district)).toMatchObject({ visits: 1, devices: null });
  expect(await named(await makePerson(kit.service, { territory: "1718", codes: ["read:visit"] }))).toMatchObject({
    devices: [{ id: device.id }],
  });
  expect(await named(await makePerson(kit.service, { territory: "1703", codes: ["read:visit"] }))).toBeUndefined();
  const records = await kit.service.call({ path: `/visits?writer=${of}`, token: district.token });
  expect(records.body["items"]).toHaveLength(1);
});
