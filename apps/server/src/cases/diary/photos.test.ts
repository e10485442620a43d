import { mostBegunPhotos, mostPartBytes } from "@yer/api/contract/diary-photos";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DiaryKit, type KitDevice, madePhoto, openDiaryKit } from "../../testing/diary-kit.js";

let kit: DiaryKit;
let device: KitDevice;
beforeAll(async () => {
  kit = await openDiaryKit();
  device = await kit.device();
});
afterAll(async () => kit.close());

const begun = async (content: Buffer): Promise<string> => String((await kit.begin(device, content)).body["id"]);
const partsIn = async (id: string) =>
  kit.service.context.db.selectFrom("diary_photo_parts").select("start").where("photo_id", "=", id).execute();
const offsetOf = async (id: string) =>
  (await kit.service.call({ path: `/diary/photos/${id}`, token: device.ticket })).body["received"];

test("a photo comes by parts, whatever is cut between them, and is the same byte for byte", async () => {
  const content = madePhoto(mostPartBytes * 2 + 1000, 3);
  const id = await begun(content);
  const parts = [0, mostPartBytes, 2 * mostPartBytes].map((at) => content.subarray(at, at + mostPartBytes));
  expect((await kit.part(id, 0, parts[0] as Buffer, device.ticket)).body).toMatchObject({ received: mostPartBytes });
  // The reply was lost: the part comes again, and so does one from beyond.
  for (const offset of [0, 2 * mostPartBytes]) {
    expect((await kit.part(id, offset, parts[0] as Buffer, device.ticket)).body).toMatchObject({
      received: mostPartBytes,
      isWhole: false,
    });
  }
  expect(await offsetOf(id)).toBe(mostPartBytes);
  expect((await kit.begin(device, content, id)).body).toMatchObject({ received: mostPartBytes });
  await kit.part(id, mostPartBytes, parts[1] as Buffer, kit.inspector.token);
  const last = await kit.part(id, 2 * mostPartBytes, parts[2] as Buffer, device.ticket);
  expect(last.body).toMatchObject({ received: content.length, isWhole: true });
  expect(await partsIn(id)).toEqual([]);
  const area = await kit.taken();
  const visit = kit.visit(area, device, "occupied", { photoIds: [id] });
  expect((await kit.handIn(visit, device.ticket)).status).toBe(200);
  await kit.service.context.files.scanQuarantined();
  const { body } = await kit.service.call({ path: `/areas/${area}/visits`, token: kit.office.token });
  const [{ photos }] = body["items"] as [{ photos: [{ id: string }] }];
  const photo = await kit.service.app.inject({
    url: `/api/v1/areas/${area}/visits/${visit.id}/photos/${photos[0].id}`,
    headers: { authorization: `Bearer ${kit.office.token}` },
  });
  expect(photo.rawPayload.equals(content)).toBe(true);
});

test("a part that is cut off in the middle leaves nothing of itself", async () => {
  const content = madePhoto(9000, 4);
  const id = await begun(content);
  const boundary = "----yer";
  const cut = await kit.service.app.inject({
    method: "PATCH",
    url: `/api/v1/diary/photos/${id}?offset=0`,
    headers: { authorization: `Bearer ${device.ticket}`, "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="p"\r\n\r\n`),
      content.subarray(0, 3000),
    ]),
  });
  expect(cut.statusCode).toBeGreaterThanOrEqual(400);
  expect(await offsetOf(id)).toBe(0);
  expect((await kit.part(id, 0, content, device.ticket)).body).toMatchObject({ isWhole: true });
});

test("content that the person handed in before is whole at once; another's is not", async () => {
  const content = madePhoto(7000, 5);
  await kit.photo(device, content);
  expect((await kit.begin(device, content)).body).toMatchObject({ isWhole: true, received: 7000 });
  const foreign = await kit.device(kit.stranger);
  expect((await kit.begin(foreign, content)).body).toMatchObject({ isWhole: false, received: 0 });
});

test("what is not what was announced, is no photo, or says where it was taken is refused and forgotten", async () => {
  const spoken = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0x00, 0x08]),
    Buffer.from("Exif\0\0"),
    Buffer.from([0xff, 0xda]),
    Buffer.alloc(100, 6),
  ]);
  const content = madePhoto(spoken.length, 6);
  for (const [announced, sent, code] of [
    [content, Buffer.from(content).fill(8, 50), "content-differs"],
    [spoken, spoken, "photo-metadata"],
    [Buffer.alloc(300, 1), Buffer.alloc(300, 1), "photo-type"],
  ] as const) {
    const id = await begun(announced);
    const reply = await kit.part(id, 0, sent, device.ticket);
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ pointer: "/file", code }] } });
    expect((await kit.part(id, 0, announced, device.ticket)).status).toBe(404);
  }
});

test("more than was announced, too large a part, and none at all leave the photo as it was", async () => {
  const content = madePhoto(2000, 7);
  const id = await begun(content);
  expect((await kit.part(id, 0, madePhoto(2001, 7), device.ticket)).status).toBe(413);
  expect((await kit.part(id, 0, Buffer.alloc(mostPartBytes + 1), device.ticket)).status).toBe(413);
  expect((await kit.part(id, 0, Buffer.alloc(0), device.ticket)).body).toMatchObject({ received: 0 });
  expect((await kit.begin(device, madePhoto(1999, 7), id)).status).toBe(422);
  expect(await offsetOf(id)).toBe(0);
});

test("whose photo it is not has no business with it", async () => {
  const content = madePhoto(2000, 8);
  const id = await begun(content);
  const foreign = await kit.device(kit.stranger);
  const own = await kit.device();
  for (const token of [foreign.ticket, kit.stranger.token, own.ticket]) {
    expect((await kit.part(id, 0, content, token)).status).toBe(404);
    expect((await kit.service.call({ path: `/diary/photos/${id}`, token })).status).toBe(404);
  }
  expect((await kit.begin(foreign, content, id)).status).toBe(404);
  expect((await kit.begin(device, content, uuidv7(), foreign.ticket)).status).toBe(404);
});

test("a device that begins more than it may forgets what lay longest", async () => {
  const crowded = await kit.device();
  const ids: string[] = [];
  for (let n = 0; n <= mostBegunPhotos; n += 1) {
    kit.service.clock.advance(1);
    ids.push(String((await kit.begin(crowded, madePhoto(500 + n, 9))).body["id"]));
  }
  const statuses = await Promise.all(
    [ids[0], ids[1]].map(
      async (id) => (await kit.service.call({ path: `/diary/photos/${String(id)}`, token: crowded.ticket })).status,
    ),
  );
  expect(statuses).toEqual([404, 200]);
});
