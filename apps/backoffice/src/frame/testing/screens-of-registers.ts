import type { ComponentType } from "react";
import { registers } from "./registers-of-contract.js";

/** The screens of each register of the contract. */
export const screens: Readonly<Record<string, readonly (() => Promise<{ readonly default: ComponentType }>)[]>> = {
  applications: [() => import("../../cases/applications/register/ApplicationsScreen.js")],
  areaLists: [() => import("../../cases/areas/import/AreaListsRegister.js")],
  areas: [() => import("../../cases/areas/AreasScreen.js"), () => import("../../cases/areas/BasketScreen.js")],
  bankAccounts: [() => import("../../money/accounts/AccountsRegister.js")],
  bankDays: [() => import("../../money/days/BankDaysRegister.js")],
  calendarLists: [() => import("../../identity/settings/CalendarListsRegister.js")],
  charges: [() => import("../../money/charges/ChargesScreen.js")],
  complaints: [() => import("../../cases/objections/ComplaintsRegister.js")],
  conclusions: [() => import("../../cases/conclusions/ConclusionsScreen.js")],
  council: [() => import("../../cases/council/CouncilScreen.js")],
  diagrams: [() => import("../../questions/diagrams/DiagramsScreen.js")],
  distributions: [() => import("../../money/distributions/DistributionsRegister.js")],
  fieldGroups: [() => import("../../questions/groups/GroupsScreen.js")],
  fields: [() => import("../../questions/groups/FieldsScreen.js")],
  imports: [() => import("../../cases/surveys/ImportsScreen.js")],
  lineReturns: [() => import("../../money/returns/LineReturnsRegister.js")],
  moneyMonths: [() => import("../../money/months/MonthsRegister.js")],
  objections: [() => import("../../cases/objections/ObjectionsRegister.js")],
  organisations: [() => import("../../identity/people/OrganisationsScreen.js")],
  outlineFiles: [() => import("../../places/outlines/OutlineFilesRegister.js")],
  overlaps: [() => import("../../cases/overlaps/OverlapsRegister.js")],
  paymentOrders: [() => import("../../money/distributions/OrdersRegister.js")],
  placeLists: [() => import("../../places/import/PlaceListsRegister.js")],
  places: [
    () => import("../../places/RegionsScreen.js"),
    () => import("../../places/DistrictsScreen.js"),
    () => import("../../places/NeighborhoodsScreen.js"),
  ],
  positions: [() => import("../../identity/people/PositionsScreen.js")],
  receipts: [() => import("../../money/receipts/BankListsRegister.js")],
  reports: [() => import("../../insight/reports/ReportsScreen.js")],
  roles: [() => import("../../identity/people/RolesScreen.js")],
  scheduleLists: [() => import("../../cases/plan/import/ScheduleListsRegister.js")],
  schedules: [() => import("../../cases/plan/PlanScreen.js")],
  settings: [async () => ({ default: (await import("../../identity/settings/SettingsRegister.js")).SettingsRegister })],
  statementLines: [() => import("../../money/lines/StatementLinesRegister.js")],
  treasuryLists: [() => import("../../money/treasury/TreasuryListsRegister.js")],
  unplaced: [() => import("../../cases/placing/UnplacedRegister.js")],
  users: [() => import("../../identity/people/UsersScreen.js")],
  visitDays: [() => import("../../cases/diary/office/DaysScreen.js")],
  visits: [() => import("../../cases/diary/office/RecordsScreen.js")],
  visitWriters: [() => import("../../cases/diary/office/WritersScreen.js")],
};

/** Each of those screens, named. */
export const registerScreens = registers.flatMap((register) =>
  (screens[register.name] ?? []).map((load, index, { length }) => ({
    name: length > 1 ? `${register.name} ${String(index + 1)}` : register.name,
    register,
    load,
  })),
);

/** Every text of the back office; otherwise they come with its parts. */
export const texts = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<{ readonly messages: object }>(["../../**/messages/en_US.ts", "!../../messages/en_US.ts"], {
      eager: true,
    }),
  ).map(({ messages }) => messages),
) as Readonly<Record<string, string>>;
