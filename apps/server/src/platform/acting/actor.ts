import type { OrganisationKind } from "@yer/api/contract/statuses";

/** Someone else acting in a person's name (DOMAIN §8). */
export interface Impersonation {
  /** User id and name of who really acts. */
  readonly byId: string;
  readonly byName: string;
  /** PINFL of who really acts: nobody acts on their own application by borrowing a name. */
  readonly byPinfl: string | null;
  /** The child session ends here whatever is refreshed. */
  readonly until: Date;
  /** Read-only until a reason was given. */
  readonly writable: boolean;
}

/**
 * The person behind a request, read anew from session and user for each one, so that a change of rights holds on the
 * next request. Everything {@link decide} needs to know of a person is in it.
 */
export interface Actor {
  readonly id: string;
  readonly sessionId: string;
  readonly name: string;
  /** 14 digits; `null` where the register does not know it. Never logged. */
  readonly pinfl: string | null;
  /** STIRs of legal persons that OneID vouched the person acts for. */
  readonly stirs: readonly string[];
  /** Whether the person is staff; a citizen has neither codes nor territory. */
  readonly isStaff: boolean;
  readonly blocked: boolean;
  readonly organisation: { readonly id: string; readonly kind: OrganisationKind } | null;
  /** `17` the republic, 4 digits a region, 7 a district; `null` for citizens. */
  readonly territory: string | null;
  /** Effective codes: position ∪ roles ∪ granted − revoked. */
  readonly codes: ReadonlySet<string>;
  readonly impersonation: Impersonation | null;
  readonly sessionEnds: Date;
  /** Minutes without a touch after which the session ends; left out or `null`: only at its end. */
  readonly idleMinutes?: number | null;
}
