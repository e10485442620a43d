import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { fileBounds, uploadProblems } from "./files.js";
import { byId, id } from "./values.js";

/** Most bytes of one part of a photo. */
export const mostPartBytes = 262_144;

/** Photos that a device may have begun and not finished at one time: what lay longest is forgotten for another, and begun anew. */
export const mostBegunPhotos = 20;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, "format"));
const bytes = z.number().check(z.int(), z.gte(1), z.lte(fileBounds.mostBytes));

/** How far a photo has come. */
export const diaryPhoto = z.object({
  id,
  size: z.number(),
  sha256: z.string(),
  /** Bytes that the service holds: the next part begins here. */
  received: z.number(),
  /** All of it came, and it is what was announced: a visit may name it, and the device need not keep it for this. */
  isWhole: z.boolean(),
});
/** See {@link diaryPhoto}. */
export type DiaryPhoto = z.output<typeof diaryPhoto>;

const problems = ["unauthenticated", "not-found"] as const;

/**
 * Photos handed in by parts, so that a lost connection costs one part. The bearer of each call is the device's upload
 * ticket, or a session of its person. A visit names a photo by the id that the device made.
 */
export const diaryPhotos = resource("diaryPhotos", {
  begin: endpoint({
    method: "POST",
    path: "/diary/photos",
    summary:
      "Announce a photo with its size and hash. The same again tells how far it has come; content that the device handed in before is whole at once.",
    access: "public",
    body: z.object({
      /** UUID made on the device. */
      id,
      deviceId: id,
      size: bytes,
      /** SHA-256 of its bytes, hex. */
      sha256,
    }),
    reply: diaryPhoto,
    idempotent: false,
    problems: ["unauthenticated", "invalid", "not-found", "idempotency-mismatch"],
  }),
  get: endpoint({
    method: "GET",
    path: "/diary/photos/{id}",
    summary: "How far a photo has come.",
    access: "public",
    params: byId,
    reply: diaryPhoto,
    problems,
  }),
  append: endpoint({
    method: "PATCH",
    path: "/diary/photos/{id}",
    summary:
      "Add the next part of a photo (multipart, part `file`) at an offset; another offset than the one held changes nothing, and the reply tells it. With the last part the whole is checked by its hash: what does not fit, or is no photo, or says where it was taken, is forgotten and refused.",
    access: "public",
    params: byId,
    query: z.object({
      offset: z.pipe(
        z.transform((value) => (typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value)),
        z.number().check(z.int(), z.gte(0)),
      ),
    }),
    upload: true,
    reply: diaryPhoto,
    idempotent: false,
    problems: [...problems, "invalid", ...uploadProblems],
  }),
});
