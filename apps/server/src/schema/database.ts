import type { ApplicationsTables } from "./tables/applications.js";
import type { ArticlesTables } from "./tables/articles.js";
import type { AreasTables } from "./tables/areas.js";
import type { BookmarkTables } from "./tables/bookmarks.js";
import type { BulkMoveTables } from "./tables/bulk-moves.js";
import type { CorrectionTables } from "./tables/corrections.js";
import type { CouncilTables } from "./tables/council.js";
import type { DiagramsTables } from "./tables/diagrams.js";
import type { DiscussionTables } from "./tables/discussion.js";
import type { DocumentTables } from "./tables/documents.js";
import type { JournalTables } from "./tables/journal.js";
import type { OnlinePaymentsTables } from "./tables/online-payments.js";
import type { StatementsTables } from "./tables/statements.js";
import type { ClearingTables } from "./tables/clearing.js";
import type { LineReturnTables } from "./tables/line-returns.js";
import type { KeptReportTables } from "./tables/kept-reports.js";
import type { KeyStoreTables } from "./tables/key-store.js";
import type { BatchTables } from "./tables/batches.js";
import type { JobTables } from "./tables/jobs.js";
import type { DraftTables } from "./tables/drafts.js";
import type { EscalationTables } from "./tables/escalations.js";
import type { EventTables } from "./tables/events.js";
import type { ExportTables } from "./tables/exports.js";
import type { FileTables } from "./tables/files.js";
import type { FillTables } from "./tables/fills.js";
import type { FillingTables } from "./tables/filling.js";
import type { FoundationTables } from "./tables/foundation.js";
import type { HistoryTables } from "./tables/history.js";
import type { IdempotencyTables } from "./tables/idempotency.js";
import type { MapTables } from "./tables/map.js";
import type { MoneyMonthTables } from "./tables/money-months.js";
import type { NoteTables } from "./tables/notes.js";
import type { NoticeTables } from "./tables/notices.js";
import type { OwnReportTables } from "./tables/own-reports.js";
import type { OutboxTables } from "./tables/outbox.js";
import type { PaymentsTables } from "./tables/payments.js";
import type { BankDaysTables } from "./tables/bank-days.js";
import type { SvodStatementsTables } from "./tables/svod-statements.js";
import type { PaymentOrderTables } from "./tables/payment-orders.js";
import type { PeopleTables } from "./tables/people.js";
import type { PlacesTables } from "./tables/places.js";
import type { PresenceTables } from "./tables/presences.js";
import type { ProceedingsTables } from "./tables/proceedings.js";
import type { SchedulesTables } from "./tables/schedules.js";
import type { SettingsTables } from "./tables/settings.js";
import type { ViewTables } from "./tables/views.js";
import type { DiaryTables } from "./tables/diary.js";
import type { VisitTables } from "./tables/visits.js";

/** Every table, by name; each resource adds its own interface from `tables/`. */
export interface Database
  extends
    AreasTables,
    BookmarkTables,
    BulkMoveTables,
    CorrectionTables,
    CouncilTables,
    PaymentsTables,
    DocumentTables,
    OwnReportTables,
    DraftTables,
    EscalationTables,
    EventTables,
    ExportTables,
    FileTables,
    FillTables,
    FillingTables,
    FoundationTables,
    BatchTables,
    JobTables,
    JournalTables,
    OnlinePaymentsTables,
    StatementsTables,
    LineReturnTables,
    ClearingTables,
    KeptReportTables,
    KeyStoreTables,
    OutboxTables,
    MapTables,
    MoneyMonthTables,
    HistoryTables,
    IdempotencyTables,
    NoteTables,
    NoticeTables,
    PaymentOrderTables,
    BankDaysTables,
    SvodStatementsTables,
    PeopleTables,
    PlacesTables,
    SchedulesTables,
    SettingsTables,
    DiagramsTables,
    ApplicationsTables,
    ArticlesTables,
    DiscussionTables,
    PresenceTables,
    ProceedingsTables,
    ViewTables,
    VisitTables,
    DiaryTables {}
