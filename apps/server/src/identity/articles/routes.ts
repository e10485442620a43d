import { articles, faqs, legalDocuments, manuals, publicArticles } from "@yer/api/contract/articles";
import { mediaTypes } from "../../platform/uploads/file-type.js";
import { notFound } from "../../platform/problem/problem.js";
import { type Api, publicRoute, route } from "../../platform/http/route.js";
import { assertPublicFile, readArticle, readShelf } from "./reading.js";
import { readRecord, readWritersShelf } from "./records.js";
import {
  arrange,
  beginDraft,
  createArticle,
  dropDraft,
  publishArticle,
  saveDraft,
  unschedule,
  withdraw,
} from "./service.js";

const staffReading = [
  ["faq", faqs],
  ["manual", manuals],
  ["legal", legalDocuments],
] as const;

/** Pictures show in their place; anything else is saved, under its own name. */
const shown = new Set(["png", "jpeg"]);

/** Registers the routes of questions, manuals, legal documents and pages: writing, and reading by staff and by anyone. */
export function articlesRoutes(api: Api): void {
  for (const [kind, { list, get }] of staffReading) {
    route(api, list, async ({ context, query }) => readShelf(context.db, kind, "staff", query));
    route(api, get, async ({ context, params, query }) => readArticle(context.db, params.slug, "staff", query, kind));
  }
  publicRoute(api, publicArticles.list, async ({ context, query }) =>
    readShelf(context.db, query.kind, "public", query),
  );
  publicRoute(api, publicArticles.get, async ({ context, params, query }) =>
    readArticle(context.db, params.slug, "public", query),
  );
  publicRoute(api, publicArticles.file, async ({ context, params }) => {
    await assertPublicFile(context.db, params.slug, params.id);
    const file = await context.files.find(params.id);
    if (file?.state !== "clean") throw notFound();
    return {
      kind: "media" as const,
      body: await context.files.open(file),
      type: mediaTypes[file.type],
      ...(shown.has(file.type) ? {} : { filename: file.name }),
      headers: {
        etag: `"${file.sha256}"`,
        "cache-control": "public, max-age=0, must-revalidate",
        "content-security-policy": "sandbox; default-src 'none'",
      },
    };
  });

  route(api, articles.list, async ({ context, query }) => readWritersShelf(context.db, query.kind));
  route(api, articles.get, async ({ context, params }) => readRecord(context.db, params.id));
  route(api, articles.create, async ({ write, actor, now, context: { events }, body }) =>
    write(async (transaction) => createArticle(transaction, { actor, now, events }, body)),
  );
  route(api, articles.beginDraft, async ({ write, actor, now, context: { events }, params, body }) =>
    write(async (transaction) => beginDraft(transaction, { actor, now, events }, params.id, body.from)),
  );
  route(api, articles.saveDraft, async ({ write, actor, now, context: { events }, params, ifMatch, body }) =>
    write(async (transaction) => saveDraft(transaction, { actor, now, events }, params.id, { body, ifMatch })),
  );
  route(api, articles.dropDraft, async ({ write, actor, now, context: { events }, params, ifMatch }) =>
    write(async (transaction) => dropDraft(transaction, { actor, now, events }, params.id, ifMatch)),
  );
  route(api, articles.publish, async ({ write, actor, now, context: { events }, params, ifMatch, body }) =>
    write(async (transaction) => publishArticle(transaction, { actor, now, events }, params.id, { body, ifMatch })),
  );
  route(api, articles.unschedule, async ({ write, actor, now, context: { events }, params, ifMatch }) =>
    write(async (transaction) => unschedule(transaction, { actor, now, events }, params.id, ifMatch)),
  );
  route(api, articles.withdraw, async ({ write, actor, now, context: { events }, params, ifMatch, body }) =>
    write(async (transaction) =>
      withdraw(transaction, { actor, now, events }, params.id, { body: { reason: body.reason }, ifMatch }),
    ),
  );
  route(api, articles.arrange, async ({ write, context, params, ifMatch, body }) =>
    write(async (transaction) => arrange(transaction, context, params.kind, { body, ifMatch })),
  );
}
