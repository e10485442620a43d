import { access } from "./access.js";
import { articles, faqs, legalDocuments, manuals, publicArticles } from "./articles.js";
import { applicationRegister } from "./application-register.js";
import { applications } from "./applications.js";
import { areas } from "./areas.js";
import { auth } from "./auth.js";
import { bankAccounts } from "./bank-accounts.js";
import { bills } from "./bills.js";
import { bookmarks } from "./bookmarks.js";
import { bulkMoves } from "./bulk-moves.js";
import { caseMoves } from "./case-moves.js";
import { charges } from "./charges.js";
import { conclusions } from "./conclusions.js";
import { corrections } from "./corrections.js";
import { council } from "./council.js";
import { dashboard } from "./dashboard.js";
import { diagrams } from "./diagrams.js";
import { diaryDevices } from "./diary-devices.js";
import { diaryPanel } from "./diary-panel.js";
import { diaryPhotos } from "./diary-photos.js";
import { diaryVisits } from "./diary-visits.js";
import { distributions } from "./distributions.js";
import { documents } from "./documents.js";
import { drafts } from "./drafts.js";
import type { Endpoint } from "./endpoint.js";
import { factorSignIn } from "./factor-sign-in.js";
import { factors } from "./factors.js";
import { fieldGroups } from "./field-groups.js";
import { fields } from "./fields.js";
import { files } from "./files.js";
import { instalmentRequests } from "./instalment-requests.js";
import { meta } from "./meta.js";
import { myWork } from "./my-work.js";
import { noticeChoices } from "./notice-choices.js";
import { notices } from "./notices.js";
import { objections } from "./objections.js";
import { onlinePayments } from "./online-payments.js";
import { organisations } from "./organisations.js";
import { overlaps } from "./overlaps.js";
import { ownCharges } from "./own-charges.js";
import { placing } from "./placing.js";
import { moneyMonths } from "./money-months.js";
import { paymentOrders } from "./payment-orders.js";
import { places } from "./places.js";
import { ownAccount } from "./own-account.js";
import { ownApplications } from "./own-applications.js";
import { ownPlots } from "./own-plots.js";
import { placeImports } from "./places-import.js";
import { placeOutlines } from "./places-outlines.js";
import { placeRegister } from "./places-register.js";
import { positions, roles } from "./positions.js";
import { notes } from "./notes.js";
import { presences } from "./presences.js";
import { processPanel } from "./process-panel.js";
import { publicPlan } from "./public-plan.js";
import { publicSite } from "./public.js";
import { reports } from "./reports.js";
import { reportSchedules } from "./report-schedules.js";
import { rounds } from "./rounds.js";
import { registerFiles } from "./exports.js";
import { refunds } from "./refunds.js";
import { receiptImports } from "./receipt-imports.js";
import { bankDays, bankDayStatements } from "./bank-days.js";
import { clearing } from "./clearing.js";
import { lineReturns } from "./line-returns.js";
import { statementLines } from "./statement-lines.js";
import { scheduleImports } from "./schedule-imports.js";
import { schedules } from "./schedules.js";
import { sessions } from "./sessions.js";
import { treasuryImports } from "./treasury-lists.js";
import { svod } from "./svod.js";
import { svodStatements } from "./svod-statements.js";
import { surveyImports } from "./survey-imports.js";
import { areaImports } from "./area-imports.js";
import { calendarImports } from "./calendar-lists.js";
import { calendar, proposals, settings } from "./settings.js";
import { terms } from "./terms.js";
import { tiles } from "./tiles.js";
import { users } from "./users.js";
import { views } from "./views.js";
import { visitDays } from "./visit-days.js";
import { visitRegister } from "./visit-register.js";
import { visitWriters } from "./visit-writers.js";
import { visits } from "./visits.js";
import { work } from "./work.js";

/** See {@link contract}; by its resources' own types, which written out would be a megabyte. */
export interface Contract {
  readonly access: typeof access;
  readonly applicationRegister: typeof applicationRegister;
  readonly applications: typeof applications;
  readonly articles: typeof articles;
  readonly areaImports: typeof areaImports;
  readonly areas: typeof areas;
  readonly auth: typeof auth;
  readonly bills: typeof bills;
  readonly bookmarks: typeof bookmarks;
  readonly calendar: typeof calendar;
  readonly calendarImports: typeof calendarImports;
  readonly bulkMoves: typeof bulkMoves;
  readonly caseMoves: typeof caseMoves;
  readonly charges: typeof charges;
  readonly conclusions: typeof conclusions;
  readonly corrections: typeof corrections;
  readonly council: typeof council;
  readonly dashboard: typeof dashboard;
  readonly diagrams: typeof diagrams;
  readonly documents: typeof documents;
  readonly diaryDevices: typeof diaryDevices;
  readonly diaryPanel: typeof diaryPanel;
  readonly diaryPhotos: typeof diaryPhotos;
  readonly diaryVisits: typeof diaryVisits;
  readonly distributions: typeof distributions;
  readonly drafts: typeof drafts;
  readonly faqs: typeof faqs;
  readonly factorSignIn: typeof factorSignIn;
  readonly factors: typeof factors;
  readonly fieldGroups: typeof fieldGroups;
  readonly fields: typeof fields;
  readonly files: typeof files;
  readonly instalmentRequests: typeof instalmentRequests;
  readonly legalDocuments: typeof legalDocuments;
  readonly manuals: typeof manuals;
  readonly meta: typeof meta;
  readonly myWork: typeof myWork;
  readonly noticeChoices: typeof noticeChoices;
  readonly notices: typeof notices;
  readonly objections: typeof objections;
  readonly onlinePayments: typeof onlinePayments;
  readonly organisations: typeof organisations;
  readonly ownPlots: typeof ownPlots;
  readonly overlaps: typeof overlaps;
  readonly ownCharges: typeof ownCharges;
  readonly placing: typeof placing;
  readonly ownAccount: typeof ownAccount;
  readonly ownApplications: typeof ownApplications;
  readonly placeImports: typeof placeImports;
  readonly placeOutlines: typeof placeOutlines;
  readonly placeRegister: typeof placeRegister;
  readonly moneyMonths: typeof moneyMonths;
  readonly paymentOrders: typeof paymentOrders;
  readonly treasuryImports: typeof treasuryImports;
  readonly bankDays: typeof bankDays;
  readonly bankDayStatements: typeof bankDayStatements;
  readonly places: typeof places;
  readonly positions: typeof positions;
  readonly proposals: typeof proposals;
  readonly notes: typeof notes;
  readonly presences: typeof presences;
  readonly processPanel: typeof processPanel;
  readonly public: typeof publicSite;
  readonly publicArticles: typeof publicArticles;
  readonly publicPlan: typeof publicPlan;
  readonly receiptImports: typeof receiptImports;
  readonly refunds: typeof refunds;
  readonly bankAccounts: typeof bankAccounts;
  readonly clearing: typeof clearing;
  readonly lineReturns: typeof lineReturns;
  readonly statementLines: typeof statementLines;
  readonly registerFiles: typeof registerFiles;
  readonly reports: typeof reports;
  readonly reportSchedules: typeof reportSchedules;
  readonly roles: typeof roles;
  readonly scheduleImports: typeof scheduleImports;
  readonly rounds: typeof rounds;
  readonly schedules: typeof schedules;
  readonly sessions: typeof sessions;
  readonly settings: typeof settings;
  readonly surveyImports: typeof surveyImports;
  readonly svod: typeof svod;
  readonly svodStatements: typeof svodStatements;
  readonly terms: typeof terms;
  readonly tiles: typeof tiles;
  readonly users: typeof users;
  readonly views: typeof views;
  readonly visitDays: typeof visitDays;
  readonly visitRegister: typeof visitRegister;
  readonly visitWriters: typeof visitWriters;
  readonly visits: typeof visits;
  readonly work: typeof work;
}

/** The whole contract, resource by resource. Screens import the resource they need from `@yer/api/contract/<resource>`. */
export const contract: Contract = {
  access,
  applicationRegister,
  applications,
  articles,
  areaImports,
  areas,
  auth,
  bills,
  bookmarks,
  calendar,
  calendarImports,
  bulkMoves,
  caseMoves,
  charges,
  conclusions,
  corrections,
  council,
  dashboard,
  diagrams,
  diaryDevices,
  diaryPanel,
  diaryPhotos,
  diaryVisits,
  distributions,
  documents,
  drafts,
  faqs,
  factorSignIn,
  factors,
  fieldGroups,
  fields,
  files,
  instalmentRequests,
  legalDocuments,
  manuals,
  meta,
  myWork,
  noticeChoices,
  notices,
  objections,
  onlinePayments,
  organisations,
  ownPlots,
  overlaps,
  ownCharges,
  placing,
  ownAccount,
  ownApplications,
  placeImports,
  placeOutlines,
  placeRegister,
  moneyMonths,
  paymentOrders,
  treasuryImports,
  bankDays,
  bankDayStatements,
  places,
  positions,
  proposals,
  notes,
  presences,
  processPanel,
  public: publicSite,
  publicArticles,
  publicPlan,
  receiptImports,
  refunds,
  bankAccounts,
  clearing,
  lineReturns,
  statementLines,
  registerFiles,
  reports,
  reportSchedules,
  roles,
  scheduleImports,
  rounds,
  schedules,
  sessions,
  settings,
  surveyImports,
  svod,
  svodStatements,
  terms,
  tiles,
  users,
  views,
  visitDays,
  visitRegister,
  visitWriters,
  visits,
  work,
};

/** Every endpoint of the contract. */
export const allEndpoints: readonly Endpoint[] = Object.values(contract).flatMap((group) =>
  Object.values<Endpoint>(group),
);

export * from "./endpoint.js";
export * from "./problem.js";
export * from "./codes.js";
