import * as z from "zod/mini";
import { locales } from "./appearance.js";
import type { PermissionCode } from "./codes.js";
import { type Access, endpoint, resource } from "./endpoint.js";
import { fileBounds, fileRef } from "./files.js";
import { richText } from "./rich-text.js";
import { byId, day, id, instant, names, text } from "./values.js";

/** What is written and read: questions with their answers, manuals, legal documents, pages of the public site. */
export const articleKinds = ["faq", "manual", "legal", "page"] as const;
/** See {@link articleKinds}. */
export type ArticleKind = (typeof articleKinds)[number];

/** Who reads it. */
export const articleAudiences = ["staff", "public", "both"] as const;
/** See {@link articleAudiences}. */
export type ArticleAudience = (typeof articleAudiences)[number];

const kind = z.enum(articleKinds);
const locale = z.enum(locales);
const most = { title: 300, sections: 100, articles: 1000 };

/** Its name in addresses: small Latin letters, digits, hyphens. It never changes, so links stay good. */
export const slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "slug"));

/** What it says in one language. `adoptedBy`: the organisation that adopted a legal document. */
export const articleText = z.object({
  title: text(most.title, 0),
  adoptedBy: z.optional(text(300, 0)),
  body: richText,
});
/** See {@link articleText}. */
export type ArticleText = z.output<typeof articleText>;

/** What is known of a legal document besides its words. `source` is shown as text and never followed. */
export const legalFacts = z.object({
  number: text(100, 0),
  adoptedOn: z.nullable(day),
  inForceFrom: z.nullable(day),
  inForceTo: z.nullable(day),
  source: text(500, 0),
});
/** See {@link legalFacts}. */
export type LegalFacts = z.output<typeof legalFacts>;

const texts = z.object({
  uz_UZ: z.nullable(articleText),
  uz_Cyrl: z.nullable(articleText),
  ru_RU: z.nullable(articleText),
  en_US: z.nullable(articleText),
});

/** All that a version holds. A language that is `null` is not written yet; readers see another one, and that they do. */
export const articleContent = z.object({
  audience: z.enum(articleAudiences),
  texts,
  legal: z.nullable(legalFacts),
  fileIds: z.array(id).check(z.maxLength(fileBounds.mostPerField)),
});
/** See {@link articleContent}. */
export type ArticleContent = z.output<typeof articleContent>;

const person = z.nullable(z.string());

/** A version that readers saw or see; it never changes. */
export const articleVersion = z.object({
  id,
  number: z.number(),
  /** `published`: it is read now; `replaced` by a later one; `withdrawn` without one. */
  state: z.enum(["published", "replaced", "withdrawn"]),
  publishedAt: instant,
  publishedBy: person,
  reason: z.string(),
  /** When it ceased to be read, by whom and why. */
  endedAt: z.nullable(instant),
  content: articleContent,
  files: z.array(fileRef),
});
/** See {@link articleVersion}. */
export type ArticleVersion = z.output<typeof articleVersion>;

/** What is being written: one draft an article, shared by those who write it. */
export const articleDraft = z.object({
  /** Grows with every save; `If-Match` of the next one. */
  revision: z.number(),
  savedAt: instant,
  savedBy: person,
  /** When the clock publishes it; `null` while it is written. */
  dueAt: z.nullable(instant),
  content: articleContent,
  files: z.array(fileRef),
});
/** See {@link articleDraft}. */
export type ArticleDraft = z.output<typeof articleDraft>;

/** An article as those who write see it in the list. */
export const articleLine = z.object({
  id,
  kind,
  slug,
  /** In each language that is written, of the version that is read, else of the draft. */
  titles: z.object({
    uz_UZ: z.nullable(z.string()),
    uz_Cyrl: z.nullable(z.string()),
    ru_RU: z.nullable(z.string()),
    en_US: z.nullable(z.string()),
  }),
  audience: z.enum(articleAudiences),
  missing: z.array(locale),
  inForce: z.nullable(z.object({ number: z.number(), publishedAt: instant, publishedBy: person })),
  withdrawn: z.boolean(),
  draft: z.nullable(z.omit(articleDraft, { content: true, files: true })),
});
/** See {@link articleLine}. */
export type ArticleLine = z.output<typeof articleLine>;

/** An article with all its versions (newest first) and its draft. */
export const articleRecord = z.object({
  id,
  kind,
  slug,
  versions: z.array(articleVersion),
  draft: z.nullable(articleDraft),
});
/** See {@link articleRecord}. */
export type ArticleRecord = z.output<typeof articleRecord>;

const sectionName = z.object({ uz_UZ: text(200), uz_Cyrl: text(200), ru_RU: text(200), en_US: text(200) });

/** The order of a kind's articles: sections, their articles by id, and those in no section, which come first. */
export const arrangement = z.object({
  loose: z.array(id).check(z.maxLength(most.articles)),
  sections: z
    .array(z.object({ id, name: sectionName, articles: z.array(id).check(z.maxLength(most.articles)) }))
    .check(z.maxLength(most.sections)),
});
/** See {@link arrangement}. */
export type Arrangement = z.output<typeof arrangement>;

/** The articles of a kind as those who write arrange them. */
export const shelf = z.extend(arrangement, { version: z.number(), articles: z.array(articleLine) });
/** See {@link shelf}. */
export type Shelf = z.output<typeof shelf>;

/** An article as a list of readers shows it; `locale` is the language its title is in. */
export const articleRow = z.object({
  slug,
  title: z.string(),
  locale,
  publishedAt: instant,
  legal: z.nullable(legalFacts),
});
/** See {@link articleRow}. */
export type ArticleRow = z.output<typeof articleRow>;

/** What readers find: sections in their order, those in none first under no name. */
export const articleShelf = z.object({
  sections: z.array(z.object({ id: z.nullable(id), name: z.nullable(names), articles: z.array(articleRow) })),
});
/** See {@link articleShelf}. */
export type ArticleShelf = z.output<typeof articleShelf>;

/** An article as it is read: one language, and which are not written. */
export const articlePage = z.object({
  slug,
  kind,
  number: z.number(),
  publishedAt: instant,
  locale,
  missing: z.array(locale),
  title: z.string(),
  adoptedBy: z.nullable(z.string()),
  body: richText,
  legal: z.nullable(legalFacts),
  files: z.array(fileRef),
});
/** See {@link articlePage}. */
export type ArticlePage = z.output<typeof articlePage>;

const reading = { locale: z.optional(locale) };
const searching = { ...reading, q: z.optional(z.string().check(z.maxLength(100))) };
const bySlug = z.object({ slug });

/** How members of staff read a kind: the screen's own code, or any of them where SPEC gives none. */
function readingOf(path: string, what: string, access: Access) {
  return {
    list: endpoint({
      method: "GET",
      path,
      summary: `${what} in force for staff, in their order; found by words, blind to script and apostrophes.`,
      access,
      query: z.object(searching),
      reply: articleShelf,
      tags: ["articles"],
    }),
    get: endpoint({
      method: "GET",
      path: `${path}/{slug}`,
      summary: `${what}: one of them, in one language, or the nearest there is.`,
      access,
      params: bySlug,
      query: z.object(reading),
      reply: articlePage,
      problems: ["not-found"],
      tags: ["articles"],
    }),
  };
}

const code = (given: PermissionCode): Access => ({ code: given });

/** Questions and answers, for staff. */
export const faqs = resource("faqs", readingOf("/faqs", "Questions and answers", code("read:faq")));
/** Manuals, for staff. */
export const manuals = resource("manuals", readingOf("/manuals", "Manuals", code("read:manual")));
/** Legal documents, for any member of staff (SPEC gives their screen no route name). */
export const legalDocuments = resource("legalDocuments", readingOf("/legal-documents", "Legal documents", "staff"));

/** What is written for readers: drafts, versions, order. */
export const articles = resource("articles", {
  list: endpoint({
    method: "GET",
    path: "/articles",
    summary:
      "A kind's articles as those who write them see them: drafts, what is in force, which languages are missing.",
    access: { code: "update:article" },
    query: z.object({ kind }),
    reply: shelf,
    tags: ["articles"],
  }),
  get: endpoint({
    method: "GET",
    path: "/articles/{id}",
    summary: "One article: all its versions and its draft.",
    access: { code: "update:article" },
    params: byId,
    reply: articleRecord,
    problems: ["not-found"],
    tags: ["articles"],
  }),
  create: endpoint({
    method: "POST",
    path: "/articles",
    creates: "/articles/{id}",
    summary: "Begin an article with an empty draft.",
    access: { code: "create:article" },
    body: z.object({ kind, slug, section: z.nullable(id) }),
    reply: z.object({ id }),
    tags: ["articles"],
  }),
  beginDraft: endpoint({
    method: "POST",
    path: "/articles/{id}/draft",
    creates: "/articles/{params.id}/draft",
    summary: "Begin a draft from a version; from an old one, this restores it.",
    access: { code: "update:article" },
    params: byId,
    body: z.object({ from: id }),
    reply: z.object({ revision: z.number() }),
    problems: ["not-found", "move-refused"],
    tags: ["articles"],
  }),
  saveDraft: endpoint({
    method: "PUT",
    path: "/articles/{id}/draft",
    summary: "Keep the draft. Everything in it may still be missing.",
    access: { code: "update:article" },
    params: byId,
    body: articleContent,
    reply: z.object({ revision: z.number(), savedAt: instant }),
    guarded: true,
    problems: ["not-found", "precondition-failed", "move-refused"],
  }),
  dropDraft: endpoint({
    method: "DELETE",
    path: "/articles/{id}/draft",
    summary: "Throw the draft away; the article too, if nothing of it was ever published.",
    access: { code: "update:article" },
    params: byId,
    guarded: true,
    problems: ["not-found", "precondition-failed"],
    tags: ["articles"],
  }),
  publish: endpoint({
    method: "POST",
    path: "/articles/{id}/publish",
    summary: "Give the draft to its readers, now or, with `at`, by the clock.",
    access: { code: "publish:article" },
    params: byId,
    body: z.object({ reason: text(2000), at: z.nullable(instant) }),
    reply: z.object({ number: z.number(), dueAt: z.nullable(instant) }),
    guarded: true,
    problems: ["not-found", "precondition-failed", "move-refused"],
    tags: ["articles"],
  }),
  unschedule: endpoint({
    method: "DELETE",
    path: "/articles/{id}/schedule",
    summary: "Take a draft back from the clock, to go on writing.",
    access: { code: "publish:article" },
    params: byId,
    guarded: true,
    problems: ["not-found", "precondition-failed"],
    tags: ["articles"],
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/articles/{id}/withdrawal",
    summary: "Take from its readers what is in force. `If-Match` is the number of that version.",
    access: { code: "publish:article" },
    params: byId,
    body: z.object({ reason: text(2000) }),
    guarded: true,
    problems: ["not-found", "precondition-failed"],
    tags: ["articles"],
  }),
  arrange: endpoint({
    method: "PUT",
    path: "/articles/arrangement/{kind}",
    summary: "Put a kind's articles in order, in sections. Each of its articles stands in it exactly once.",
    access: { code: "update:article" },
    params: z.object({ kind }),
    body: arrangement,
    reply: z.object({ version: z.number() }),
    guarded: true,
    problems: ["precondition-failed"],
    tags: ["articles"],
  }),
});

/** What anyone reads. */
export const publicArticles = resource("publicArticles", {
  list: endpoint({
    method: "GET",
    path: "/public/articles",
    summary:
      "A kind's articles in force for the public, in their order; found by words, blind to script and apostrophes.",
    access: "public",
    cached: true,
    query: z.object({ ...searching, kind }),
    reply: articleShelf,
    tags: ["articles"],
  }),
  get: endpoint({
    method: "GET",
    path: "/public/articles/{slug}",
    summary: "An article in force for the public, in one language, or the nearest there is.",
    access: "public",
    cached: true,
    params: bySlug,
    query: z.object(reading),
    reply: articlePage,
    problems: ["not-found"],
    tags: ["articles"],
  }),
  file: endpoint({
    method: "GET",
    path: "/public/articles/{slug}/files/{id}",
    summary: "A file or picture of an article in force for the public.",
    access: "public",
    params: z.object({ slug, id }),
    media: "application/octet-stream",
    cached: true,
    problems: ["not-found"],
  }),
});
