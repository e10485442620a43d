import { type AreaFinding, areaFindings } from "@yer/api/contract/area-states";
import { visitQuestions } from "@yer/api/contract/visits";
import { tashkentDay } from "@yer/api/formats";
import { findArea } from "../cases/areas/area.js";
import { writeVisit } from "../cases/visits/service.js";
import type { Acting } from "../platform/acting/acting.js";
import type { Transaction } from "../platform/database/database.js";
import { demoId, randomOf } from "./random.js";

/** What is written of each finding. */
const said: Readonly<Record<Exclude<AreaFinding, "data_wrong">, readonly [string, ...string[]]>> = {
  occupied: [
    "Bir qavatli uy turibdi, oila yashaydi; hujjat koʻrsatilmadi",
    "Yer devor bilan oʻralgan, ichida uy va molxona bor; hujjati yoʻq",
    "Uy qurilgan, hovlisida bogʻ bor; egallovchi hujjati yoʻqligini aytdi",
  ],
  state_land: ["Yer davlat tashkiloti hududi ichida, qorovulxonasi bor"],
  papers_found: ["Egasi hokim qarori va sotib olish shartnomasini koʻrsatdi"],
  empty: ["Bino buzilgan, yer boʻsh turibdi"],
  not_there: ["Koʻrsatilgan joyda bunday yer topilmadi"],
};

/** Visits a made-up area that an inspection has taken, as its inspector would write it up: the same at every start. */
export async function visitDemoArea(
  transaction: Transaction,
  acting: Acting,
  areaId: string,
  finding: keyof typeof said,
  photoIds: readonly string[] = [],
): Promise<void> {
  const area = await findArea(transaction, areaId);
  const random = randomOf(`visit ${area.number}`);
  const corner = area.drawn?.coordinates[0]?.[0];
  await writeVisit(transaction, acting, areaId, {
    id: demoId(`visit ${area.number}`),
    visitedOn: tashkentDay(acting.now),
    position:
      corner === undefined ? null : { latitude: corner[1], longitude: corner[0], accuracy: random.between(4, 25) },
    hours: random.between(2, 8) / 4,
    words: random.pick(said[finding]),
    outline: null,
    fieldGroupVersion: 1,
    answers: {
      [visitQuestions.findingField]: areaFindings.indexOf(finding) + 1,
      ...(finding === "occupied" ? { "102": random.between(1, 3) } : {}),
    },
    photoIds: [...photoIds],
    requests: [],
  });
}
