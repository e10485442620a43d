import type { Facts } from "@yer/api/contract/facts";
import type { LegalBasis } from "@yer/api/contract/legal-bases";
import type { StatusKey } from "@yer/api/contract/statuses";
import { districtSeeds } from "../schema/data/districts.js";
import { type Branch, branchPlans, walkedApplication } from "./branches.js";
import { demoDistrict, demoIdentities } from "./identities.js";
import { madeAddress, madeFirm, madePerson } from "./names.js";
import { madePlot } from "./plots.js";
import { type Random, randomOf } from "./random.js";
import { neighborhoodAt } from "./world.js";

/** What a made-up application is to become; `demo/life.ts` lives it through the real services. */
export interface ApplicationPlan {
  readonly index: number;
  readonly random: Random;
  readonly facts: Facts;
  /** The status it shall be found in today. */
  readonly target: StatusKey;
  /** Days since it came there. */
  readonly daysInStatus: number;
  readonly variant: "usual" | "late" | "returned" | "objected" | "suspended";
  /** What happens to it once it is there, where the usual way is not all. */
  readonly branch: Branch | null;
}

/** How many of a hundred applications are in which status. */
const shares: readonly (readonly [StatusKey, number])[] = [
  ["editing", 9],
  ["to_conclusion", 7],
  ["in_discussion", 19],
  ["in_review", 6],
  ["announced", 11],
  ["at_justice", 9],
  ["in_payment", 12],
  ["at_council", 7],
  ["rejected", 4],
  ["registered", 12],
  ["unregistered", 4],
];
const pool = shares.flatMap(([status, share]) => Array.from({ length: share }, () => status));

/** Days an application may stay in a status before it is late, or before the clock moves it on. */
const terms: Readonly<Record<StatusKey, number>> = {
  editing: 20,
  to_conclusion: 7,
  in_discussion: 28,
  in_review: 14,
  announced: 10,
  at_justice: 28,
  in_payment: 60,
  at_council: 20,
  rejected: 30,
  registered: 850,
  unregistered: 870,
};

/** Statuses in which nothing moves a late application but people. */
const canBeLate: ReadonlySet<StatusKey> = new Set([
  "to_conclusion",
  "in_discussion",
  "in_review",
  "at_justice",
  "at_council",
]);

/** Applications made first, so that every register of the demonstration's district has something in it at once. */
export const firstApplications = 150;
const inDemoDistrict = 66;
const legalBases: readonly LegalBasis[] = [1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8];

/** The plan of the n-th application: the same at every start. */
export function planApplication(index: number): ApplicationPlan {
  const random = randomOf(`file ${index}`);
  const branched = branchPlans.get(index);
  if (branched !== undefined) {
    const facts = madeFacts(random, { index, district: demoDistrict, legalBasis: 1, own: true, incomplete: false });
    return { index, random, facts, ...branched };
  }
  const own = index < firstApplications && index % 2 === 0 && index / 2 < inDemoDistrict;
  const district = own
    ? demoDistrict
    : (districtSeeds[random.between(0, districtSeeds.length - 1)]?.soato ?? demoDistrict);
  const target = own
    ? (shares[(index / 2) % shares.length]?.[0] ?? "editing")
    : (pool[random.between(0, 99)] ?? "editing");
  const variant = variantOf(random, index, target);
  const daysInStatus =
    variant === "late" || variant === "suspended"
      ? terms[target] * (1.1 + random.next() * 0.6)
      : terms[target] * (0.02 + random.next() * 0.75);
  // The architect and the ecologist of the demonstration's district are asked on these legal bases.
  const any = legalBases[random.between(0, legalBases.length - 1)] ?? 1;
  // Legal basis 4 is submitted with a valuer's document, which the demonstration does not make up.
  const legalBasis = own && random.chance(0.8) ? 1 : any === 4 && target !== "editing" ? 8 : any;
  const incomplete = target === "editing" && variant !== "returned" && random.chance(0.5);
  const facts = madeFacts(random, { index, district, legalBasis, own, incomplete: incomplete || legalBasis === 4 });
  return { index, random, target, variant, daysInStatus, facts, branch: null };
}

function variantOf(random: Random, index: number, target: StatusKey): ApplicationPlan["variant"] {
  const dice = random.next();
  if (dice < 0.14 && canBeLate.has(target)) return "late";
  if (dice < 0.15 && target === "in_payment") return "suspended";
  if (dice > 0.75 && target === "announced") return "objected";
  return dice > 0.85 && !twins.has(index) ? "returned" : "usual";
}

/**
 * Applications on the plot of the application before them in the demonstration's district: duplicates to judge before
 * they are submitted.
 */
const twins: ReadonlySet<number> = new Set([22, 44]);

/**
 * Applications of the citizen whom the demonstration lets one be, by index: something to follow, to refuse, to appeal.
 */
const citizenApplications: ReadonlySet<number> = new Set([walkedApplication, 8, 12, 16]);

interface FactsPlan {
  readonly index: number;
  readonly district: string;
  readonly legalBasis: LegalBasis;
  readonly own: boolean;
  readonly incomplete: boolean;
}

function madeFacts(random: Random, { index, district, legalBasis, own, incomplete }: FactsPlan): Facts {
  const seed = districtSeeds.find(({ soato }) => soato === district);
  // The neighbourhood was drawn here before it followed from the plot: without it every application would live another
  // life.
  random.next();
  const twin = own && twins.has(index);
  const plot = madePlot(
    twin ? randomOf(`file ${index - 2}`) : random,
    district,
    twin ? index - 2 : index,
    twin ? 0.04 : 0,
  );
  const documented = legalBasis === 2 ? Math.round(plot.area * 0.7) : 0;
  const built = Math.round(plot.area * (0.15 + random.next() * 0.25));
  const firm = legalBasis === 6 || legalBasis === 7;
  const citizen = citizenApplications.has(index) ? demoIdentities.find(({ staff }) => staff === null) : undefined;
  return {
    legalBasis,
    cadastreNumber: incomplete && random.chance(0.5) ? null : cadastreNumber(seed?.cadastreCode ?? "14:16", index),
    occupier: citizen
      ? {
          kind: "person",
          name: citizen.name,
          pinfl: citizen.pinfl,
          passport: citizen.passport,
          birthDate: citizen.birthDate,
        }
      : firm
        ? madeFirm(random, index)
        : madePerson(random, index),
    districtSoato: district,
    neighborhoodId: neighborhoodAt(district, plot.outline),
    address: incomplete ? null : madeAddress(random),
    landCategory: legalBasis === 5 ? "agricultural" : firm ? "industrial" : "settlement",
    purpose: legalBasis === 5 ? random.pick(["garden", "vineyard"]) : firm ? "small_industry" : "dwelling",
    sizes: {
      total: plot.area,
      documented,
      excess: documented === 0 ? 0 : plot.area - documented,
      built,
    },
    occupiedSince: random.between(1992, 2017),
    outline: plot.outline,
    buildings: [
      {
        name: firm ? "Ishlab chiqarish binosi" : "Turar joy",
        yearBuilt: random.between(1993, 2019),
        area: built,
        floors: random.between(1, 2),
      },
    ],
    fileIds: [],
    payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
  };
}

const two = (value: number): string => String(value).padStart(2, "0");

/** A number of its own for each application, in the shape of the district's. */
function cadastreNumber(code: string, index: number): string {
  return `${code}:${two(1 + (index % 12))}:${two(1 + (index % 7))}:${two(1 + Math.floor(index / 9000))}:${String(1 + (index % 9000)).padStart(4, "0")}`;
}
