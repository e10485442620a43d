import type { NoticeKind, NoticeSubject } from "@yer/api/contract/notices";
import type { Reason } from "@yer/api/contract/problem";
import type { Generated } from "kysely";

/** Table of what people are told (migration 0340). */
export interface NoticeTables {
  notices: NoticesTable;
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
