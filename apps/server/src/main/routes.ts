import { accessRoutes } from "../insight/explanations/routes.js";
import { overlapsRoutes } from "../cases/overlaps/routes.js";
import { placingRoutes } from "../cases/placing/routes.js";
import { applicationsFileHolder, applicationsRoutes } from "../cases/application-acts/routes.js";
import { articlesFileHolder } from "../identity/articles/file-holder.js";
import { articlesRoutes } from "../identity/articles/routes.js";
import { areasFileHolder } from "../cases/areas/held-file.js";
import { areasRoutes } from "../cases/areas/routes.js";
import { authRoutes } from "../identity/auth/routes.js";
import { sessionsRoutes } from "../identity/auth/sessions-routes.js";
import { caseMovesRoutes } from "../cases/case-moves/routes.js";
import { complaintsRoutes } from "../cases/complaints/routes.js";
import { conclusionsRoutes } from "../cases/conclusions/routes.js";
import { councilRoutes } from "../cases/council/routes.js";
import { diagramsRoutes } from "../questions/diagrams/routes.js";
import { documentsRoutes } from "../cases/documents/routes.js";
import { draftsRoutes } from "../platform/drafts/routes.js";
import { exportsRoutes } from "../insight/exports/routes.js";
import { factorsRoutes } from "../identity/own-factors/routes.js";
import { fieldGroupsRoutes } from "../questions/field-groups/routes.js";
import { fieldsRoutes } from "../questions/fields/routes.js";
import { filesRoutes } from "../platform/uploads/routes.js";
import { batchKinds } from "./batch-machine.js";
import { metaRoutes } from "./meta/routes.js";
import { batchRoutes } from "../registers/batches/routes.js";
import { bulkMovesRoutes } from "../cases/bulk-moves/routes.js";
import { bookmarksRoutes } from "../cases/bookmarks/routes.js";
import { notesRoutes } from "../cases/notes/routes.js";
import { myWorkRoutes } from "../insight/my-work/routes.js";
import { noticeChoicesRoutes } from "../identity/notice-choices/routes.js";
import { noticesRoutes } from "../identity/notices/routes.js";
import { viewsRoutes } from "../registers/views/routes.js";
import { visitsFileHolder } from "../cases/visits/held-file.js";
import { visitsRoutes } from "../cases/visits/routes.js";
import { viewWatchRoutes } from "../cases/watched-views/routes.js";
import { objectionsRoutes } from "../cases/objections/routes.js";
import { organisationsRoutes } from "../identity/organisations/routes.js";
import { distributionsRoutes } from "../money/distributions/routes.js";
import { svodRoutes } from "../money/svod/routes.js";
import { paymentOrdersRoutes } from "../money/orders/routes.js";
import { paymentsRoutes } from "../money/payments/routes.js";
import { placesRoutes } from "../places/register/routes.js";
import { ownPlotsFileHolder } from "../cases/own-plots/held-file.js";
import { ownPlotsRoutes } from "../cases/own-plots/routes.js";
import { publicPlanRoutes } from "../cases/plan/public-routes.js";
import { planRoutes } from "../cases/plan/routes.js";
import { positionsRoutes } from "../identity/positions/routes.js";
import { presencesRoutes } from "../cases/presences/routes.js";
import { processPanelRoutes } from "../insight/process-panel/routes.js";
import { publicFileHolder } from "../cases/public/held-file.js";
import { publicRoutes } from "../cases/public/routes.js";
import { settingsRoutes } from "../identity/settings/routes.js";
import { tilesRoutes } from "../cases/tiles/routes.js";
import { usersRoutes } from "../identity/users/routes.js";
import { workRoutes } from "../cases/work/routes.js";
import type { Api } from "../platform/http/route.js";

/** Every resource's routes. `app.test.ts` fails when an endpoint of the contract is missing here. */
export function routeEverything(api: Api): void {
  accessRoutes(api);
  applicationsRoutes(api);
  overlapsRoutes(api);
  placingRoutes(api);
  articlesRoutes(api);
  areasRoutes(api);
  authRoutes(api);
  complaintsRoutes(api);
  conclusionsRoutes(api);
  diagramsRoutes(api);
  caseMovesRoutes(api);
  councilRoutes(api);
  documentsRoutes(api);
  draftsRoutes(api);
  exportsRoutes(api);
  factorsRoutes(api);
  fieldGroupsRoutes(api);
  fieldsRoutes(api);
  filesRoutes(api, [
    applicationsFileHolder,
    areasFileHolder,
    articlesFileHolder,
    ownPlotsFileHolder,
    publicFileHolder,
    visitsFileHolder,
  ]);
  metaRoutes(api);
  bookmarksRoutes(api);
  bulkMovesRoutes(api);
  myWorkRoutes(api);
  notesRoutes(api);
  noticeChoicesRoutes(api);
  noticesRoutes(api);
  viewsRoutes(api);
  viewWatchRoutes(api);
  visitsRoutes(api);
  objectionsRoutes(api);
  organisationsRoutes(api);
  placesRoutes(api);
  paymentsRoutes(api);
  distributionsRoutes(api);
  svodRoutes(api);
  paymentOrdersRoutes(api);
  for (const kind of batchKinds) batchRoutes(api, kind);
  ownPlotsRoutes(api);
  planRoutes(api);
  publicPlanRoutes(api);
  positionsRoutes(api);
  presencesRoutes(api);
  processPanelRoutes(api);
  publicRoutes(api);
  settingsRoutes(api);
  tilesRoutes(api);
  sessionsRoutes(api);
  usersRoutes(api);
  workRoutes(api);
}
