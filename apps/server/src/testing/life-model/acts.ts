import type { EditRequestKind } from "@yer/api/contract/applications";
import type { ModelApplication, ModelInstalment, ModelPlot } from "./model-application.js";
import type { CitizenKey, DistrictKey, StaffKey } from "./world-plan.js";

/**
 * An application that is to be opened: complete from the first, so that what holds it up later is never a missing fact.
 */
export interface NewApplication {
  readonly district: DistrictKey;
  readonly legalBasis: number;
  readonly occupier: CitizenKey;
  readonly discount: ModelApplication["discount"];
  readonly cadastre: number;
  readonly plot: ModelPlot;
}

/** What anyone does; `file`, `objection` and the like are places in the model's lists. All plain data: a run is replayed from it. */
export type Act =
  | { readonly act: "create"; readonly by: StaffKey; readonly application: NewApplication }
  | { readonly act: "redraw"; readonly by: StaffKey; readonly application: number; readonly plot: ModelPlot }
  | { readonly act: "readdress"; readonly by: StaffKey; readonly application: number; readonly address: string }
  | { readonly act: "answer"; readonly by: StaffKey; readonly application: number; readonly request: number }
  | { readonly act: "submit" | "start"; readonly by: StaffKey; readonly application: number }
  | {
      readonly act: "conclude";
      readonly by: StaffKey;
      readonly application: number;
      readonly step: string;
      readonly verdict: "positive" | "negative";
    }
  | {
      readonly act: "review";
      readonly by: StaffKey;
      readonly application: number;
      readonly to: "announced" | "rejected" | "editing";
      readonly kinds: readonly EditRequestKind[];
    }
  | {
      readonly act: "return";
      readonly by: StaffKey;
      readonly application: number;
      readonly kinds: readonly EditRequestKind[];
    }
  /** The lease of an organisation's conclusion: who is at it. */
  | {
      readonly act: "seat";
      readonly by: StaffKey;
      readonly application: number;
      readonly step: string;
      readonly what: "take" | "renew" | "release" | "takeover" | "delegate";
      readonly to?: StaffKey;
    }
  /** `letter`: which text; the same one goes from hand to hand. */
  | { readonly act: "object"; readonly by: CitizenKey; readonly application: number; readonly letter: number }
  | { readonly act: "takeObjection"; readonly by: StaffKey; readonly application: number; readonly objection: number }
  | {
      readonly act: "withdraw";
      readonly by: StaffKey | CitizenKey;
      readonly application: number;
      readonly objection: number;
    }
  | {
      readonly act: "decideObjection";
      readonly by: StaffKey;
      readonly application: number;
      readonly objection: number;
      /** Others that are answered in the same act. */
      readonly also: readonly number[];
      readonly verdict: "upheld" | "dismissed";
    }
  | {
      readonly act: "justice";
      readonly by: StaffKey;
      readonly application: number;
      readonly verdict: "positive" | "negative";
    }
  | {
      readonly act: "pay";
      readonly by: StaffKey;
      readonly application: number;
      readonly amount: number;
      readonly excess: number;
    }
  | {
      readonly act: "council";
      readonly by: StaffKey;
      readonly application: number;
      readonly verdict: "for" | "against";
    }
  | {
      readonly act: "agree";
      readonly by: StaffKey;
      readonly application: number;
      readonly schedule: readonly ModelInstalment[];
    }
  | { readonly act: "callSession"; readonly by: StaffKey }
  | {
      readonly act: "agenda";
      readonly by: StaffKey;
      readonly session: number;
      readonly applications: readonly number[];
      readonly what: "add" | "remove";
    }
  | {
      readonly act: "decideMany";
      readonly by: StaffKey;
      readonly session: number;
      readonly applications: readonly number[];
      readonly verdict: "for" | "against";
    }
  | { readonly act: "complain" | "refuse" | "consent"; readonly by: CitizenKey; readonly application: number }
  | {
      readonly act: "decideComplaint";
      readonly by: StaffKey;
      readonly application: number;
      readonly complaint: number;
      readonly verdict: "upheld" | "dismissed";
    }
  | {
      readonly act: "triage";
      readonly by: StaffKey;
      readonly application: number;
      readonly other: number;
      readonly decision: "distinct" | "same";
    }
  /** Time goes on by whole days; what is due waits for the next tick. */
  | { readonly act: "wait"; readonly days: number }
  /** The jobs of two servers tick at once. */
  | { readonly act: "tick" }
  /** A working day to come is made a holiday, or one again, and the jobs reckon anew. */
  | { readonly act: "calendar"; readonly day: string };
