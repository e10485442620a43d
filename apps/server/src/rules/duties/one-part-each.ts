/** What is to be done, and the part that each belongs to: whoever takes a part may do all of it, and nothing of another. */
export type Tasks<Task extends string> = ReadonlyMap<Task, string>;

/** For each person what they are able to do, were it their only part. */
export type Ability<Task extends string> = ReadonlySet<Task>;

/** What people could do before and cannot after. */
export interface Lost<Task extends string> {
  /** Each of these could be done, and can no more, whatever else is left undone. */
  readonly alone: readonly Task[];
  /** Each of these can be done still, and fewer of them together than before: the fewest of which that is true. */
  readonly together: readonly Task[];
}

/** A set of tasks, a bit for each. */
type Mask = number;

function sizeOf(mask: Mask): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

/** What each person could take: the tasks of one part. A person whom so many are like that all is taken is left out. */
function choices<Task extends string>(tasks: Tasks<Task>, people: readonly Ability<Task>[]): Mask[][] {
  const alike = new Map<string, number>();
  return people.flatMap((able) => {
    const byPart = new Map<string, Mask>();
    for (const [bit, [task, part]] of [...tasks].entries()) {
      if (able.has(task)) byPart.set(part, (byPart.get(part) ?? 0) | (1 << bit));
    }
    const masks = [...byPart.values()];
    const key = masks.join(" ");
    const before = alike.get(key) ?? 0;
    alike.set(key, before + 1);
    return before < masks.length ? [masks] : [];
  });
}

/** Every set of tasks that people can share out with one part each, but for those that lie in another of them. */
function sharings<Task extends string>(tasks: Tasks<Task>, people: readonly Ability<Task>[]): Mask[] {
  const everything = (1 << tasks.size) - 1;
  let reached = new Set<Mask>([0]);
  for (const masks of choices(tasks, people)) {
    const next = new Set(reached);
    for (const mask of reached) for (const more of masks) next.add(mask | more);
    if (next.has(everything)) return [everything];
    reached = next;
  }
  const all = [...reached];
  return all.filter((mask) => all.every((other) => other === mask || (mask & other) !== mask));
}

/** The most of some tasks that can be done. */
function mostOf(wanted: Mask, shared: readonly Mask[]): number {
  return Math.max(...shared.map((mask) => sizeOf(mask & wanted)));
}

/**
 * What people who take one part each can no longer finish once their abilities are others. With one task in each part
 * this is the largest matching of parts and people, before and after; of parts with several tasks one person may do
 * some and another the rest. Exact: all ways of sharing out are gone through, and alike people are counted once.
 */
export function lostTasks<Task extends string>(
  tasks: Tasks<Task>,
  before: readonly Ability<Task>[],
  after: readonly Ability<Task>[],
): Lost<Task> {
  const names = [...tasks.keys()];
  const [was, is] = [sharings(tasks, before), sharings(tasks, after)];
  const isLost = (wanted: Mask): boolean => mostOf(wanted, was) > mostOf(wanted, is);
  const named = (wanted: Mask): Task[] => names.filter((_, bit) => (wanted & (1 << bit)) !== 0);
  const alone = names.reduce((lost, _, bit) => (isLost(1 << bit) ? lost | (1 << bit) : lost), 0);
  const rest = ((1 << names.length) - 1) & ~alone;
  let together: Mask = 0;
  // Each set of what is left, by counting down through it.
  for (let wanted = rest; wanted !== 0; wanted = (wanted - 1) & rest) {
    if ((together === 0 || sizeOf(wanted) < sizeOf(together)) && isLost(wanted)) together = wanted;
  }
  return { alone: named(alone), together: named(together) };
}
