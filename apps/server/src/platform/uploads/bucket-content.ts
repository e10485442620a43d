import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type MultipartUpload,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { uuidv7 } from "uuidv7";
import { mostPartBytes, putInParts } from "./content-in-parts.js";
import { BucketIsPublic } from "./bucket-is-public.js";
import { contentKey, hashOfKey } from "./content-keys.js";
import type { BucketConfig } from "./content-settings.js";
import type { ContentStore } from "./content-store.js";

/** Whoever waits for a file has gone long before. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true } as const;

/** Content in a bucket; what is tried there is also read without a key, which must fail. */
export function bucketContent({ endpoint, region, name: Bucket, accessKey, secretKey }: BucketConfig): ContentStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    // Servers other than Amazon's know Content-MD5, and some of them nothing newer.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: timeouts,
  });

  /** Uploads by parts that nobody completed, begun before a moment. */
  async function* unfinished(before: Date): AsyncGenerator<MultipartUpload> {
    for (let at: { KeyMarker?: string; UploadIdMarker?: string } = {}; ;) {
      const page = await client.send(new ListMultipartUploadsCommand({ Bucket, ...at }));
      for (const upload of page.Uploads ?? []) {
        if (upload.Initiated !== undefined && upload.Initiated < before) yield upload;
      }
      if (page.IsTruncated !== true || page.NextKeyMarker === undefined) return;
      at = {
        KeyMarker: page.NextKeyMarker,
        ...(page.NextUploadIdMarker !== undefined && { UploadIdMarker: page.NextUploadIdMarker }),
      };
    }
  }

  return {
    has: async (sha256) =>
      (await unlessAbsent(client.send(new HeadObjectCommand({ Bucket, Key: contentKey(sha256) })))) !== undefined,

    put: async (sha256, content) => {
      const Key = contentKey(sha256);
      if (content.length > mostPartBytes) {
        await putInParts(client, { Bucket, Key }, content);
        return;
      }
      // The server refuses what came otherwise than it was sent, and shows an object only once it is whole.
      await client.send(new PutObjectCommand({ Bucket, Key, Body: content, ContentMD5: md5Of(content) }));
    },

    open: async (sha256) => {
      const found = await unlessAbsent(client.send(new GetObjectCommand({ Bucket, Key: contentKey(sha256) })));
      // In Node it is the response itself.
      return found?.Body as Readable | undefined;
    },

    remove: async (sha256) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: contentKey(sha256) }));
    },

    list: async function* list(before) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
        yield Contents.flatMap(({ Key = "", LastModified }) => {
          const sha256 = hashOfKey(Key);
          const isOld = before === undefined || (LastModified !== undefined && LastModified < before);
          return sha256 !== undefined && isOld ? [sha256] : [];
        });
      }
    },

    sweepUnfinished: async (before) => {
      for await (const { Key, UploadId } of unfinished(before)) {
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      }
    },

    tryWriting: async () => {
      const Key = `incoming/${uuidv7()}`;
      await client.send(new PutObjectCommand({ Bucket, Key, Body: "probe", ContentMD5: md5Of("probe") }));
      try {
        for (const address of [Bucket, `${Bucket}/${Key}`]) {
          const seen = await fetch(`${endpoint}/${address}`, { signal: AbortSignal.timeout(timeouts.requestTimeout) });
          await seen.body?.cancel();
          if (seen.ok) throw new BucketIsPublic(Bucket);
        }
      } finally {
        await client.send(new DeleteObjectCommand({ Bucket, Key }));
      }
    },

    // A bucket has no bounds that it tells of: that it is full, it says when something is put there.
    space: async () => undefined,
  };
}

function md5Of(content: Buffer | string): string {
  return createHash("md5").update(content).digest("base64");
}

/** What a call answers; undefined where what it asks for is not there. */
async function unlessAbsent<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (
      error instanceof S3ServiceException &&
      error.$metadata.httpStatusCode === 404 &&
      error.name !== "NoSuchBucket"
    ) {
      return undefined;
    }
    throw error;
  }
}
