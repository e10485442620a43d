import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cases, soundDiagram } from "../testing/diagrams.js";
import { present } from "../testing/present.js";
import { migrateRun, suggestMapping } from "./carry.js";
import type { Diagram } from "./diagram.js";
import { quantityOf } from "./resolve.js";
import { awaited, giveConclusion, isEnded, startRun } from "./run.js";
import type { Run } from "./run.js";

const at = "2026-01-15T09:00:00.000Z";

/** More organisations than are asked for: which of them concluded matters. */
const crowd = (diagram: Diagram) =>
  Object.fromEntries(
    diagram.steps.map(({ id }) => [id, Array.from({ length: quantityOf(diagram, id) + 1 }, (_, index) => `o${index}`)]),
  );

/** What a step asks. */
const asks = (diagram: Diagram, id: string) => diagram.steps.find((step) => step.id === id)?.fieldGroupId;

/** Steps that come before a step on some way, found by walking back; gateways are passed through. */
function stepsBefore(diagram: Diagram, id: string): ReadonlySet<string> {
  const steps = new Set(diagram.steps.map((step) => step.id));
  const found = new Set<string>();
  const open = [id];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const { source, target } of diagram.relations) {
      if (target !== node || found.has(source)) continue;
      found.add(source);
      open.push(source);
    }
  }
  return new Set([...found].filter((node) => steps.has(node)));
}

/**
 * Where a case must stand on the new version, found without running it: a step is come to once all steps before it are
 * done, done once as many of its organisations concluded there as it asks, and takes no more than that.
 */
function oracle(diagram: Diagram, given: ReadonlyMap<string, readonly string[]>) {
  const bodies = crowd(diagram);
  const taken = new Map<string, readonly string[]>();
  const isDone = (id: string): boolean => (taken.get(id) ?? []).length >= quantityOf(diagram, id);
  for (let grew = true; grew;) {
    grew = false;
    for (const { id } of diagram.steps) {
      if (taken.has(id) || ![...stepsBefore(diagram, id)].every(isDone)) continue;
      const own = (given.get(id) ?? []).filter((organisation) => bodies[id]?.includes(organisation));
      taken.set(id, own.slice(0, quantityOf(diagram, id)));
      grew = true;
    }
  }
  const waiting = diagram.steps.filter(({ id }) => taken.has(id) && !isDone(id)).map(({ id }) => id);
  return { waiting, taken, isEnded: diagram.steps.every(({ id }) => isDone(id)) };
}

it("a case that is moved stands where an oracle that never ran it says, and every conclusion is carried or reported", () => {
  fc.assert(
    fc.property(
      soundDiagram(7),
      soundDiagram(7),
      fc.array(fc.nat(1000), { maxLength: 40 }),
      fc.infiniteStream(fc.nat(1000)),
      (before, after, acts, choices) => {
        const started = startRun(before, crowd(before));
        if (!started.ok) throw new Error(started.refusal.code);
        let run: Run = started.run;
        for (const act of acts) {
          if (isEnded(run)) break;
          const waiting = awaited(run);
          const { stepId, organisationIds } = present(waiting[act % waiting.length]);
          const organisationId = present(organisationIds[act % organisationIds.length]);
          const next = giveConclusion(run, { stepId, organisationId, verdict: "positive", at });
          if (next.ok) ({ run } = next);
        }
        // Each old step stands for one of the new version or none; several may stand for the same.
        const targets = [null, ...after.steps.map(({ id }) => id)];
        const steps = Object.fromEntries(
          before.steps.map(({ id }) => [id, targets[Number(choices.next().value) % targets.length] ?? null]),
        );
        const moved = migrateRun(run, after, crowd(after), steps);
        if (!moved.ok) throw new Error(moved.refusal.code);

        const given = new Map<string, string[]>();
        for (const { stepId, organisationId } of run.state.conclusions) {
          const there = steps[stepId] ?? null;
          if (there === null || asks(after, there) !== asks(before, stepId)) continue;
          const own = given.get(there) ?? [];
          if (!own.includes(organisationId)) given.set(there, [...own, organisationId]);
        }
        const expected = oracle(after, given);
        expect(
          awaited(moved.run)
            .map(({ stepId }) => stepId)
            .toSorted(),
        ).toEqual(expected.waiting.toSorted());
        expect(isEnded(moved.run)).toBe(expected.isEnded);
        const carried = Map.groupBy(moved.carried, ({ stepId }) => stepId);
        for (const [id, organisations] of expected.taken) {
          expect((carried.get(id) ?? []).map(({ organisationId }) => organisationId).toSorted()).toEqual(
            organisations.toSorted(),
          );
        }
        expect(moved.carried.length + moved.left.length).toBe(run.state.conclusions.length);
      },
    ),
    { numRuns: cases(3000) },
  );
});

it("the mapping that is proposed names every old step once, and no new step twice", () => {
  fc.assert(
    fc.property(soundDiagram(7), soundDiagram(7), (before, after) => {
      const mapping = suggestMapping(before, after);
      expect(Object.keys(mapping).toSorted()).toEqual(before.steps.map(({ id }) => id).toSorted());
      const used = Object.values(mapping).filter((id) => id !== null);
      expect(new Set(used).size).toBe(used.length);
      expect(suggestMapping(before, before)).toEqual(Object.fromEntries(before.steps.map(({ id }) => [id, id])));
    }),
    { numRuns: cases(1000) },
  );
});
