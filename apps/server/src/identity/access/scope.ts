import type { PermissionCode } from "@yer/api/contract/codes";
import type { OrganisationKind } from "@yer/api/contract/statuses";
import type { Actor } from "../../platform/acting/actor.js";
import type { ApplicationSubject } from "./subject.js";
import { contains } from "../../platform/territory/territory.js";

/**
 * The authorised organisations, whose business the applications of their territory are. All others are asked,
 * application by application.
 */
const authorisedKinds: ReadonlySet<OrganisationKind> = new Set(["cadastre", "agency"]);

/** Whether members of an organisation of this kind see every application of their territory. */
export function isAuthorisedKind(kind: OrganisationKind): boolean {
  return authorisedKinds.has(kind);
}

/**
 * Codes whose work is any application of the territory. Holding one widens what is seen, so no loss of a code ever
 * does.
 */
const territoryCodes: readonly PermissionCode[] = [
  "create:property",
  "update:property",
  "submit:property",
  "return:property",
  "review:property",
  "justice:property",
  "council:property",
  "start:discussion",
  "decide:objection",
  "decide:complaint",
  "record:payment",
  "agree:instalments",
  "correct:payment",
  "approve:correction",
  "propose:refund",
  "approve:refund",
  "order:refund",
];

/**
 * Which applications a member of staff sees: those of a territory and, for members of an organisation that concludes,
 * among them only those in which the organisation holds or held a step (DOMAIN §8). Lists put it into their WHERE,
 * {@link sees} asks it of one application: the two are tested to agree.
 */
export interface ApplicationScope {
  /** SOATO prefix of the districts. */
  readonly territory: string;
  /** Only applications that involve this organisation; `null`: all of the territory. */
  readonly organisationId: string | null;
}

/** A person's {@link ApplicationScope}; `undefined`: no application at all. */
export function applicationScope(
  actor: Pick<Actor, "isStaff" | "blocked" | "territory" | "organisation" | "codes">,
): ApplicationScope | undefined {
  const { organisation, territory } = actor;
  if (!actor.isStaff || actor.blocked || territory === null || organisation === null) return undefined;
  const whole = isAuthorisedKind(organisation.kind) || territoryCodes.some((code) => actor.codes.has(code));
  return { territory, organisationId: whole ? null : organisation.id };
}

/** Whether a scope holds an application. */
export function sees(
  scope: ApplicationScope | undefined,
  file: Pick<ApplicationSubject, "district" | "organisationsInvolved">,
): boolean {
  if (scope === undefined || !contains(scope.territory, file.district)) return false;
  return scope.organisationId === null || file.organisationsInvolved.includes(scope.organisationId);
}

/** Why a person does not see an application; `undefined`: they do. The words for what {@link sees} answers. */
export function unseenBecause(
  actor: Pick<Actor, "isStaff" | "blocked" | "territory" | "organisation" | "codes">,
  file: Pick<ApplicationSubject, "district" | "organisationsInvolved">,
): "not-staff" | "blocked" | "other-territory" | "not-involved" | undefined {
  const scope = applicationScope(actor);
  if (sees(scope, file)) return undefined;
  if (scope === undefined) return actor.blocked ? "blocked" : "not-staff";
  return contains(scope.territory, file.district) ? "not-involved" : "other-territory";
}

/**
 * Whether a conclusion may be read by someone who sees its application: members of an organisation that concludes wait
 * for the end of the run.
 */
export function seesConclusion(
  scope: ApplicationScope,
  conclusion: { readonly organisationId: string; readonly runEnded: boolean },
): boolean {
  return scope.organisationId === null || scope.organisationId === conclusion.organisationId || conclusion.runEnded;
}
