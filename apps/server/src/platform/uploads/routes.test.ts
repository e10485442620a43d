import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp, type TestReply } from "../../testing/test-app.js";

const pdf = Buffer.from("%PDF-1.7 an extract");

describe("the calls of files", () => {
  let service: TestApp;
  let ada: MadePerson;
  let bek: MadePerson;
  beforeAll(async () => {
    service = await openTestApp();
    ada = await makePerson(service, { name: "Ada" });
    bek = await makePerson(service, { name: "Bek" });
  });
  afterAll(async () => service.close());

  /** Uploads that say so much of the file in their query. */
  const uploadTo =
    (query: string) =>
    async (
      content: Buffer,
      name: string,
      part = "file",
      key: string = crypto.randomUUID(),
      token = ada.token,
    ): Promise<TestReply> => {
      const boundary = "----yer";
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`;
      const reply = await service.app.inject({
        method: "POST",
        url: `/api/v1/files${query}`,
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": `multipart/form-data; boundary=${boundary}`,
          "idempotency-key": key,
        },
        payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      });
      return { status: reply.statusCode, body: reply.json(), headers: reply.headers, text: reply.body };
    };
  const upload = uploadTo("");

  async function ticketUrl(id: string, token = ada.token): Promise<TestReply> {
    return service.call({ method: "POST", path: `/files/${id}/ticket`, token });
  }

  test("ask what the document is, and tell it with the file; nothing else is taken for a kind", async () => {
    const plan = await uploadTo("?kind=plan")(pdf, "reja.pdf");
    expect(plan).toMatchObject({ status: 201, body: { kind: "plan" } });
    const known = await service.call({ path: `/files/${String(plan.body["id"])}`, token: ada.token });
    expect(known.body).toMatchObject({ kind: "plan" });
    expect(await upload(pdf, "reja.pdf")).toMatchObject({ status: 201, body: { kind: null } });
    expect((await uploadTo("?kind=secret")(pdf, "reja.pdf")).status).toBe(400);
  });

  test("take a file in, and give it out once, as an attachment that can do nothing", async () => {
    const uploaded = await upload(pdf, "reja oʻzgarish.pdf");
    expect(uploaded).toMatchObject({ status: 201, body: { type: "application/pdf", size: pdf.length } });
    const id = String(uploaded.body["id"]);
    await service.context.files.scanQuarantined();
    expect((await service.call({ path: `/files/${id}`, token: ada.token })).body).toMatchObject({ state: "clean" });

    const ticket = await ticketUrl(id);
    expect(ticket.status).toBe(200);
    const download = await service.app.inject(String(ticket.body["url"]));
    expect(download.statusCode).toBe(200);
    expect(download.rawPayload).toEqual(pdf);
    expect(download.headers).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "no-store",
    });
    expect(download.headers["content-disposition"]).toContain("attachment;");
    expect((await service.app.inject(String(ticket.body["url"]))).statusCode).toBe(404);
  });

  test("answer a retry of an upload with the first file", async () => {
    const [one, two] = [
      await upload(pdf, "a.pdf", "file", "same-key-1"),
      await upload(pdf, "a.pdf", "file", "same-key-1"),
    ];
    expect(two.body["id"]).toBe(one.body["id"]);
  });

  test("refuse the key of one file for another, even one of the same length", async () => {
    await upload(pdf, "a.pdf", "file", "same-key-2");
    const other = Buffer.from(pdf.toString("latin1").replace("extract", "EXTRACT"), "latin1");
    expect(other.length).toBe(pdf.length);
    expect(await upload(other, "a.pdf", "file", "same-key-2")).toMatchObject({
      status: 422,
      body: { code: "idempotency-mismatch" },
    });
  });

  test("take thirty files an hour of a citizen and no more", async () => {
    const citizen = await makePerson(service, { name: "Fuqaro", staff: false });
    const statuses: number[] = [];
    for (let n = 0; n <= 30; n += 1) {
      statuses.push((await upload(pdf, `${n}.pdf`, "file", crypto.randomUUID(), citizen.token)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
  });

  test("hide a file from others as if it were not there", async () => {
    const id = String((await upload(pdf, "a.pdf")).body["id"]);
    await service.context.files.scanQuarantined();
    const [hidden, unknown] = [
      await service.call({ path: `/files/${id}`, token: bek.token }),
      await service.call({ path: "/files/00000000-0000-7000-8000-000000000000", token: bek.token }),
    ];
    expect(hidden.status).toBe(404);
    expect(hidden.text).toBe(unknown.text);
    expect((await ticketUrl(id, bek.token)).status).toBe(404);
  });

  test.each([
    ["too large a file", Buffer.concat([pdf, Buffer.alloc(8_000_001)]), "file", 413],
    ["another type than its name says", Buffer.from("<html>"), "file", 415],
    ["an empty file", Buffer.alloc(0), "file", 422],
    ["another part", pdf, "document", 400],
  ])("refuse %s", async (_, content, part, status) => {
    const reply = await upload(content, "a.pdf", part);
    expect(reply.status).toBe(status);
    expect(reply.headers["content-type"]).toContain("application/problem+json");
  });

  test("refuse what the scanner refused", async () => {
    const virus = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");
    const id = String((await upload(Buffer.concat([pdf, Buffer.from(virus)]), "a.pdf")).body["id"]);
    await service.context.files.scanQuarantined();
    expect(await ticketUrl(id)).toMatchObject({ status: 422, body: { code: "file-refused" } });
  });
});
