import { createHash, randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fileBounds } from "@yer/api/contract/files";
import type { FastifyBaseLogger } from "fastify";
import type { Selectable } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db, Transaction } from "../database/database.js";
import { describeError } from "../database/errors.js";
import { withTransaction } from "../database/transaction.js";
import { Problem } from "../problem/problem.js";
import type { StoredFileTable } from "../../schema/tables/files.js";
import { lockContent, namedAmong } from "./content-names.js";
import type { ContentStore } from "./content-store.js";
import { FileRefused, type FileStore, type FileType, type StoredFile } from "./file-store.js";
import { fileTypeOf } from "./file-type.js";
import type { Scanner } from "./scanner.js";
import { reachingStore } from "./store-fault.js";
import { watchStore } from "./store-health.js";

const ticketMilliseconds = 60_000;
const scanBatch = 20;
/** Hashes asked about at once. */
const sweepBatch = 500;
/** Opens the file store over where its content lies. */
export function openFileStore(contents: ContentStore, db: Db, scanner: Scanner, logger: FastifyBaseLogger): FileStore {
  async function store(content: Buffer): Promise<string> {
    const sha256 = createHash("sha256").update(content).digest("hex");
    return reachingStore(async () => {
      if (!(await contents.has(sha256))) await contents.put(sha256, content);
      return sha256;
    });
  }

  async function open(sha256: string): Promise<Readable> {
    const content = await reachingStore(async () => contents.open(sha256));
    if (content !== undefined) return content;
    logger.error({ sha256 }, "content that the database names does not lie in the store");
    throw new Problem("unavailable", { detail: "The content of the file is not in the store.", retryAfter: 60 });
  }

  async function find(id: string): Promise<StoredFile | undefined> {
    const row = await db.selectFrom("stored_file").selectAll().where("id", "=", id).executeTakeFirst();
    return row && fromRow(row);
  }

  async function hold(transaction: Transaction, { sha256 }: Pick<StoredFile, "sha256">): Promise<void> {
    await lockContent(transaction, sha256, "shared");
    if (!(await reachingStore(async () => contents.has(sha256)))) {
      throw new Problem("unavailable", { detail: "The content has to be brought again.", retryAfter: 1 });
    }
  }

  async function removeUnnamed(sha256: string): Promise<void> {
    await withTransaction(db, async (transaction) => {
      await lockContent(transaction, sha256, "alone");
      const named = await namedAmong(transaction, [sha256]);
      if (!named.has(sha256)) await contents.remove(sha256);
    });
  }

  async function scan(file: StoredFile): Promise<void> {
    const finding = await scanner.scan(await buffer(await open(file.sha256)));
    if (finding !== undefined) logger.warn({ file: file.id, finding }, "the scanner refused a file");
    await db
      .updateTable("stored_file")
      .set({ state: finding === undefined ? "clean" : "refused", finding: finding ?? null })
      .where("id", "=", file.id)
      .where("state", "=", "quarantined")
      .execute();
  }

  return {
    receive: async (content, name) => {
      const bytes = await readBounded(content);
      const type = await fileTypeOf(bytes);
      if (!type) throw new FileRefused("type", "Only PDF, PNG, JPEG, DOCX, XLSX and plain ZIP files are taken.");
      return { name: cleanName(name, type), type, size: bytes.length, sha256: await store(bytes) };
    },

    record: async (transaction, content, { by, at, madeByServer = false, kind = null }) => {
      const row = {
        id: uuidv7(),
        sha256: content.sha256,
        name: content.name,
        type: content.type,
        size: content.size,
        state: madeByServer ? ("clean" as const) : ("quarantined" as const),
        uploaded_by: by,
        uploaded_at: at,
        finding: null,
        kind,
      };
      await hold(transaction, content);
      await transaction.insertInto("stored_file").values(row).execute();
      return fromRow(row);
    },

    find,

    scanQuarantined: async () => {
      const waiting = await db
        .selectFrom("stored_file")
        .selectAll()
        .where("state", "=", "quarantined")
        .orderBy("uploaded_at")
        .limit(scanBatch)
        .execute();
      for (const row of waiting) {
        try {
          await scan(fromRow(row));
        } catch (error) {
          logger.error({ file: row.id, error: describeError(error) }, "a file could not be scanned; it waits");
        }
      }
    },

    issueTicket: async (transaction, file, actor, now) => {
      if (file.state === "quarantined") throw new FileRefused("quarantined", "The scanner has not seen the file yet.");
      if (file.state === "refused") throw new FileRefused("scanner", "The scanner found something in the file.");
      const ticket = randomBytes(32).toString("base64url");
      const expiresAt = new Date(now.getTime() + ticketMilliseconds);
      await transaction.deleteFrom("download_ticket").where("expires_at", "<", now).execute();
      await transaction
        .insertInto("download_ticket")
        .values({ hash: hashOf(ticket), file_id: file.id, actor, expires_at: expiresAt })
        .execute();
      return { ticket, expiresAt };
    },

    redeemTicket: async (transaction, ticket, now) => {
      // Deleting is using: of two at once, one gets the row.
      const used = await transaction
        .deleteFrom("download_ticket")
        .where("hash", "=", hashOf(ticket))
        .returningAll()
        .executeTakeFirst();
      if (!used || used.expires_at <= now) return undefined;
      const row = await transaction
        .selectFrom("stored_file")
        .selectAll()
        .where("id", "=", used.file_id)
        .where("state", "=", "clean")
        .executeTakeFirst();
      if (!row) return undefined;
      return { file: fromRow(row), actor: used.actor, content: await open(row.sha256) };
    },

    hold,

    removeUnnamed,

    sweepIncoming: async (before) => contents.sweepUnfinished(before),

    sweepUnnamed: async (before) => {
      let namedInAll = 0;
      const unnamed: string[] = [];
      for await (const hashes of contents.list(before)) {
        for (let first = 0; first < hashes.length; first += sweepBatch) {
          const some = hashes.slice(first, first + sweepBatch);
          const named = await namedAmong(db, some);
          namedInAll += named.size;
          unnamed.push(...some.filter((sha256) => !named.has(sha256)));
        }
      }
      if (unnamed.length > namedInAll) {
        logger.error(
          { named: namedInAll, unnamed: unnamed.length },
          "the store is not this database's; nothing is swept",
        );
        return;
      }
      // Asked once more under the lock: it may be named just now.
      for (const sha256 of unnamed) await removeUnnamed(sha256);
    },

    health: watchStore(contents, scanner),

    open: async (file) => open(file.sha256),
  };
}

async function readBounded(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > fileBounds.mostBytes) {
      throw new FileRefused("too-large", `A file holds at most ${fileBounds.mostBytes} bytes.`);
    }
    chunks.push(chunk);
  }
  if (size === 0) throw new FileRefused("empty", "The file is empty.");
  return Buffer.concat(chunks);
}

/** What names of each type end in; the first is given to a name that ends otherwise. */
const extensions: Readonly<Record<FileType, readonly string[]>> = {
  pdf: [".pdf"],
  png: [".png"],
  jpeg: [".jpg", ".jpeg"],
  docx: [".docx"],
  xlsx: [".xlsx"],
  zip: [".zip"],
};

/**
 * A name that is harmless as text and as a download: no paths, no control characters, no tricks with direction, and
 * the ending of what the file is, so that nothing is opened as what it only claims to be.
 */
function cleanName(name: string, type: FileType): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").trim() || "file";
  const [usual = ""] = extensions[type];
  const ending = extensions[type].some((one) => clean.toLowerCase().endsWith(one)) ? "" : usual;
  return `${Array.from(clean)
    .slice(0, 150 - ending.length)
    .join("")}${ending}`;
}

function hashOf(ticket: string): Buffer {
  return createHash("sha256").update(ticket).digest();
}

function fromRow(row: Selectable<StoredFileTable>): StoredFile {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    size: row.size,
    sha256: row.sha256,
    state: row.state,
    uploadedBy: row.uploaded_by,
    uploadedAt: row.uploaded_at,
    kind: row.kind,
  };
}
