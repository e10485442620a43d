/** Table of the people who have applications open (migration 0398). */
export interface PresenceTables {
  presences: PresencesTable;
}

/** A person with an application open, as they last said. */
export interface PresencesTable {
  application_id: string;
  user_id: string;
  home_region: string;
  editing: boolean;
  since: Date;
  seen_at: Date;
}
