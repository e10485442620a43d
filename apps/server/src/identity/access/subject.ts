import type { Part } from "@yer/api/contract/statuses";

/** What a decision needs to know of an application. */
export interface ApplicationSubject {
  readonly kind: "file";
  /** SOATO code of the district, 7 digits; the region is its beginning. */
  readonly district: string;
  /** Organisations that hold or held a step of any of its runs. */
  readonly organisationsInvolved: readonly string[];
  /** Who took which part so far; one row for each pair. */
  readonly partsTaken: readonly { readonly personId: string; readonly part: Part }[];
  /** PINFL of the occupier, where it is a person. */
  readonly occupierPinfl: string | null;
  /** PINFLs of everyone who objected. */
  readonly objectorPinfls: readonly string[];
}

/** What a decision needs to know of a user. Citizens have no territory and are seen by the whole republic's staff only. */
export interface UserSubject {
  readonly kind: "user";
  readonly id: string;
  readonly territory: string | null;
}

/** What an act is done to; `none` where it concerns nothing in particular: a list, a setting. */
export type Subject = ApplicationSubject | UserSubject | { readonly kind: "none" };
