import { accessRoutes } from "../access/routes.js";
import { applicationsFileHolder, applicationsRoutes } from "../applications/routes.js";
import { articlesFileHolder } from "../articles/file-holder.js";
import { articlesRoutes } from "../articles/routes.js";
import { authRoutes } from "../auth/routes.js";
import { sessionsRoutes } from "../auth/sessions-routes.js";
import { diagramsRoutes } from "../diagrams/routes.js";
import { draftsRoutes } from "../drafts/routes.js";
import { factorsRoutes } from "../factors/routes.js";
import { fieldGroupsRoutes } from "../field-groups/routes.js";
import { fieldsRoutes } from "../fields/routes.js";
import { filesRoutes } from "../files/routes.js";
import { metaRoutes } from "../meta/routes.js";
import { organisationsRoutes } from "../organisations/routes.js";
import { placesRoutes } from "../places/routes.js";
import { positionsRoutes } from "../positions/routes.js";
import { processPanelRoutes } from "../process-panel/routes.js";
import { publicRoutes } from "../public/routes.js";
import { settingsRoutes } from "../settings/routes.js";
import { tilesRoutes } from "../tiles/routes.js";
import { usersRoutes } from "../users/routes.js";
import { workRoutes } from "../work/routes.js";
import type { Api } from "./route.js";

/** Every resource's routes. `app.test.ts` fails when an endpoint of the contract is missing here. */
export function routeEverything(api: Api): void {
  accessRoutes(api);
  applicationsRoutes(api);
  articlesRoutes(api);
  authRoutes(api);
  diagramsRoutes(api);
  draftsRoutes(api);
  factorsRoutes(api);
  fieldGroupsRoutes(api);
  fieldsRoutes(api);
  filesRoutes(api, [applicationsFileHolder, articlesFileHolder]);
  metaRoutes(api);
  organisationsRoutes(api);
  placesRoutes(api);
  positionsRoutes(api);
  processPanelRoutes(api);
  publicRoutes(api);
  settingsRoutes(api);
  tilesRoutes(api);
  sessionsRoutes(api);
  usersRoutes(api);
  workRoutes(api);
}
