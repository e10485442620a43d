import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documentsOfApplication } from "../documents/queries.js";
import { carryTo } from "../../testing/carry-to.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { seesHeldFile } from "./held-file.js";
import { decideAsJustice } from "../application-acts/service.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());

async function uploadedBy(person: string): Promise<string> {
  const id = uuidv7();
  await kit.database.db
    .insertInto("stored_file")
    .values({
      id,
      sha256: id,
      name: "qaror.pdf",
      type: "pdf",
      size: 10,
      state: "clean",
      uploaded_by: person,
      uploaded_at: kit.clock.now(),
    })
    .execute();
  return id;
}
const decide = (id: string, fileIds: string[]) =>
  kit.act(kit.cast.justice, (tx, acting) =>
    decideAsJustice(tx, acting, id, { verdict: "positive", reason: "Qonuniy", fileIds }),
  );

test("papers that justice brings are signed with its decision and opened by whoever sees that", async () => {
  const id = await carryTo(kit, "at_justice");
  const paper = await uploadedBy(kit.cast.justice.id);
  expect(await seesHeldFile(kit.database.db, kit.cast.council, paper)).toBe(false);
  await decide(id, [paper]);
  const [original] = (await documentsOfApplication(kit.database.db, id)).filter(({ kind }) => kind === "justice");
  expect(original?.file_ids).toEqual([paper]);
  expect(JSON.parse(original?.content ?? "{}")).toMatchObject({ attachments: [{ name: "qaror.pdf", sha256: paper }] });
  expect(await seesHeldFile(kit.database.db, kit.cast.council, paper)).toBe(true);
  expect(await seesHeldFile(kit.database.db, { ...kit.cast.council, territory: "1703" }, paper)).toBe(false);
});

test("a paper that somebody else uploaded is refused, and nothing is decided", async () => {
  const id = await carryTo(kit, "at_justice");
  const foreign = await uploadedBy(kit.cast.operator.id);
  await expect(decide(id, [foreign])).rejects.toMatchObject({
    code: "invalid",
    details: { errors: [{ pointer: "/fileIds/0", code: "unknown-file" }] },
  });
  expect((await documentsOfApplication(kit.database.db, id)).filter(({ kind }) => kind === "justice")).toEqual([]);
});
