import type { ExportRegisterName } from "@yer/api/contract/exports";
import { applicationsExport } from "../applications/export.js";
import { fileHistoryExport } from "../applications/history-export.js";
import { overlapsExport } from "../applications/overlaps-export.js";
import { areasExport } from "../areas/export.js";
import { bulkFilesExport } from "../bulk-moves/export.js";
import { complaintsExport } from "../complaints/export.js";
import { conclusionsExport } from "../conclusions/export.js";
import { agendaExport, councilExport } from "../council/export.js";
import { diagramsExport } from "../diagrams/export.js";
import { fieldGroupsExport } from "../field-groups/export.js";
import { fieldsExport } from "../fields/export.js";
import { objectionsExport } from "../objections/export.js";
import { organisationsExport } from "../organisations/export.js";
import { receiptRowsExport, receiptsExport } from "../payments/export.js";
import { placesExport } from "../places/export.js";
import { positionsExport, rolesExport } from "../positions/export.js";
import { userHistoryExport, usersExport } from "../users/export.js";
import type { ExportRegister } from "./register.js";

/** Every register that can be saved as a file, each as its resource declares it. */
export const exportRegisterOf: Readonly<Record<ExportRegisterName, ExportRegister>> = {
  applications: applicationsExport,
  areas: areasExport,
  overlaps: overlapsExport,
  objections: objectionsExport,
  complaints: complaintsExport,
  conclusions: conclusionsExport,
  council: councilExport,
  agenda: agendaExport,
  receipts: receiptsExport,
  receiptRows: receiptRowsExport,
  bulkFiles: bulkFilesExport,
  fileHistory: fileHistoryExport,
  users: usersExport,
  userHistory: userHistoryExport,
  organisations: organisationsExport,
  positions: positionsExport,
  roles: rolesExport,
  places: placesExport,
  diagrams: diagramsExport,
  fieldGroups: fieldGroupsExport,
  fields: fieldsExport,
};
