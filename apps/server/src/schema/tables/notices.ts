import type { KindChoices } from "@yer/api/contract/notice-choices";
import type { NoticeKind, NoticeSubject } from "@yer/api/contract/notices";
import type { Reason } from "@yer/api/contract/problem";
import type { ColumnType, Generated, RawBuilder } from "kysely";

/** Tables of what people are told (migrations 0340 and 0405). */
export interface NoticeTables {
  notices: NoticesTable;
  notice_choices: NoticeChoicesTable;
  notice_deliveries: NoticeDeliveriesTable;
  notice_tallies: NoticeTalliesTable;
}

/** A notice to one person. */
export interface NoticesTable {
  id: string;
  user_id: string;
  kind: NoticeKind;
  /** Unread ones of one person, kind and gathering are one row, which counts them. */
  gathering: string | null;
  count: Generated<number>;
  subject_kind: NoticeSubject | null;
  subject_id: string | null;
  params: NonNullable<Reason["params"]>;
  at: Date;
  read_at: Date | null;
}

/** How a person chose to hear of notices (migration 0405). */
export interface NoticeChoicesTable {
  user_id: string;
  /** The choice by kind of notice; kinds that were added later are missing. */
  kinds: ColumnType<Partial<KindChoices>, RawBuilder<Partial<KindChoices>>, RawBuilder<Partial<KindChoices>>>;
  quiet_from: string | null;
  quiet_to: string | null;
  digest_at: string;
  version: number;
}

/** A notice that is to leave the service by one way. */
export interface NoticeDeliveriesTable {
  notice_id: string;
  user_id: string;
  channel: "email" | "sms";
  /** When the notice was told. */
  queued_at: Date;
  /** The earliest moment at which it can be due. */
  due_at: Date;
}

/** What a person was sent of late. */
export interface NoticeTalliesTable {
  user_id: string;
  /** ISO day in Tashkent of the last digest. */
  digest_day: string | null;
  /** ISO day in Tashkent of the last SMS, and how many were sent on it, the urgent aside. */
  sms_day: string | null;
  sms_sent: Generated<number>;
}
