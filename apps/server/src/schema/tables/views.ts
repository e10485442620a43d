import type { ViewRegister } from "@yer/api/contract/views";
import type { Generated } from "kysely";

/** Tables of the states of registers that people keep (migration 0396). */
export interface ViewTables {
  views: ViewsTable;
  view_choices: ViewChoicesTable;
  view_watches: ViewWatchesTable;
  view_members: ViewMembersTable;
}

/** A state of a register under a name. */
export interface ViewsTable {
  id: string;
  register: ViewRegister;
  owner_id: string;
  name: string;
  /** Whether all staff see it. */
  shared: boolean;
  /** The register's URL as the contract's `viewQuery` spells it. */
  query: string;
  version: Generated<number>;
  created_at: Date;
}

/** The view in which a register opens for a person. */
export interface ViewChoicesTable {
  user_id: string;
  register: ViewRegister;
  view_id: string;
}

/** A person who is told of what enters a view. */
export interface ViewWatchesTable {
  view_id: string;
  user_id: string;
  /** When the view was looked at last; `null`: what is in it at the beginning is not known yet. */
  looked_at: Date | null;
}

/** An application that was in a watched view when it was looked at last. */
export interface ViewMembersTable {
  view_id: string;
  user_id: string;
  home_region: string;
  application_id: string;
}
