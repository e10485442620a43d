import type { ScreenPath } from "@yer/api/paths";
import { type ComponentType, lazy } from "react";

/** Screens that are built, by path; each is a chunk of its own. The rest show what they will hold (`laterScreens`). */
export const builtScreens: Partial<Record<ScreenPath, ComponentType>> = {
  "/applications": lazy(() => import("../applications/ApplicationsScreen.js")),
  "/application/create": lazy(() => import("../application/CreateScreen.js")),
  "/application/:id": lazy(() => import("../application/ApplicationScreen.js")),
  "/applications/:status": lazy(() => import("../applications/ApplicationsScreen.js")),
  "/diagrams": lazy(() => import("../diagrams/DiagramsScreen.js")),
  "/allregions": lazy(() => import("../places/RegionsScreen.js")),
  "/alldistricts": lazy(() => import("../places/DistrictsScreen.js")),
  "/allneighborhoods": lazy(() => import("../places/NeighborhoodsScreen.js")),
  "/field-groups": lazy(() => import("../groups/GroupsScreen.js")),
  "/fieldgroup/create": lazy(() => import("../groups/NewGroupScreen.js")),
  "/fieldgroup/:id": lazy(() => import("../groups/GroupScreen.js")),
  "/fields": lazy(() => import("../groups/FieldsScreen.js")),
  "/field/create": lazy(() => import("../groups/NewFieldScreen.js")),
  "/field/:id": lazy(() => import("../groups/FieldScreen.js")),
  "/applicationpanel": lazy(() => import("../panel/ProcessPanelScreen.js")),
  "/auth/factor": lazy(() => import("../sign-in/FactorScreen.js")),
  "/diary/login": lazy(() => import("../diary/DiaryLogin.js")),
  "/map": lazy(() => import("../map/MapScreen.js")),
  "/logic/:id": lazy(() => import("../diagrams/LogicScreen.js")),
  "/users": lazy(() => import("../people/UsersScreen.js")),
  "/user-history/:id": lazy(() => import("../people/HistoryScreen.js")),
  "/user-profile": lazy(() => import("../people/ProfileScreen.js")),
  "/organization": lazy(() => import("../people/OrganisationScreen.js")),
  "/settingorganisation": lazy(() => import("../people/OrganisationsScreen.js")),
  "/positions": lazy(() => import("../people/PositionsScreen.js")),
  "/roles": lazy(() => import("../people/RolesScreen.js")),
  "/allsetting": lazy(() => import("../settings/SettingsScreen.js")),
  "/permissions": lazy(() => import("../people/MatrixScreen.js")),
};
