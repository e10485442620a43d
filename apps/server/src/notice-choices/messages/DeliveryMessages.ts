import type { NoticeKind } from "@yer/api/contract/notices";

/**
 * Ids of what leaves the service beside the notices' own words. `sms.<kind>` says a notice in a line, without names,
 * reasons or anything else that somebody wrote: a phone lies open on tables.
 */
export type DeliveryMessageId =
  | `sms.${NoticeKind}`
  | "sms.several"
  | "sms.digest"
  | "email.one"
  | "email.several"
  | "email.digest"
  | "email.foot"
  | "group";

/** The words of letters and SMS, in one language. */
export type DeliveryMessages = Readonly<Record<DeliveryMessageId, string>>;
