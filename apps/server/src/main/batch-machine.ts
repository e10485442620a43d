import { surveyKind } from "../cases/surveys/survey-kind.js";
import { bankListKind } from "../money/payments/bank-list-kind.js";
import { readWorker } from "../identity/auth/read-worker.js";
import { placeListKind } from "../places/import/place-list-kind.js";
import { outlinesKind } from "../places/outlines/outlines-kind.js";
import type { BatchKind, BatchMachine } from "../registers/batches/batch-kind.js";

/** Every kind of batch: a new one is a line here. */
export const batchKinds: readonly BatchKind[] = [surveyKind, bankListKind, placeListKind, outlinesKind];

/** The machine of batches with the registers that rows are brought into. */
export const batchMachine: BatchMachine = {
  kinds: Object.fromEntries(batchKinds.map((kind) => [kind.declared.kind, kind])),
  worker: readWorker,
};
