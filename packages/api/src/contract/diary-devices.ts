import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { byId, id, instant, text } from "./values.js";

const count = z.number().check(z.int(), z.gte(0), z.lte(1_000_000));

/** What a device says of itself when it is heard. Its clock is data: nothing is ordered by it. */
export const deviceHeard = z.object({
  unsentVisits: count,
  unsentPhotos: count,
  /** Room left for the diary, bytes; null where the browser does not tell. */
  freeBytes: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))),
  clock: instant,
});
/** See {@link deviceHeard}. */
export type DeviceHeard = z.output<typeof deviceHeard>;

/** A device that a person keeps their diary on, and what was last heard of it. */
export const diaryDevice = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  /** Null: it was never heard of since it was registered, and neither was what follows. */
  heardAt: z.nullable(instant),
  unsentVisits: z.nullable(z.number()),
  unsentPhotos: z.nullable(z.number()),
  freeBytes: z.nullable(z.number()),
  /** By how many seconds its clock was before the service's. */
  clockAhead: z.nullable(z.number()),
  endedAt: z.nullable(instant),
});
/** See {@link diaryDevice}. */
export type DiaryDevice = z.output<typeof diaryDevice>;

const items = z.object({ items: z.array(diaryDevice) });

/** Devices of the diary (DOMAIN §11). */
export const diaryDevices = resource("diaryDevices", {
  register: endpoint({
    method: "POST",
    path: "/diary/devices",
    summary:
      "Register the device that the caller keeps their diary on, from a session that is remembered. The same id again answers with the same ticket.",
    access: { code: "write:visit" },
    body: z.object({ id, name: text(100) }),
    reply: z.object({
      id,
      /** Hands in what the device wrote, whoever is signed in and whether the person still may come in; nothing else. */
      uploadTicket: z.string(),
      /** When the rounds on the device are destroyed unless it is heard before. */
      roundEndsAt: instant,
    }),
    idempotent: false,
    problems: ["not-found", "move-refused"],
    tags: ["sessions"],
  }),
  mine: endpoint({
    method: "GET",
    path: "/diary/devices",
    summary: "The caller's devices of the diary, the latest first.",
    access: { code: "write:visit" },
    reply: items,
    tags: ["sessions"],
  }),
  heard: endpoint({
    method: "POST",
    path: "/diary/devices/{id}/heard",
    summary:
      "Say what lies on a device and learn whether its rounds may stay. The bearer is the device's upload ticket, or a session of its person.",
    access: "public",
    params: byId,
    body: deviceHeard,
    reply: z.object({
      /** Somebody ended the device: it takes no round any more. What it wrote is still taken in. */
      isEnded: z.boolean(),
      /** The rounds on it are to be destroyed now: it was ended, or its person may not visit any more. */
      endsRounds: z.boolean(),
      roundEndsAt: instant,
      now: instant,
    }),
    idempotent: false,
    problems: ["unauthenticated", "not-found"],
    tags: ["sessions"],
  }),
  ofUser: endpoint({
    method: "GET",
    path: "/users/{id}/diary-devices",
    summary: "A person's devices of the diary and what was last heard of each, the latest first.",
    access: { code: "read_sessions:user" },
    params: byId,
    reply: items,
    problems: ["not-found"],
    tags: ["sessions"],
  }),
  end: endpoint({
    method: "DELETE",
    path: "/users/{id}/diary-devices/{device}",
    summary: "End a person's device, lost or given away: its rounds are destroyed at its next contact.",
    access: { code: "end:device" },
    params: z.object({ id, device: id }),
    problems: ["not-found"],
    tags: ["sessions", "users"],
  }),
});
