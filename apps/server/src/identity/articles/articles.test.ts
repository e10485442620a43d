import type { ArticleContent, ArticleRecord, ArticleShelf, Shelf } from "@yer/api/contract/articles";
import type { RichText } from "@yer/api/contract/rich-text";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyHistory } from "../../platform/history/verify-history.js";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp, type TestReply } from "../../testing/test-app.js";

let service: TestApp;
let writer: MadePerson;
let other: MadePerson;
let publisher: MadePerson;
let reader: MadePerson;
let stranger: MadePerson;
beforeAll(async () => {
  service = await openTestApp();
  const writes = ["create:article", "update:article"];
  writer = await makePerson(service, { name: "Muallif", codes: writes });
  other = await makePerson(service, { name: "Hammuallif", codes: writes });
  publisher = await makePerson(service, { name: "Noshir", codes: [...writes, "publish:article"] });
  reader = await makePerson(service, { codes: ["read:faq", "read:manual"] });
  stranger = await makePerson(service, { codes: [] });
});
afterAll(async () => service.close());

const line = (text: string): RichText => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const none: ArticleContent["texts"] = { uz_UZ: null, uz_Cyrl: null, ru_RU: null, en_US: null };

function content(given: Partial<ArticleContent> = {}): ArticleContent {
  return {
    audience: "both",
    texts: { ...none, uz_UZ: { title: "Eʼtiroz qanday bildiriladi?", body: line("Oʻn kun ichida.") } },
    legal: null,
    fileIds: [],
    ...given,
  };
}

type Method = "GET" | "POST" | "PUT" | "DELETE";
async function call(
  who: MadePerson | undefined,
  method: Method,
  path: string,
  body?: unknown,
  version?: number,
): Promise<TestReply> {
  return await service.call({
    method,
    path,
    token: who?.token,
    body,
    ...(version === undefined ? {} : { headers: { "if-match": `"${version}"` } }),
  });
}

let serial = 0;
/** A new article with this content in its draft, revision 2. */
async function drafted(given: Partial<ArticleContent> = {}, kind = "faq"): Promise<{ id: string; slug: string }> {
  serial += 1;
  const slug = `maqola-${serial}`;
  const created = await call(writer, "POST", "/articles", { kind, slug, section: null });
  expect(created.status).toBe(201);
  const id = String(created.body["id"]);
  const saved = await call(writer, "PUT", `/articles/${id}/draft`, content(given), 1);
  expect(saved).toMatchObject({ status: 200, body: { revision: 2 } });
  return { id, slug };
}

const create = (slug: string) => call(writer, "POST", "/articles", { kind: "faq", slug, section: null });

const publish = (id: string, revision: number, at: string | null = null) =>
  call(publisher, "POST", `/articles/${id}/publish`, { reason: "Buyruq 12", at }, revision);

async function published(given: Partial<ArticleContent> = {}, kind = "faq"): Promise<{ id: string; slug: string }> {
  const article = await drafted(given, kind);
  expect((await publish(article.id, 2)).status).toBe(200);
  return article;
}

const record = async (id: string): Promise<ArticleRecord> =>
  (await call(writer, "GET", `/articles/${id}`)).body as unknown as ArticleRecord;
const slugsOf = (reply: TestReply): string[] =>
  (reply.body as unknown as ArticleShelf).sections.flatMap(({ articles }) => articles.map(({ slug }) => slug));

describe("writing", () => {
  test("what is drafted is read by nobody; what is published is read by its audience, with who, when and why kept", async () => {
    const { id, slug } = await drafted();
    expect((await call(reader, "GET", `/faqs/${slug}`)).status).toBe(404);
    expect((await call(undefined, "GET", `/public/articles/${slug}`)).status).toBe(404);
    expect(await publish(id, 2)).toMatchObject({ status: 200, body: { number: 1, dueAt: null } });
    expect((await call(reader, "GET", `/faqs/${slug}`)).body).toMatchObject({
      title: "Eʼtiroz qanday bildiriladi?",
      missing: ["uz_Cyrl", "ru_RU", "en_US"],
    });
    const anyone = await call(undefined, "GET", `/public/articles/${slug}`);
    expect(anyone.status).toBe(200);
    expect(anyone.text).not.toContain("Noshir");
    expect(await record(id)).toMatchObject({
      draft: null,
      versions: [{ number: 1, state: "published", publishedBy: "Noshir", reason: "Buyruq 12" }],
    });
  });

  test("the second to save one draft is refused, with theirs in the answer, and writes nothing", async () => {
    const { id } = await drafted();
    const theirs = content({ texts: { ...none, uz_UZ: { title: "Ularniki", body: line("ularniki") } } });
    expect((await call(other, "PUT", `/articles/${id}/draft`, theirs, 2)).status).toBe(200);
    const refused = await call(writer, "PUT", `/articles/${id}/draft`, content(), 2);
    expect(refused).toMatchObject({
      status: 412,
      body: { code: "precondition-failed", current: { revision: 3, savedBy: "Hammuallif", content: theirs } },
    });
    expect((await record(id)).draft).toMatchObject({ revision: 3, content: theirs });
  });

  test("an old version is restored as a draft, and publishing it keeps all that were before", async () => {
    const { id, slug } = await published();
    const [first] = (await record(id)).versions;
    const from = { from: first?.id };
    expect((await call(writer, "POST", `/articles/${id}/draft`, from)).status).toBe(201);
    expect((await call(writer, "POST", `/articles/${id}/draft`, from)).body).toMatchObject({
      code: "move-refused",
      reasons: [{ code: "article-drafted" }],
    });
    const second = content({ texts: { ...none, uz_UZ: { title: "Ikkinchi", body: line("ikki") } } });
    await call(writer, "PUT", `/articles/${id}/draft`, second, 1);
    await publish(id, 2);
    await call(writer, "POST", `/articles/${id}/draft`, from);
    await publish(id, 1);
    expect((await record(id)).versions.map(({ number, state }) => [number, state])).toEqual([
      [3, "published"],
      [2, "replaced"],
      [1, "replaced"],
    ]);
    expect((await call(reader, "GET", `/faqs/${slug}`)).body).toMatchObject({ title: "Eʼtiroz qanday bildiriladi?" });
  });

  test("what is withdrawn is read no more, and stays among the versions", async () => {
    const { id, slug } = await published();
    const reason = { reason: "Eskirgan" };
    expect((await call(publisher, "POST", `/articles/${id}/withdrawal`, reason, 7)).body).toMatchObject({
      code: "precondition-failed",
    });
    expect((await call(publisher, "POST", `/articles/${id}/withdrawal`, reason, 1)).status).toBe(204);
    expect((await call(reader, "GET", `/faqs/${slug}`)).status).toBe(404);
    expect((await call(undefined, "GET", `/public/articles/${slug}`)).status).toBe(404);
    expect((await record(id)).versions).toMatchObject([{ state: "withdrawn", endedAt: expect.any(String) }]);
  });

  test("the clock publishes what is due, once, and until then the draft stands still and can be taken back", async () => {
    const { id, slug } = await drafted();
    const now = service.clock.now();
    const later = new Date(now.getTime() + 600_000).toISOString();
    expect(await publish(id, 2, now.toISOString())).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: "/at", code: "past" }] },
    });
    expect(await publish(id, 2, later)).toMatchObject({ status: 200, body: { dueAt: later } });
    expect((await call(writer, "PUT", `/articles/${id}/draft`, content(), 3)).body).toMatchObject({
      reasons: [{ code: "article-scheduled" }],
    });
    expect((await call(publisher, "DELETE", `/articles/${id}/schedule`, undefined, 3)).status).toBe(204);
    await publish(id, 4, later);
    await service.context.jobs.runDue();
    expect((await call(reader, "GET", `/faqs/${slug}`)).status).toBe(404);
    service.clock.set(new Date(now.getTime() + 660_000));
    await service.context.jobs.runDue();
    await service.context.jobs.runDue();
    expect((await call(reader, "GET", `/faqs/${slug}`)).status).toBe(200);
    expect((await record(id)).versions).toMatchObject([{ number: 1, publishedBy: "Noshir", reason: "Buyruq 12" }]);
    service.clock.set(now);
  });

  test("nothing without words, and no file that is not clean, reaches readers", async () => {
    const { id } = await drafted({ texts: { ...none, uz_UZ: { title: "Sarlavha", body: line(" ") } } });
    expect((await publish(id, 2)).body).toMatchObject({ code: "move-refused", reasons: [{ code: "article-empty" }] });
    const fileId = await upload("x.pdf", Buffer.from("%PDF-1.7 x"));
    await call(writer, "PUT", `/articles/${id}/draft`, content({ fileIds: [fileId] }), 2);
    await service.context.db.updateTable("stored_file").set({ state: "refused" }).where("id", "=", fileId).execute();
    expect((await publish(id, 3)).body).toMatchObject({ reasons: [{ code: "file-not-clean" }] });
  });

  test("a draft that was thrown away takes an article with it that nobody ever read", async () => {
    const { id, slug } = await drafted();
    expect((await call(writer, "DELETE", `/articles/${id}/draft`, undefined, 1)).status).toBe(412);
    expect((await call(writer, "DELETE", `/articles/${id}/draft`, undefined, 2)).status).toBe(204);
    expect((await call(writer, "GET", `/articles/${id}`)).status).toBe(404);
    const again = await call(writer, "POST", "/articles", { kind: "faq", slug, section: null });
    expect(again.status).toBe(201);
  });

  test("articles stand in sections in the order given, each exactly once; a second arranger is refused", async () => {
    const [a, b] = [await published({}, "manual"), await published({}, "manual")];
    const { version, loose } = (await call(writer, "GET", "/articles?kind=manual")).body as unknown as Shelf;
    const name = { uz_UZ: "Boshlash", uz_Cyrl: "Бошлаш", ru_RU: "Начало", en_US: "Beginning" };
    const section = { id: "018f0000-0000-7000-8000-000000000001", name, articles: [b.id, a.id] };
    const rest = loose.filter((id) => id !== a.id && id !== b.id);
    const put = (body: unknown, at: number) => call(writer, "PUT", "/articles/arrangement/manual", body, at);
    for (const wrong of [
      { loose: rest, sections: [{ ...section, articles: [a.id] }] },
      { loose: [...rest, a.id], sections: [section] },
      { loose: [...rest, "018f0000-0000-7000-8000-000000000009"], sections: [section] },
      { loose: rest, sections: [section, { ...section, articles: [] }] },
    ]) {
      expect((await put(wrong, version)).body).toMatchObject({ errors: [{ code: "arrangement" }] });
    }
    expect((await put({ loose: rest, sections: [section] }, version)).status).toBe(200);
    expect((await put({ loose: rest, sections: [section] }, version)).body).toMatchObject({
      code: "precondition-failed",
    });
    expect(slugsOf(await call(reader, "GET", "/manuals"))).toEqual([b.slug, a.slug]);
  });

  test("an address is small Latin letters and belongs to one article", async () => {
    const { slug } = await drafted();
    expect((await create(slug)).body).toMatchObject({ errors: [{ pointer: "/slug", code: "slug-taken" }] });
    for (const wrong of ["", "Katta", "a--b", "../x", "a b", "ё"]) {
      expect((await create(wrong)).body).toMatchObject({ code: "invalid", errors: [{ pointer: "/slug" }] });
    }
  });

  test("hostile documents are refused with their place, and nothing is kept of them", async () => {
    const { id } = await drafted();
    const body = (node: unknown) => ({
      ...content(),
      texts: { ...none, ru_RU: { title: "x", body: { type: "doc", content: [node] } } },
    });
    const hostile: [unknown, string][] = [
      [{ type: "script", content: [{ type: "text", text: "alert(1)" }] }, "rich-text"],
      [
        {
          type: "paragraph",
          content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] }],
        },
        "rich-text-link",
      ],
      [{ type: "image", attrs: { fileId: "018f0000-0000-7000-8000-000000000000", alt: "" } }, "rich-text-alt"],
    ];
    for (const [node, code] of hostile) {
      expect(await call(writer, "PUT", `/articles/${id}/draft`, body(node), 2)).toMatchObject({
        status: 400,
        body: { code: "invalid", errors: [{ code, pointer: expect.stringContaining("/texts/ru_RU/body/content/0") }] },
      });
    }
    const deep = JSON.stringify(content()).replace('"paragraph"', `{"a":${"[".repeat(500)}${"]".repeat(500)}}`);
    expect(
      (
        await service.call({
          method: "PUT",
          path: `/articles/${id}/draft`,
          token: writer.token,
          body: deep,
          headers: { "if-match": "2" },
        })
      ).status,
    ).toBe(400);
    expect((await record(id)).draft).toMatchObject({ revision: 2 });
  });

  test("each act needs its code, and the history of every article verifies", async () => {
    const { id } = await drafted();
    const acts: [Method, string, unknown][] = [
      ["GET", "/articles?kind=faq", undefined],
      ["GET", `/articles/${id}`, undefined],
      ["POST", "/articles", { kind: "faq", slug: "yoq", section: null }],
      ["PUT", `/articles/${id}/draft`, content()],
      ["DELETE", `/articles/${id}/draft`, undefined],
      ["POST", `/articles/${id}/publish`, { reason: "x", at: null }],
      ["POST", `/articles/${id}/withdrawal`, { reason: "x" }],
    ];
    for (const [method, path, body] of acts) {
      expect((await call(reader, method, path, body, 2)).body).toMatchObject({ code: "permission-missing" });
    }
    expect((await call(writer, "POST", `/articles/${id}/publish`, { reason: "x", at: null }, 2)).status).toBe(403);
    const history = await service.context.db
      .selectFrom("history_entry")
      .select("action")
      .where("record_kind", "=", "article")
      .execute();
    expect(new Set(history.map(({ action }) => action))).toEqual(
      new Set([
        "article.created",
        "article.published",
        "article.draft-begun",
        "article.withdrawn",
        "article.scheduled",
        "article.unscheduled",
        "article.draft-dropped",
      ]),
    );
    const { faults } = await verifyHistory(service.context.db, service.context.secrets.historyPublicKey);
    expect(faults).toEqual([]);
  });
});

async function upload(name: string, bytes: Buffer): Promise<string> {
  const boundary = "----yer";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const reply = await service.app.inject({
    method: "POST",
    url: "/api/v1/files",
    headers: {
      authorization: `Bearer ${writer.token}`,
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "idempotency-key": crypto.randomUUID(),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  const { id } = reply.json<{ id: string }>();
  await service.context.files.scanQuarantined();
  return id;
}

describe("reading", () => {
  test("staff and the public each read what is for them", async () => {
    const forStaff = await published({ audience: "staff" });
    const forAll = await published({ audience: "both" });
    const forPublic = await published({ audience: "public" });
    const staff = slugsOf(await call(reader, "GET", "/faqs"));
    expect(staff).toEqual(expect.arrayContaining([forStaff.slug, forAll.slug]));
    expect(staff).not.toContain(forPublic.slug);
    const anyone = slugsOf(await call(undefined, "GET", "/public/articles?kind=faq"));
    expect(anyone).toEqual(expect.arrayContaining([forAll.slug, forPublic.slug]));
    expect(anyone).not.toContain(forStaff.slug);
    expect((await call(undefined, "GET", `/public/articles/${forStaff.slug}`)).status).toBe(404);
    expect((await call(stranger, "GET", "/faqs")).body).toMatchObject({ code: "permission-missing" });
    expect((await call(reader, "GET", `/manuals/${forAll.slug}`)).status).toBe(404);
  });

  test("legal documents are read by any member of staff, with what is known of them", async () => {
    const legal = { number: "OʻRQ-937", adoptedOn: null, inForceFrom: "2024-11-06", inForceTo: null, source: "lex.uz" };
    const { slug } = await published({ legal }, "legal");
    expect((await call(stranger, "GET", `/legal-documents/${slug}`)).body).toMatchObject({ legal });
    const faq = await drafted({ legal });
    expect((await record(faq.id)).draft?.content.legal).toBeNull();
  });

  test("a language that is not written falls back, and says so", async () => {
    const texts = { ...none, ru_RU: { title: "Возражение", body: line("Десять дней.") } };
    const { slug } = await published({ texts });
    expect((await call(undefined, "GET", `/public/articles/${slug}?locale=en_US`)).body).toMatchObject({
      locale: "ru_RU",
      title: "Возражение",
      missing: ["uz_UZ", "uz_Cyrl", "en_US"],
    });
    expect((await call(undefined, "GET", `/public/articles/${slug}?locale=de`)).status).toBe(400);
  });

  test("words are found whatever the script, the apostrophe or the case", async () => {
    const { slug } = await published({
      texts: { ...none, uz_UZ: { title: "Roʻyxatdan oʻtkazish", body: line("Gʻuzor tumani") } },
    });
    for (const q of ["royxatdan", "РЎЙХАТДАН", "ro'yxatdan o`tkazish", "guzor", "Ғузор"]) {
      const found = await call(undefined, "GET", `/public/articles?kind=faq&q=${encodeURIComponent(q)}`);
      expect(slugsOf(found)).toEqual([slug]);
    }
    expect(slugsOf(await call(undefined, "GET", "/public/articles?kind=faq&q=%25"))).toContain(slug);
    expect(slugsOf(await call(undefined, "GET", "/public/articles?kind=faq&q=qqqq"))).toEqual([]);
  });

  test("a page that a reader has already is answered by 304, until it changes", async () => {
    const { id, slug } = await published();
    const path = `/public/articles/${slug}`;
    const first = await call(undefined, "GET", path);
    expect(first.headers).toMatchObject({ "cache-control": "public, max-age=0, must-revalidate" });
    const again = (headers: Record<string, string>) => service.call({ path, headers });
    const tag = String(first.headers["etag"]);
    expect(await again({ "if-none-match": tag })).toMatchObject({ status: 304, text: "" });
    const [version] = (await record(id)).versions;
    await call(writer, "POST", `/articles/${id}/draft`, { from: version?.id });
    await call(
      writer,
      "PUT",
      `/articles/${id}/draft`,
      content({ texts: { ...none, en_US: { title: "New", body: line("new") } } }),
      1,
    );
    await publish(id, 2);
    expect((await again({ "if-none-match": tag })).status).toBe(200);
  });

  test("a file goes with its article: to the public while that is in force, to writers always, to others never", async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
    const picture = await upload("namuna.png", png);
    const paper = await upload("ariza namunasi.pdf", Buffer.from("%PDF-1.7 x"));
    const elsewhere = await upload("boshqa.pdf", Buffer.from("%PDF-1.7 y"));
    const body: RichText = { type: "doc", content: [{ type: "image", attrs: { fileId: picture, alt: "Namuna" } }] };
    const { id, slug } = await published({ texts: { ...none, uz_UZ: { title: "T", body } }, fileIds: [paper] });
    const get = (fileId: string) => service.call({ path: `/public/articles/${slug}/files/${fileId}` });
    const shown = await get(picture);
    expect(shown).toMatchObject({ status: 200, headers: { "content-type": "image/png" } });
    expect(shown.headers["content-disposition"]).toBeUndefined();
    const saved = await get(paper);
    expect(saved.headers["content-disposition"]).toContain("attachment");
    const again = await service.call({
      path: `/public/articles/${slug}/files/${paper}`,
      headers: { "if-none-match": String(saved.headers["etag"]) },
    });
    expect(again.status).toBe(304);
    expect((await get(elsewhere)).status).toBe(404);
    expect((await call(undefined, "GET", `/public/articles/${slug}`)).body).toMatchObject({ files: [{ id: paper }] });
    const ticket = (who: MadePerson) => call(who, "POST", `/files/${paper}/ticket`);
    expect((await ticket(reader)).status).toBe(200);
    expect((await ticket(stranger)).status).toBe(404);
    await call(publisher, "POST", `/articles/${id}/withdrawal`, { reason: "x" }, 1);
    expect((await get(paper)).status).toBe(404);
    expect((await ticket(reader)).status).toBe(404);
    expect((await ticket(other)).status).toBe(200);
  });

  test("a file that is somebody else's cannot be opened by naming it in an article", async () => {
    const fileId = await upload("shaxsiy.pdf", Buffer.from("%PDF-1.7 z"));
    const { id } = await drafted();
    expect((await call(other, "PUT", `/articles/${id}/draft`, content({ fileIds: [fileId] }), 2)).body).toMatchObject({
      errors: [{ pointer: "/fileIds/0", code: "unknown-file" }],
    });
  });
});
