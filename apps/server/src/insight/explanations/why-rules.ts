import type { Explanation, ExplainedReason, Rule } from "@yer/api/contract/access";
import type { Reason } from "@yer/api/contract/problem";
import type { Transaction } from "../../platform/database/database.js";
import type { FoundUser } from "../../identity/users/page.js";
import { rolesOf } from "../../identity/users/queries.js";

/** What a person's rights are made of, as places where they are changed. */
export interface PersonRules {
  readonly position: Rule | undefined;
  readonly roles: readonly Rule[];
  readonly granted: Rule;
  readonly revoked: Rule;
  readonly territory: Rule;
  readonly organisation: Rule | undefined;
  readonly person: Rule;
  /** Where a code comes from; empty without it, or where it was taken away. */
  readonly sourcesOf: (code: string) => readonly Rule[];
  readonly isRevoked: (code: string) => boolean;
}

/** Reads {@link PersonRules} of a user. */
export async function rulesOfPerson(tx: Transaction, user: FoundUser): Promise<PersonRules> {
  const own = (kind: Rule["kind"]): Rule => ({ kind, id: user.id, name: null });
  const { position_id, position_name, position_codes, organisation_id, organisation_name } = user;
  const position: Rule | undefined =
    position_id === null ? undefined : { kind: "position", id: position_id, name: position_name };
  const held = await rolesOf(tx, user.id);
  const roles = held.map(({ id, name }): Rule => ({ kind: "role", id, name }));
  const isRevoked = (code: string) => user.revoked.includes(code);
  return {
    position,
    roles,
    granted: own("granted"),
    revoked: own("revoked"),
    territory: own("territory"),
    organisation:
      organisation_id === null ? undefined : { kind: "organisation", id: organisation_id, name: organisation_name },
    person: own("person"),
    isRevoked,
    sourcesOf: (code) => {
      if (isRevoked(code)) return [];
      return [
        ...(position && position_codes?.includes(code) ? [position] : []),
        ...roles.filter((_, index) => held[index]?.codes.includes(code)),
        ...(user.granted.includes(code) ? [own("granted")] : []),
      ];
    },
  };
}

function present(...rules: (Rule | undefined)[]): Rule[] {
  return rules.filter((rule) => rule !== undefined);
}

/** The rules a reason comes from, the nearest first: where it is changed, never what would go round it. */
export function ruledBy(reason: Reason, of: PersonRules, record: Explanation["record"]): ExplainedReason {
  const about: Rule | undefined = record === null ? undefined : { kind: "record", id: record.id, name: null };
  const rules = ((): Rule[] => {
    switch (reason.code) {
      case "permission-missing": {
        const code = reason.params?.["code"];
        if (typeof code === "string" && of.isRevoked(code)) return [of.revoked];
        return present(of.position, ...of.roles, of.granted);
      }
      case "other-territory":
      case "republic-only":
        return present(of.territory, of.organisation);
      case "not-involved":
      case "not-your-step":
        return present(of.organisation, about);
      case "blocked":
      case "not-staff":
        return [of.person];
      case "duty-conflict":
      case "own-file":
        return about ? [{ ...about, kind: "duty" }] : [];
      case "people-outside":
      case "own-rights":
        return about && (record?.kind === "position" || record?.kind === "role")
          ? [{ ...about, kind: "holders" }]
          : [of.person];
      case "grant-contained":
        return present(of.position, ...of.roles, of.granted, of.territory);
      default:
        return present(about);
    }
  })();
  return { ...reason, rules };
}
