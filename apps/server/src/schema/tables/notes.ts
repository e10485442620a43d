/** Table of the notes that staff write on applications (migration 0615). */
export interface NoteTables {
  application_notes: ApplicationNotesTable;
}

/** A note as it was written; nobody changes it afterwards. */
export interface ApplicationNotesTable {
  home_region: string;
  id: string;
  application_id: string;
  author_id: string;
  /** Organisation of the author when the note was written. */
  organisation_id: string | null;
  at: Date;
  text: string;
  addressees: string[];
}
