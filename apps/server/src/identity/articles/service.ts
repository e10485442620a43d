import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { Reason } from "@yer/api/contract/problem";
import type { Arrangement, ArticleContent, ArticleKind, articles } from "@yer/api/contract/articles";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import { locales } from "@yer/api/contract/values";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import { republic } from "../../platform/territory/territory.js";
import type { Transaction } from "../../platform/database/database.js";
import { assertAttachable } from "../../platform/uploads/attached-files.js";
import type { Events } from "../../platform/events/events.js";
import { appendHistory, type NewEntry } from "../../platform/history/append-history.js";
import { Problem, notFound } from "../../platform/problem/problem.js";
import { emptyContent, filesOf, missingLocales } from "./content.js";
import {
  cleanFiles,
  deleteArticle,
  heldFiles,
  insertArticle,
  readArrangement,
  readLine,
  readLines,
  readVersions,
  type VersionRow,
  writeArrangement,
} from "./queries.js";
import { readRecord } from "./records.js";
import {
  changeDraft,
  deleteVersion,
  endInForce,
  insertDraft,
  publishVersion,
  scheduleDraft,
  unscheduleDraft,
  withdrawVersion,
} from "./version-queries.js";

/**
 * Who writes, when, and where open screens hear of it; without an actor it is the clock. No `ActingInContext`: the clock
 * publishes what is due, and who writes the demonstration's texts has signed in nowhere.
 */
export interface Writing {
  readonly actor: Pick<Actor, "id" | "name" | "impersonation"> | null;
  readonly now: Date;
  readonly events: Events;
}

/** Writes an act into the article's history, and has open screens read again. */
async function remember(
  transaction: Transaction,
  { actor, now, events }: Writing,
  id: string,
  entry: Pick<NewEntry, "action" | "params" | "changes" | "reason">,
): Promise<void> {
  await appendHistory(transaction, {
    record: { kind: "article", id, homeRegion: republic },
    at: now,
    actor: actor?.id ?? null,
    impersonator: actor?.impersonation?.byId ?? null,
    ...entry,
  });
  await events.publish(transaction, { kind: entry.action, id });
}

/** An article under lock with its versions: whoever changes it waits here. @throws {Problem} `not-found` */
async function lockArticle(transaction: Transaction, id: string) {
  const line = await readLine(transaction, id, true);
  const versions = await readVersions(transaction, [id]);
  return {
    line,
    versions,
    draft: versions.find(({ state }) => state === "draft"),
    inForce: versions.find(({ state }) => state === "published"),
  };
}

/** The draft under lock, if it is still the one the person has read. @throws {Problem} `not-found`, `precondition-failed` */
async function draftAt(transaction: Transaction, id: string, ifMatch: number) {
  const article = await lockArticle(transaction, id);
  const { draft } = article;
  if (draft === undefined) throw notFound();
  if (draft.revision !== ifMatch) {
    throw new Problem("precondition-failed", { current: (await readRecord(transaction, id)).draft });
  }
  return { ...article, draft };
}

const savedBy = ({ actor, now }: Writing) => ({ savedAt: now, savedBy: actor?.name ?? null });

/**
 * Begins an article with an empty draft, last of its section.
 * @throws {Problem} `invalid` for an address that is taken or a section there is not
 */
export async function createArticle(
  transaction: Transaction,
  writing: Writing,
  { kind, slug, section }: BodyOf<typeof articles.create>,
): Promise<{ id: string }> {
  const order = await readArrangement(transaction, kind, true);
  if (section !== null && !order.sections.some(({ id }) => id === section)) {
    throw new Problem("invalid", { errors: [{ in: "body", pointer: "/section", code: "choice" }] });
  }
  const id = uuidv7();
  if (!(await insertArticle(transaction, { id, kind, slug }))) {
    throw new Problem("invalid", { errors: [{ in: "body", pointer: "/slug", code: "slug-taken" }] });
  }
  await insertDraft(transaction, id, 1, { content: emptyContent(kind), ...savedBy(writing) });
  await writeArrangement(transaction, kind, order.version + 1, {
    loose: section === null ? [...order.loose, id] : order.loose,
    sections: order.sections.map((each) =>
      each.id === section ? { ...each, articles: [...each.articles, id] } : each,
    ),
  });
  await remember(transaction, writing, id, { action: "article.created", params: { kind, slug } });
  return { id };
}

/**
 * Begins a draft from a version: the newest to go on, an old one to restore it.
 * @throws {Problem} `not-found`, `move-refused` where a draft is being written already
 */
export async function beginDraft(
  transaction: Transaction,
  writing: Writing,
  id: string,
  from: string,
): Promise<{ revision: number }> {
  const { versions, draft } = await lockArticle(transaction, id);
  const source = versions.find((version) => version.id === from && version.state !== "draft");
  if (source === undefined) throw notFound();
  if (draft !== undefined) throw new Problem("move-refused", { reasons: [{ code: "article-drafted" }] });
  const number = (versions[0]?.number ?? 0) + 1;
  await insertDraft(transaction, id, number, { content: source.content, ...savedBy(writing) });
  await remember(transaction, writing, id, {
    action: "article.draft-begun",
    params: { number, from: source.number },
  });
  return { revision: 1 };
}

/**
 * Keeps a draft. The history does not tell of every save: it tells what readers were given.
 * @throws {Problem} `not-found`, `precondition-failed`, `invalid` for files that may not be attached, `move-refused` while the clock
 * is to publish it
 */
export async function saveDraft(
  transaction: Transaction,
  { actor, now, events }: Writing & { readonly actor: NonNullable<Writing["actor"]> },
  id: string,
  { body: given, ifMatch }: Guarded<ArticleContent>,
): Promise<ReplyOf<typeof articles.saveDraft>> {
  const { draft, line } = await draftAt(transaction, id, ifMatch);
  if (draft.due_at !== null) throw new Problem("move-refused", { reasons: [{ code: "article-scheduled" }] });
  // Facts of a legal document stand on legal documents only, and there always.
  const legal = line.kind === "legal" ? (given.legal ?? emptyContent("legal").legal) : null;
  const content = { ...given, legal, audience: line.kind === "page" ? ("public" as const) : given.audience };
  await assertAttachable(transaction, filesOf(content), [actor.id], await heldFiles(transaction, id));
  const revision = draft.revision + 1;
  await changeDraft(transaction, draft.id, revision, { content, savedAt: now, savedBy: actor.name });
  await events.publish(transaction, { kind: "article.draft-saved", id });
  return { revision, savedAt: now.toISOString() };
}

/** Throws a draft away, and the article with it where nothing of it was ever published. @throws {Problem} `not-found`, `precondition-failed` */
export async function dropDraft(
  transaction: Transaction,
  writing: Writing,
  id: string,
  ifMatch: number,
): Promise<void> {
  const { draft, versions, line } = await draftAt(transaction, id, ifMatch);
  await deleteVersion(transaction, draft.id);
  if (versions.length === 1) {
    const order = await readArrangement(transaction, line.kind, true);
    const without = (ids: readonly string[]): string[] => ids.filter((each) => each !== id);
    await writeArrangement(transaction, line.kind, order.version + 1, {
      loose: without(order.loose),
      sections: order.sections.map((section) => ({ ...section, articles: without(section.articles) })),
    });
    await deleteArticle(transaction, id);
  }
  await remember(transaction, writing, id, { action: "article.draft-dropped", params: { number: draft.number } });
}

/**
 * Gives the draft to its readers, now or by the clock.
 * @throws {Problem} `not-found`, `precondition-failed`, `move-refused` where no language has any text, or a file of it is not clean;
 * `invalid` for a moment that is over
 */
export async function publishArticle(
  transaction: Transaction,
  writing: Writing & { readonly actor: NonNullable<Writing["actor"]> },
  id: string,
  { body: { reason, at }, ifMatch }: Guarded<BodyOf<typeof articles.publish>>,
): Promise<ReplyOf<typeof articles.publish>> {
  const { draft } = await draftAt(transaction, id, ifMatch);
  await assertReadable(transaction, draft);
  if (at === null) {
    await putInForce(transaction, writing, id, draft, reason);
    return { number: draft.number, dueAt: null };
  }
  if (new Date(at) <= writing.now) {
    throw new Problem("invalid", { errors: [{ in: "body", pointer: "/at", code: "past" }] });
  }
  await scheduleDraft(transaction, draft.id, draft.revision + 1, {
    dueAt: new Date(at),
    publishedBy: writing.actor.name,
    reason,
  });
  await remember(transaction, writing, id, {
    action: "article.scheduled",
    reason,
    params: { number: draft.number, at },
  });
  return { number: draft.number, dueAt: new Date(at).toISOString() };
}

/** @throws {Problem} `move-refused` */
async function assertReadable(transaction: Transaction, { content }: VersionRow): Promise<void> {
  const reasons: Reason[] = [];
  if (missingLocales(content).length === locales.length) reasons.push({ code: "article-empty" });
  const ids = [...new Set(filesOf(content).map((file) => file.id))];
  const clean = ids.length === 0 ? [] : await cleanFiles(transaction, ids);
  if (clean.length < ids.length) reasons.push({ code: "file-not-clean" });
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
}

async function putInForce(
  transaction: Transaction,
  writing: Writing,
  id: string,
  draft: VersionRow,
  reason: string,
): Promise<void> {
  await endInForce(transaction, id, writing.now);
  await publishVersion(transaction, draft.id, {
    publishedAt: writing.now,
    publishedBy: writing.actor?.name ?? draft.published_by,
    reason,
  });
  await remember(transaction, writing, id, {
    action: "article.published",
    reason,
    params: { number: draft.number },
  });
}

/** Publishes a draft whose time has come; nothing where somebody took it back meanwhile. Tells whether it did. */
export async function publishDue(
  transaction: Transaction,
  { now, events }: Omit<Writing, "actor">,
  id: string,
): Promise<boolean> {
  const { draft } = await lockArticle(transaction, id);
  if (!draft?.due_at || draft.due_at > now) return false;
  await putInForce(transaction, { actor: null, now, events }, id, draft, draft.reason ?? "");
  return true;
}

/** Takes a draft back from the clock. @throws {Problem} `not-found`, `precondition-failed` */
export async function unschedule(
  transaction: Transaction,
  writing: Writing,
  id: string,
  ifMatch: number,
): Promise<void> {
  const { draft } = await draftAt(transaction, id, ifMatch);
  if (draft.due_at === null) throw notFound();
  await unscheduleDraft(transaction, draft.id, draft.revision + 1);
  await remember(transaction, writing, id, { action: "article.unscheduled", params: { number: draft.number } });
}

/** Takes from its readers what is in force. @throws {Problem} `not-found`, `precondition-failed` */
export async function withdraw(
  transaction: Transaction,
  writing: Writing,
  id: string,
  { body: { reason }, ifMatch }: Guarded<{ readonly reason: string }>,
): Promise<void> {
  const { inForce } = await lockArticle(transaction, id);
  if (inForce === undefined) throw notFound();
  if (inForce.number !== ifMatch) throw new Problem("precondition-failed", { current: { number: inForce.number } });
  await withdrawVersion(transaction, inForce.id, writing.now);
  await remember(transaction, writing, id, {
    action: "article.withdrawn",
    reason,
    params: { number: inForce.number },
  });
}

/**
 * Puts a kind's articles in order.
 * @throws {Problem} `precondition-failed`, `invalid` unless each article stands in it exactly once
 */
export async function arrange(
  transaction: Transaction,
  { events }: Pick<Writing, "events">,
  kind: ArticleKind,
  { body: given, ifMatch }: Guarded<Arrangement>,
): Promise<{ version: number }> {
  const order = await readArrangement(transaction, kind, true);
  if (order.version !== ifMatch) throw new Problem("precondition-failed", { current: order });
  const placed = [...given.loose, ...given.sections.flatMap(({ articles: ids }) => ids)];
  const known = new Set((await readLines(transaction, kind)).map(({ id }) => id));
  const sections = new Set(given.sections.map(({ id }) => id));
  const isWhole =
    placed.length === known.size && new Set(placed).size === known.size && placed.every((id) => known.has(id));
  if (!isWhole || sections.size !== given.sections.length) {
    throw new Problem("invalid", { errors: [{ in: "body", pointer: "/sections", code: "arrangement" }] });
  }
  await writeArrangement(transaction, kind, order.version + 1, given);
  await events.publish(transaction, { kind: "article.arranged" });
  return { version: order.version + 1 };
}
