import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { type NoticeKind, noticeKinds, urgentNotices } from "./notices.js";

/** An hour and minute of the day in Tashkent, `22:00`. */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "time"));

/** When a notice of a kind leaves: as it happens, or with the others of the day in one message. */
export const noticePaces = ["now", "digest"] as const;
/** See {@link noticePaces}. */
export type NoticePace = (typeof noticePaces)[number];

const choice = z.object({ email: z.boolean(), sms: z.boolean(), pace: z.enum(noticePaces) });
/** How a person hears of one kind of notice, beside the notice centre, which tells all of them. */
export type NoticeChoice = z.output<typeof choice>;

const kinds = z.object(
  Object.fromEntries(noticeKinds.map((kind) => [kind, choice])) as Record<NoticeKind, typeof choice>,
);
/** What a person chose of every kind. */
export type KindChoices = z.output<typeof kinds>;

/** Hours of every day in Tashkent in which nothing but the urgent leaves; over midnight where `from` is the later. */
const quietHours = z
  .object({ from: timeOfDay, to: timeOfDay })
  .check(z.refine(({ from, to }) => from !== to, { path: ["to"], error: "same-hours" }));
/** See {@link noticeChoices}. */
export type QuietHours = z.output<typeof quietHours>;

/** What a person can choose of how notices reach them. */
const chosen = {
  kinds,
  quiet: z.nullable(quietHours),
  /** When the digest leaves, once a day; within quiet hours it waits for their end. */
  digestAt: timeOfDay,
};

/** What somebody chose themselves, or what holds for who has not; and where it reaches them. */
export const noticeChoice = z.object({
  ...chosen,
  /** Grows with every change; 0 until the person has chosen. */
  version: z.number(),
  /** Where letters go; null: the person gave no address. */
  email: z.nullable(z.string()),
  /** Where SMS go, as the register of people has it; null: it has none. */
  phone: z.nullable(z.string()),
  /** Whether the service can send letters, and SMS. */
  ways: z.object({ email: z.boolean(), sms: z.boolean() }),
});
/** See {@link noticeChoice}. */
export type NoticeChoices = z.output<typeof noticeChoice>;

/** What is sent to choose. */
export const newNoticeChoice = z.object({
  ...chosen,
  kinds: kinds.check(
    z.check((ctx) => {
      for (const kind of urgentNotices) {
        const { email, pace } = ctx.value[kind];
        if (pace !== "now") ctx.issues.push({ code: "custom", message: "urgent", path: [kind, "pace"], input: pace });
        if (!email) ctx.issues.push({ code: "custom", message: "urgent", path: [kind, "email"], input: email });
      }
    }),
  ),
});
/** See {@link newNoticeChoice}. */
export type NewNoticeChoices = z.output<typeof newNoticeChoice>;

/** How notices reach a person beside the notice centre: each their own, never in somebody else's name. */
export const noticeChoices = resource("noticeChoices", {
  own: endpoint({
    method: "GET",
    path: "/users/me/notice-choices",
    summary: "By which ways the caller hears of each kind of notice, their quiet hours, and the hour of their digest.",
    access: "signed-in",
    reply: noticeChoice,
    tags: ["noticeChoices"],
  }),
  choose: endpoint({
    method: "PUT",
    path: "/users/me/notice-choices",
    summary:
      "Choose by which ways notices reach the caller, a citizen those of their own; what waits already goes by the new choice.",
    access: "signed-in",
    body: newNoticeChoice,
    reply: noticeChoice,
    guarded: true,
    problems: ["precondition-failed"],
    tags: ["noticeChoices"],
  }),
});
