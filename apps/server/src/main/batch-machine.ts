import { areaListKind } from "../cases/area-lists/area-list-kind.js";
import { scheduleListKind } from "../cases/schedule-lists/schedule-list-kind.js";
import { surveyKind } from "../cases/surveys/survey-kind.js";
import { treasuryListKind } from "../money/orders/treasury-list-kind.js";
import { bankListKind } from "../money/payments/bank-list-kind.js";
import { calendarListKind } from "../identity/settings/calendar-list-kind.js";
import { readWorker } from "../identity/auth/read-worker.js";
import { placeListKind } from "../places/import/place-list-kind.js";
import { outlinesKind } from "../places/outlines/outlines-kind.js";
import type { BatchKind, BatchMachine } from "../registers/batches/batch-kind.js";

/** Every kind of batch: a new one is a line here. */
export const batchKinds: readonly BatchKind[] = [
  surveyKind,
  bankListKind,
  placeListKind,
  outlinesKind,
  calendarListKind,
  areaListKind,
  scheduleListKind,
  treasuryListKind,
];

/** The machine of batches with the registers that rows are brought into. */
export const batchMachine: BatchMachine = {
  kinds: Object.fromEntries(batchKinds.map((kind) => [kind.declared.kind, kind])),
  worker: readWorker,
};
