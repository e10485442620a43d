import type { ExportRegisterName } from "@yer/api/contract/exports";
import { applicationsExport } from "../../cases/applications/export.js";
import { applicationHistoryExport } from "../../cases/applications/history-export.js";
import { overlapsExport } from "../../cases/overlaps/export.js";
import { unplacedExport } from "../../cases/placing/export.js";
import { areasExport } from "../../cases/areas/export.js";
import { bulkApplicationsExport } from "../../cases/bulk-moves/export.js";
import { complaintsExport } from "../../cases/complaints/export.js";
import { conclusionsExport } from "../../cases/conclusions/export.js";
import { agendaExport, councilExport } from "../../cases/council/export.js";
import { diagramsExport } from "../../questions/diagrams/export.js";
import { fieldGroupsExport } from "../../questions/field-groups/export.js";
import { fieldsExport } from "../../questions/fields/export.js";
import { visitWritersExport } from "../../cases/diary/export.js";
import { visitDaysExport, visitsExport } from "../../cases/visits/export.js";
import { objectionsExport } from "../../cases/objections/export.js";
import { organisationsExport } from "../../identity/organisations/export.js";
import { bankDaysExport } from "../../money/bank-days/export.js";
import { chargesExport } from "../../money/charges/export.js";
import { distributionsExport } from "../../money/distributions/export.js";
import { moneyMonthsExport } from "../../money/months/export.js";
import { paymentOrdersExport } from "../../money/orders/export.js";
import { treasuryListsExport, treasuryRowsExport } from "../../money/orders/treasury-list-export.js";
import { receiptRowsExport, receiptsExport } from "../../money/payments/export.js";
import { svodExport } from "../../money/svod/export.js";
import { schedulesExport } from "../../cases/plan/export.js";
import { placesExport } from "../../places/register/export.js";
import { positionsExport, rolesExport } from "../../identity/positions/export.js";
import { userHistoryExport, usersExport } from "../../identity/users/export.js";
import { reportExport } from "../reports/export.js";
import type { ExportRegister } from "../../registers/exports/register.js";

/** Every register that can be saved as a file, each as its resource declares it. */
export const exportRegisterOf: Readonly<Record<ExportRegisterName, ExportRegister>> = {
  applications: applicationsExport,
  areas: areasExport,
  schedules: schedulesExport,
  overlaps: overlapsExport,
  unplaced: unplacedExport,
  objections: objectionsExport,
  complaints: complaintsExport,
  conclusions: conclusionsExport,
  council: councilExport,
  agenda: agendaExport,
  charges: chargesExport,
  receipts: receiptsExport,
  receiptRows: receiptRowsExport,
  distributions: distributionsExport,
  paymentOrders: paymentOrdersExport,
  treasuryLists: treasuryListsExport,
  treasuryRows: treasuryRowsExport,
  bankDays: bankDaysExport,
  moneyMonths: moneyMonthsExport,
  svod: svodExport,
  report: reportExport,
  bulkFiles: bulkApplicationsExport,
  fileHistory: applicationHistoryExport,
  users: usersExport,
  userHistory: userHistoryExport,
  organisations: organisationsExport,
  positions: positionsExport,
  roles: rolesExport,
  places: placesExport,
  diagrams: diagramsExport,
  fieldGroups: fieldGroupsExport,
  fields: fieldsExport,
  visits: visitsExport,
  visitDays: visitDaysExport,
  visitWriters: visitWritersExport,
};
