import * as foundation from "./0001-foundation.js";
import * as idempotency from "./0002-idempotency.js";
import * as history from "./0003-history.js";
import * as jobs from "./0004-jobs.js";
import * as drafts from "./0005-drafts.js";
import * as files from "./0006-files.js";
import * as people from "./0101-people.js";
import * as places from "./0201-places.js";
import * as settings from "./0202-settings.js";
import * as fields from "./0203-fields.js";
import * as diagrams from "./0204-diagrams.js";
import * as applications from "./0205-applications.js";
import * as discussion from "./0206-discussion.js";
import * as proceedings from "./0207-proceedings.js";
import * as filling from "./0208-filling.js";
import * as calendar from "./0209-calendar.js";
import * as stepTerms from "./0210-step-terms.js";
import * as heldFiles from "./0211-held-files.js";
import * as map from "./0220-map.js";
import * as overlaps from "./0221-overlaps.js";
import * as placeRegister from "./0230-place-register.js";
import * as access from "./0240-access.js";
import * as diagramDrafts from "./0250-diagram-drafts.js";
import * as areas from "./0260-areas.js";
import * as signIn from "./0270-sign-in.js";
import * as settingProposals from "./0280-settings.js";
import * as escalations from "./0281-escalations.js";
import * as standing from "./0290-standing.js";
import * as articles from "./0295-articles.js";
import * as fieldGroupVersions from "./0310-field-group-versions.js";
import * as caseMoves from "./0311-case-moves.js";
import * as documents from "./0320-documents.js";
import * as mail from "./0335-mail.js";
import * as notices from "./0340-notices.js";
import * as conclusionSeats from "./0345-conclusion-seats.js";
import * as objections from "./0350-objections.js";
import * as payments from "./0355-payments.js";
import * as council from "./0356-council.js";
import * as bookmarks from "./0365-bookmarks.js";
import * as provedObjections from "./0370-proved-objections.js";
import * as receiptsBeyondTheCharge from "./0373-receipts-beyond-the-charge.js";
import * as papersOfJustice from "./0374-papers-of-justice.js";
import * as keptKeys from "./0378-kept-keys.js";
import * as bulkMoves from "./0381-bulk-moves.js";
import * as exportTables from "./0382-exports.js";
import * as imports from "./0389-imports.js";
import * as views from "./0396-views.js";
import * as searchWords from "./0397-search-words.js";
import * as presences from "./0398-presences.js";
import * as noticeChoices from "./0405-notice-choices.js";
import * as registerOrders from "./0421-register-orders.js";
import * as events from "./0451-events.js";
import * as bodyCounts from "./0461-body-counts.js";
import * as yearOrders from "./0462-year-orders.js";
import * as areaOrders from "./0471-area-orders.js";
import * as batches from "./0481-batches.js";
import * as bankLists from "./0482-bank-lists.js";
import * as placeLists from "./0483-place-lists.js";
import * as outlines from "./0484-outlines.js";
import * as settingsByTerritory from "./0491-settings-by-territory.js";
import * as legalBasis from "./0495-legal-basis.js";
import * as keyStore from "./0496-key-store.js";
import * as sizes from "./0497-sizes.js";
import * as legalPersons from "./0498-legal-persons.js";
import * as peopleBarred from "./0531-people-barred.js";
import * as organisations from "./0545-organisations.js";
import * as accountsByStir from "./0590-accounts-by-stir.js";
import * as contentByHash from "./0591-content-by-hash.js";
import * as notes from "./0615-notes.js";
import * as conclusionsOfMany from "./0616-conclusions-of-many.js";
import * as reminders from "./0617-reminders.js";
import * as areaMoves from "./0660-area-moves.js";
import * as areaBaskets from "./0690-area-baskets.js";
import * as valuesForAllRows from "./0691-values-for-all-rows.js";
import * as kindsOfUploads from "./0692-kinds-of-uploads.js";
import * as visits from "./0720-visits.js";
import * as schedules from "./0750-schedules.js";
import * as areasOfMany from "./0800-areas-of-many.js";
import * as areaFaults from "./0801-area-faults.js";
import * as areasOfUnregistered from "./0802-areas-of-unregistered.js";
import * as toldLate from "./0830-told-late.js";
import * as planWatches from "./0831-plan-watches.js";
import * as standingAreas from "./0832-standing-areas.js";
import * as unplaced from "./0850-unplaced.js";
import * as unreadFacts from "./0860-unread-facts.js";
import * as toldPlots from "./0861-told-plots.js";
import * as toldByLists from "./0862-told-by-lists.js";
import * as areasWithoutNeighbourhood from "./0870-areas-without-neighbourhood.js";
import * as areasInOrder from "./0880-areas-in-order.js";
import * as schedulesSums from "./0881-schedules-sums.js";
import * as historyOfAreas from "./0882-history-of-areas.js";
import * as toldPoints from "./0892-told-points.js";
import * as journal from "./0894-journal.js";
import * as moneyCarriedOver from "./0895-money-carried-over.js";
import * as corrections from "./0896-corrections.js";
import * as refunds from "./0897-refunds.js";
import * as bankLines from "./0898-bank-lines.js";
import * as journalOfLines from "./0899-journal-of-lines.js";
import * as distribution from "./0900-distribution.js";
import * as coversDistributed from "./0901-covers-distributed.js";
import * as registerOfCharges from "./0902-register-of-charges.js";
import * as chargeReminders from "./0903-charge-reminders.js";
import * as moneySums from "./0904-money-sums.js";
import * as bills from "./0905-bills.js";
import * as instalmentRequests from "./0906-instalment-requests.js";
import * as onlinePayments from "./0910-online-payments.js";
import * as accountsOpened from "./0911-accounts-opened.js";
import * as registeredOwed from "./0912-registered-owed.js";
import * as bankDays from "./0915-bank-days.js";
import * as moneyMonths from "./0920-money-months.js";
import * as dayCounts from "./0925-day-counts.js";
import * as svodStatements from "./0926-svod-statements.js";
import * as lineReturns from "./0930-line-returns.js";
import * as clearing from "./0931-clearing.js";
import * as onlineRefunds from "./0932-online-refunds.js";
import * as chargesFound from "./0933-charges-found.js";
import * as fills from "./0937-fills.js";
import * as reports from "./0940-reports.js";
import * as batchCounts from "./0950-batch-counts.js";
import * as ownReports from "./0951-own-reports.js";
import * as reportSchedules from "./0952-report-schedules.js";
import * as refusals from "./0956-refusals.js";
import * as readingsOfPeople from "./0957-readings-of-people.js";
import * as keptReports from "./0958-kept-reports.js";
import * as wholeEntries from "./0960-whole-entries.js";
import * as diaryDevices from "./0961-diary-devices.js";
import * as diaryPhotos from "./0962-diary-photos.js";
import * as rounds from "./0963-rounds.js";
import * as visitsOfDevices from "./0964-visits-of-devices.js";
import * as visitsInOrder from "./0965-visits-in-order.js";
import * as discountsFound from "./0967-discounts-found.js";
import * as conclusionsByDay from "./0973-conclusions-by-day.js";
import * as outcomes from "./0974-outcomes.js";
import * as reportsByIndex from "./0975-reports-by-index.js";
import * as daysOfCharges from "./0976-days-of-charges.js";
import * as visitsOnTheMap from "./0984-visits-on-the-map.js";
import * as visitRows from "./0985-visit-rows.js";
import * as indexesOnce from "./0986-indexes-once.js";
import * as sentAreas from "./0987-sent-areas.js";
import * as areasWithNeighbourhoods from "./0988-areas-with-neighbourhoods.js";
import * as historyParts from "./0990-history-parts.js";
import * as historyInItsParts from "./0991-history-in-its-parts.js";
import * as historyWholeDropped from "./0992-history-whole-dropped.js";
import * as proposalsWaiting from "./0994-proposals-waiting.js";
import type { SchemaMigration } from "./schema-migration.js";

/**
 * Every migration under its number. 00xx: the database as a whole; 01xx: people and permissions; 02xx: the domain.
 * Within a range the numbers only grow, and a migration that has been released is never edited.
 */
export const migrations: Readonly<Record<string, SchemaMigration>> = {
  "0001-foundation": foundation,
  "0002-idempotency": idempotency,
  "0003-history": history,
  "0004-jobs": jobs,
  "0005-drafts": drafts,
  "0006-files": files,
  "0101-people": people,
  "0201-places": places,
  "0202-settings": settings,
  "0203-fields": fields,
  "0204-diagrams": diagrams,
  "0205-applications": applications,
  "0206-discussion": discussion,
  "0207-proceedings": proceedings,
  "0208-filling": filling,
  "0209-calendar": calendar,
  "0210-step-terms": stepTerms,
  "0211-held-files": heldFiles,
  "0220-map": map,
  "0221-overlaps": overlaps,
  "0230-place-register": placeRegister,
  "0240-access": access,
  "0250-diagram-drafts": diagramDrafts,
  "0260-areas": areas,
  "0270-sign-in": signIn,
  "0280-settings": settingProposals,
  "0281-escalations": escalations,
  "0290-standing": standing,
  "0295-articles": articles,
  "0310-field-group-versions": fieldGroupVersions,
  "0311-case-moves": caseMoves,
  "0320-documents": documents,
  "0335-mail": mail,
  "0340-notices": notices,
  "0345-conclusion-seats": conclusionSeats,
  "0350-objections": objections,
  "0355-payments": payments,
  "0356-council": council,
  "0365-bookmarks": bookmarks,
  "0370-proved-objections": provedObjections,
  "0373-receipts-beyond-the-charge": receiptsBeyondTheCharge,
  "0374-papers-of-justice": papersOfJustice,
  "0378-kept-keys": keptKeys,
  "0381-bulk-moves": bulkMoves,
  "0382-exports": exportTables,
  "0389-imports": imports,
  "0396-views": views,
  "0397-search-words": searchWords,
  "0398-presences": presences,
  "0405-notice-choices": noticeChoices,
  "0421-register-orders": registerOrders,
  "0451-events": events,
  "0461-body-counts": bodyCounts,
  "0462-year-orders": yearOrders,
  "0471-area-orders": areaOrders,
  "0481-batches": batches,
  "0482-bank-lists": bankLists,
  "0483-place-lists": placeLists,
  "0484-outlines": outlines,
  "0491-settings-by-territory": settingsByTerritory,
  "0495-legal-basis": legalBasis,
  "0496-key-store": keyStore,
  "0497-sizes": sizes,
  "0498-legal-persons": legalPersons,
  "0531-people-barred": peopleBarred,
  "0545-organisations": organisations,
  "0590-accounts-by-stir": accountsByStir,
  "0591-content-by-hash": contentByHash,
  "0615-notes": notes,
  "0616-conclusions-of-many": conclusionsOfMany,
  "0617-reminders": reminders,
  "0660-area-moves": areaMoves,
  "0690-area-baskets": areaBaskets,
  "0691-values-for-all-rows": valuesForAllRows,
  "0692-kinds-of-uploads": kindsOfUploads,
  "0720-visits": visits,
  "0750-schedules": schedules,
  "0800-areas-of-many": areasOfMany,
  "0801-area-faults": areaFaults,
  "0802-areas-of-unregistered": areasOfUnregistered,
  "0830-told-late": toldLate,
  "0831-plan-watches": planWatches,
  "0832-standing-areas": standingAreas,
  "0850-unplaced": unplaced,
  "0860-unread-facts": unreadFacts,
  "0861-told-plots": toldPlots,
  "0862-told-by-lists": toldByLists,
  "0870-areas-without-neighbourhood": areasWithoutNeighbourhood,
  "0880-areas-in-order": areasInOrder,
  "0881-schedules-sums": schedulesSums,
  "0882-history-of-areas": historyOfAreas,
  "0892-told-points": toldPoints,
  "0894-journal": journal,
  "0895-money-carried-over": moneyCarriedOver,
  "0896-corrections": corrections,
  "0897-refunds": refunds,
  "0898-bank-lines": bankLines,
  "0899-journal-of-lines": journalOfLines,
  "0900-distribution": distribution,
  "0901-covers-distributed": coversDistributed,
  "0902-register-of-charges": registerOfCharges,
  "0903-charge-reminders": chargeReminders,
  "0904-money-sums": moneySums,
  "0905-bills": bills,
  "0906-instalment-requests": instalmentRequests,
  "0910-online-payments": onlinePayments,
  "0911-accounts-opened": accountsOpened,
  "0912-registered-owed": registeredOwed,
  "0915-bank-days": bankDays,
  "0920-money-months": moneyMonths,
  "0925-day-counts": dayCounts,
  "0926-svod-statements": svodStatements,
  "0930-line-returns": lineReturns,
  "0931-clearing": clearing,
  "0932-online-refunds": onlineRefunds,
  "0933-charges-found": chargesFound,
  "0937-fills": fills,
  "0940-reports": reports,
  "0950-batch-counts": batchCounts,
  "0951-own-reports": ownReports,
  "0952-report-schedules": reportSchedules,
  "0956-refusals": refusals,
  "0957-readings-of-people": readingsOfPeople,
  "0958-kept-reports": keptReports,
  "0960-whole-entries": wholeEntries,
  "0961-diary-devices": diaryDevices,
  "0962-diary-photos": diaryPhotos,
  "0963-rounds": rounds,
  "0964-visits-of-devices": visitsOfDevices,
  "0965-visits-in-order": visitsInOrder,
  "0967-discounts-found": discountsFound,
  "0973-conclusions-by-day": conclusionsByDay,
  "0974-outcomes": outcomes,
  "0975-reports-by-index": reportsByIndex,
  "0976-days-of-charges": daysOfCharges,
  "0984-visits-on-the-map": visitsOnTheMap,
  "0985-visit-rows": visitRows,
  "0986-indexes-once": indexesOnce,
  "0987-sent-areas": sentAreas,
  "0988-areas-with-neighbourhoods": areasWithNeighbourhoods,
  "0990-history-parts": historyParts,
  "0991-history-in-its-parts": historyInItsParts,
  "0992-history-whole-dropped": historyWholeDropped,
  "0994-proposals-waiting": proposalsWaiting,
};
