/** A post as the personnel register has it. */
export interface RegisteredPost {
  /** The register's own key. */
  readonly externalId: string;
  readonly organisation: string;
  readonly position: string;
  /** First day, `2024-11-01`. */
  readonly from: string;
  /** Last day; `null` while it is held. */
  readonly to: string | null;
}

/** The state's personnel register. The demonstration has a sandbox in its place. */
export interface PersonnelRegister {
  /** Name of the register, shown beside each post. */
  readonly name: string;
  /**
   * All posts a person has held.
   * @throws when the register does not answer; the caller tells the person to try again
   */
  postsOf(pinfl: string): Promise<readonly RegisteredPost[]>;
}
