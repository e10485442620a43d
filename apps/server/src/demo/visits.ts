import { areaFindings } from "@yer/api/contract/area-states";
import { visitQuestions } from "@yer/api/contract/visits";
import { tashkentDay } from "@yer/api/formats";
import { findArea } from "../cases/areas/area.js";
import { writeVisit } from "../cases/visits/service.js";
import type { Acting } from "../platform/acting/acting.js";
import type { Transaction } from "../platform/database/database.js";
import { demoId, randomOf } from "./random.js";
import { type VisitWords, visitWords } from "./visit-words.js";

/** Visits a made-up area that an inspection has taken, as its inspector would write it up: the same at every start. */
export async function visitDemoArea(
  transaction: Transaction,
  acting: Acting,
  areaId: string,
  finding: keyof typeof visitWords,
  photoIds: readonly string[] = [],
): Promise<void> {
  const area = await findArea(transaction, areaId);
  const random = randomOf(`visit ${area.number}`);
  const { words, use }: VisitWords = random.pick<VisitWords>(visitWords[finding]);
  const corner = area.drawn?.coordinates[0]?.[0];
  await writeVisit(transaction, acting, areaId, {
    id: demoId(`visit ${area.number}`),
    visitedOn: tashkentDay(acting.now),
    position:
      corner === undefined ? null : { latitude: corner[1], longitude: corner[0], accuracy: random.between(4, 25) },
    hours: random.between(2, 8) / 4,
    words,
    outline: null,
    fieldGroupVersion: 1,
    answers: {
      [visitQuestions.findingField]: areaFindings.indexOf(finding) + 1,
      ...(use === undefined ? {} : { "102": use }),
    },
    photoIds: [...photoIds],
    requests: [],
  });
}
