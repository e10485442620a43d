import { access } from "./access.js";
import { articles, faqs, legalDocuments, manuals, publicArticles } from "./articles.js";
import { applicationRegister } from "./application-register.js";
import { applications } from "./applications.js";
import { areas } from "./areas.js";
import { auth } from "./auth.js";
import { bookmarks } from "./bookmarks.js";
import { bulkMoves } from "./bulk-moves.js";
import { caseMoves } from "./case-moves.js";
import { conclusions } from "./conclusions.js";
import { council } from "./council.js";
import { diagrams } from "./diagrams.js";
import { documents } from "./documents.js";
import { drafts } from "./drafts.js";
import type { Endpoint } from "./endpoint.js";
import { factorSignIn } from "./factor-sign-in.js";
import { factors } from "./factors.js";
import { fieldGroups } from "./field-groups.js";
import { fields } from "./fields.js";
import { files } from "./files.js";
import { meta } from "./meta.js";
import { noticeChoices } from "./notice-choices.js";
import { notices } from "./notices.js";
import { objections } from "./objections.js";
import { organisations } from "./organisations.js";
import { overlaps } from "./overlaps.js";
import { places } from "./places.js";
import { ownAccount } from "./own-account.js";
import { placeImports } from "./places-import.js";
import { placeOutlines } from "./places-outlines.js";
import { placeRegister } from "./places-register.js";
import { positions, roles } from "./positions.js";
import { presences } from "./presences.js";
import { processPanel } from "./process-panel.js";
import { publicSite } from "./public.js";
import { registerFiles } from "./exports.js";
import { receiptImports } from "./receipt-imports.js";
import { sessions } from "./sessions.js";
import { surveyImports } from "./survey-imports.js";
import { calendar, proposals, settings } from "./settings.js";
import { terms } from "./terms.js";
import { tiles } from "./tiles.js";
import { users } from "./users.js";
import { views } from "./views.js";
import { work } from "./work.js";

/** The whole contract, resource by resource. Screens import the resource they need from `@yer/api/contract/<resource>`. */
export const contract = {
  access,
  applicationRegister,
  applications,
  articles,
  areas,
  auth,
  bookmarks,
  calendar,
  bulkMoves,
  caseMoves,
  conclusions,
  council,
  diagrams,
  documents,
  drafts,
  faqs,
  factorSignIn,
  factors,
  fieldGroups,
  fields,
  files,
  legalDocuments,
  manuals,
  meta,
  noticeChoices,
  notices,
  objections,
  organisations,
  overlaps,
  ownAccount,
  placeImports,
  placeOutlines,
  placeRegister,
  places,
  positions,
  proposals,
  presences,
  processPanel,
  public: publicSite,
  publicArticles,
  receiptImports,
  registerFiles,
  roles,
  sessions,
  settings,
  surveyImports,
  terms,
  tiles,
  users,
  views,
  work,
} as const;

/** Every endpoint of the contract. */
export const allEndpoints: readonly Endpoint[] = Object.values(contract).flatMap(
  (group) => Object.values(group) as Endpoint[],
);

export * from "./endpoint.js";
export * from "./problem.js";
export * from "./codes.js";
