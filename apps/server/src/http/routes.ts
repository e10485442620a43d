import { authRoutes } from "../auth/routes.js";
import { draftsRoutes } from "../drafts/routes.js";
import { filesRoutes } from "../files/routes.js";
import { organisationsRoutes } from "../organisations/routes.js";
import { positionsRoutes } from "../positions/routes.js";
import { usersRoutes } from "../users/routes.js";
import type { Api } from "./route.js";

/** Every resource's routes. `app.test.ts` fails when an endpoint of the contract is missing here. */
export function routeEverything(api: Api): void {
  authRoutes(api);
  draftsRoutes(api);
  filesRoutes(api, []);
  organisationsRoutes(api);
  positionsRoutes(api);
  usersRoutes(api);
}
