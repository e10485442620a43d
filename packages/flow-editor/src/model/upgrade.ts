import { diagramVersion } from "./diagram.js";
import { Fault } from "./reading.js";

type Stored = Readonly<Record<string, unknown>>;

/**
 * Brings a stored diagram of any earlier version into the present form, one version after the other; what is wrong in
 * it stays wrong, for the reader to find. A version from the future is a fault.
 */
export function upgraded(stored: Stored): Stored {
  const { version = 0 } = stored;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 0 || version > diagramVersion) {
    throw new Fault("version", "version");
  }
  return upgrades.slice(version).reduce((current, upgrade) => upgrade(current), stored);
}

/** How each version becomes the next: the upgrade from version n stands at place n. */
const upgrades: readonly ((stored: Stored) => Stored)[] = [
  // Version 0 said no version. Its slices were the specification's alone: of a step and a gateway nothing but the id.
  (stored) => ({
    ...stored,
    version: 1,
    steps: each(stored["steps"], (at) => ({ ...anEmptyStep, position: { x: 160 + at * 240, y: 128 } })),
    parallelGateways: each(stored["parallelGateways"], (at) => ({ position: { x: 160 + at * 240, y: 240 } })),
  }),
  // Version 1 called who concludes at a step its body.
  (stored) => ({ ...stored, version: 2, steps: renamed(stored["steps"], "body", "concluder") }),
];

const anEmptyStep = { label: "", body: null, fieldGroupId: null, days: 10 };

/** Calls a field of every record of a list by its new name; anything else stays as it is. */
const renamed = (list: unknown, former: string, name: string): unknown =>
  Array.isArray(list)
    ? list.map((item: unknown) =>
        typeof item === "object" && item !== null && !Array.isArray(item)
          ? Object.fromEntries(Object.entries(item).map(([key, value]) => [key === former ? name : key, value]))
          : item,
      )
    : list;

/** Gives every record of a list what it lacks; anything else stays as it is. */
const each = (list: unknown, lacking: (at: number) => Stored): unknown =>
  Array.isArray(list)
    ? list.map((item: unknown, at) =>
        typeof item === "object" && item !== null && !Array.isArray(item) ? { ...lacking(at), ...item } : item,
      )
    : list;
