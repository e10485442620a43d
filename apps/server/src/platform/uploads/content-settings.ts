import { z } from "zod";

/** Where content can lie: `files/` of the data directory, or a bucket. */
export type ContentPlace = "disk" | "bucket";

/** A bucket of a server that speaks S3, and who writes there. */
export interface BucketConfig {
  /** Origin of the server, such as `https://s3.example.uz`. */
  readonly endpoint: string;
  readonly region: string;
  readonly name: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Settings of where the content of files lies. */
export interface ContentConfig {
  /** What comes is put into the first; what lies in either is there. */
  readonly places: readonly [ContentPlace, ContentPlace?];
  readonly bucket?: BucketConfig;
}

const bucketForm = "must be an address such as https://key:secret@s3.example.uz/bucket?region=uz";

/** The settings as the environment has them. */
export const contentSettings = z.object({
  FILES_BUCKET: z
    .url({ protocol: /^https?$/, error: bucketForm })
    .refine((address) => {
      const { username, password, pathname } = new URL(address);
      return username !== "" && password !== "" && /^\/[a-z0-9][a-z0-9.-]+$/.test(pathname);
    }, bucketForm)
    .optional(),
  FILES_IN: z
    .enum(["disk", "bucket", "bucket,disk", "disk,bucket"], {
      error: "must be disk, bucket, or both with a comma between: the first is written to, both are read",
    })
    .optional(),
});

/** The settings in use: a bucket that is named is used, and without one the disk. */
export function contentOf(settings: z.output<typeof contentSettings>): ContentConfig {
  const bucket = settings.FILES_BUCKET === undefined ? undefined : bucketOf(settings.FILES_BUCKET);
  const named = settings.FILES_IN ?? (bucket === undefined ? "disk" : "bucket");
  const [first, second] = named.split(",") as [ContentPlace, ContentPlace?];
  return { places: second === undefined ? [first] : [first, second], ...(bucket && { bucket }) };
}

/** What of the settings does not go together: a sentence for each. */
export function contentProblems({ FILES_BUCKET, FILES_IN }: z.output<typeof contentSettings>): readonly string[] {
  const wantsBucket = FILES_IN?.includes("bucket") ?? false;
  return wantsBucket && FILES_BUCKET === undefined ? [`FILES_IN is ${FILES_IN}: set FILES_BUCKET to the bucket.`] : [];
}

function bucketOf(address: string): BucketConfig {
  const { origin, username, password, pathname, searchParams } = new URL(address);
  return {
    endpoint: origin,
    region: searchParams.get("region") ?? "us-east-1",
    name: pathname.slice(1),
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
  };
}
