import { createHash } from "node:crypto";
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";

/** S3's own bound: no part but the last may be smaller. */
export const mostPartBytes = 5 * 1024 * 1024;

/** Bucket and key of an object. */
export interface ObjectAddress {
  readonly Bucket: string;
  readonly Key: string;
}

/**
 * Puts a large object there by parts, each with its checksum. Where a killed server, or another one at this moment, has
 * put some of them, it goes on from there: the key is the hash of what is in it, so that nobody's parts are others.
 */
export async function putInParts(client: S3Client, address: ObjectAddress, content: Buffer): Promise<void> {
  const UploadId =
    (await begun(client, address)) ?? (await client.send(new CreateMultipartUploadCommand(address))).UploadId;
  try {
    const there = await partsOf(client, address, UploadId);
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    for (let from = 0, PartNumber = 1; from < content.length; from += mostPartBytes, PartNumber += 1) {
      const Body = content.subarray(from, from + mostPartBytes);
      const md5 = createHash("md5").update(Body).digest();
      const known = there.get(PartNumber);
      if (known === `"${md5.toString("hex")}"`) {
        Parts.push({ ETag: known, PartNumber });
      } else {
        const part = { ...address, UploadId, PartNumber, Body, ContentMD5: md5.toString("base64") };
        Parts.push({ ETag: (await client.send(new UploadPartCommand(part))).ETag, PartNumber });
      }
    }
    await client.send(new CompleteMultipartUploadCommand({ ...address, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    // Whoever put the same content there completed it first, or swept it: then it is there, or it is not.
    if (!(error instanceof Error && error.name === "NoSuchUpload")) throw error;
    await client.send(new HeadObjectCommand(address));
  }
}

/** The upload of this object that was begun last and not completed. */
async function begun(client: S3Client, { Bucket, Key }: ObjectAddress): Promise<string | undefined> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: Key }));
  const own = Uploads.filter((upload) => upload.Key === Key);
  return own.toSorted((one, other) => Number(other.Initiated) - Number(one.Initiated)).at(0)?.UploadId;
}

/** ETags of the parts that lie there: of a part it is its MD5. */
async function partsOf(
  client: S3Client,
  address: ObjectAddress,
  UploadId: string | undefined,
): Promise<ReadonlyMap<number, string>> {
  const parts = new Map<number, string>();
  // One answer tells of a thousand parts, which is five gigabytes.
  const { Parts = [] } = await client.send(new ListPartsCommand({ ...address, UploadId }));
  for (const { PartNumber, ETag } of Parts) {
    if (PartNumber !== undefined && ETag !== undefined) parts.set(PartNumber, ETag);
  }
  return parts;
}
