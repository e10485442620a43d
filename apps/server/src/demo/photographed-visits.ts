import { takeArea, sendArea } from "../cases/areas/acts.js";
import { createArea } from "../cases/areas/service.js";
import type { Actor } from "../platform/acting/actor.js";
import type { Context } from "../platform/context.js";
import { withTransaction } from "../platform/database/transaction.js";
import { madeAreaFacts } from "./faulty-areas.js";
import { demoDistrict } from "./identities.js";
import { operatorOf, type Surroundings } from "./life.js";
import { demoOrganisationId } from "./organisations.js";
import { photoOfPlot } from "./photo-of-plot.js";
import { randomOf } from "./random.js";
import { actorAt } from "./staff.js";
import { visitDemoArea } from "./visits.js";

/** What is found on the spot, and how many pictures are taken. */
const visits = [
  { finding: "occupied", pictures: 2 },
  { finding: "empty", pictures: 1 },
] as const;
const day = 86_400_000;

/** Areas of the demonstration's district that an inspector has looked at, with pictures; once. */
export async function addPhotographedVisits(
  { db, files }: Pick<Context, "db" | "files">,
  around: Surroundings,
): Promise<void> {
  const known = await db.selectFrom("visit_photos").select("file_id").limit(1).executeTakeFirst();
  if (known !== undefined) return;
  const organisationId = demoOrganisationId("inspection", demoDistrict.slice(0, 4));
  const inspector = actorAt(organisationId, "inspector");
  const operator = operatorOf(demoDistrict);
  const pictures = await Promise.all(
    visits.map(async ({ finding, pictures: many }, n) =>
      Promise.all(
        Array.from({ length: many }, async (_, nth) => {
          const drawn = photoOfPlot(randomOf(`picture ${n} ${nth}`), finding === "occupied");
          return files.receive(bytesOf(drawn), `namoyish-${n + 1}-${nth + 1}.png`);
        }),
      ),
    ),
  );
  const acting = (actor: Actor, daysAgo: number) => ({
    ...around,
    actor,
    now: new Date(around.now.getTime() - daysAgo * day),
  });
  await withTransaction(db, async (transaction) => {
    for (const [n, { finding }] of visits.entries()) {
      const facts = madeAreaFacts(`photographed ${n}`, 3600 + n);
      const id = await createArea(transaction, acting(operator, 14), facts);
      const note = "Joyida koʻrib, suratga oling";
      await sendArea(transaction, acting(operator, 12), id, { organisationId, days: 15, note });
      await takeArea(transaction, acting(inspector, 9), id);
      const visited = acting(inspector, 3);
      const photoIds: string[] = [];
      for (const content of pictures[n] ?? []) {
        // They were drawn here: there is nothing for a scanner to look at.
        const about = { by: inspector.id, at: visited.now, madeByServer: true };
        photoIds.push((await files.record(transaction, content, about)).id);
      }
      await visitDemoArea(transaction, visited, id, finding, photoIds);
    }
  });
}

async function* bytesOf(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
