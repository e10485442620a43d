import path from "node:path";
import { firstScreens } from "../../tools/first-screens.mjs";
import { workerBeside } from "../../tools/worker-beside.mjs";
import { viteApp } from "../../tools/vite-app.mjs";

export default viteApp({
  base: "/_backoffice/",
  frame:
    /\/apps\/backoffice\/src\/(?:frame\/(?!GiveReason|LastAbleDialog)\w+|registers\/(?:kit\/(?:create-register|create-bar|declare-filters)|table-look\/LookPanel|views\/RegisterViews|exports\/ExportMenu)|identity\/notices\/NoticeCentre)\.tsx?$|\/packages\/api\/dist\/contract\/files\.js$/,
  first: {
    plots:
      /\/packages\/api\/dist\/(?:formats\/tashkent|contract\/(?:areas|columns|history|impact|organisations|plot-overlap|tiles))\.js$/,
    first: /\/cases\/applications\/register\/ApplicationsScreen\.tsx$/,
    // What is written into, on pages and in what opens over them.
    fields:
      /\/react-aria-components\/dist\/private\/Text(?:Area|Field)\.|\/packages\/ui\/dist\/(?:components\/(?:Skeleton|TextArea)\/|state\/use-rested\.js)/,
  },
  shared: {
    kit: /\/packages\/ui\/dist\/(?:icons|components\/(?:Tabs|Badge|Card|DescriptionList|ToggleButton|Disclosure|Grid|ProgressBar|Tooltip))\//,
    screen:
      /\/apps\/backoffice\/src\/(?:base\/screen\/(?:FailedRead|NoRecord|RecordLoading)|registers\/kit\/(?:AddButton|HeadOfParts|NextInQueue|NextRow|TableRoom|UnreadAddress|UnreadView|use-following))\.tsx?$/,
    // A form that is sent: its problem, its draft, leaving it; and what somebody wrote that it answers.
    form: /\/apps\/backoffice\/src\/base\/(?:forms\/(?:FormDialog|FormProblem|LeaveGuard|RestoredDraft|use-endpoint-form)|screen\/(?:Quote|stale))\.tsx?$/,
    case: /\/packages\/api\/dist\/contract\/(?:applications|bookmarks|bulk-deeds|charge-flags|conclusion-seat|conclusions|discussion|documents|objections|overlaps|placing|plot-overlap|presences|schedules)\.js$|\/apps\/backoffice\/src\/cases\/(?:objections|overlaps)\/\w+-in-turn\.ts$/,
    // What other registers and the settings have of money and of my work too.
    batch: /\/packages\/api\/dist\/(?:contract\/batch|formats\/(?:between-digits|treasury-account))\.js$/,
    // My work: registers that no application's page needs, and the links to them.
    work: /\/packages\/api\/dist\/contract\/(?:bills|charges|queue-measures)\.js$|\/insight\/(?:measure-link|own-reports\/pinned-reports)\.ts$/,
    // What is asked before an act on many records.
    many: /\/apps\/backoffice\/src\/cases\/tasks\/(?:BulkDialog|BulkFindings|bulk-says|group-by-reason|use-bulk-preview)\.tsx?$/,
    // Registers of money beside that of charges, and what says their words.
    books:
      /\/packages\/api\/dist\/contract\/(?:bank-accounts|bank-days|clearing|distributions|line-returns|money-months|payment-orders|money-lists|receipt-imports|statement-lines|svod|svod-statements|treasury-lists)\.js$|\/apps\/backoffice\/src\/base\/screen\/ReadDrawer\.tsx$|\/apps\/backoffice\/src\/money\/\w+\/(?:\w+-texts|svod-address)\.ts$/,
    // A diagram as its viewer and its editor read and draw it, and what the editor alone adds.
    flow: /\/packages\/flow-editor\/dist\/(?:model\/(?:graph|limits|operations|outline|parse|reading|resolve|sentences)|bpmn\/(?:kept-bpmn|routes)|canvas\/(?:draw-sheet|node-size|sheet|sheet-ink)|outline\/flow-order|progress\/tone|texts\/due-text)\.js$/,
    editing:
      /\/packages\/flow-editor\/dist\/(?:canvas\/(?:RedoIcon|canvas-controls)|editor\/(?:commands|diagram-choices|editor-context)|log\/edit-log|model\/validate)\.js$/,
    // A plot as the pages of applications and areas and the sheet of a conclusion show it.
    plot: /\/packages\/area-picker\/dist\/(?:components\/OutlineSketch\/OutlineSketch|model\/outline-facts|maps\/MapCanvas\/map-view)\.js$|\/apps\/backoffice\/src\/base\/place-choice\/first-place\.ts$|\/apps\/backoffice\/src\/cases\/(?:plots\/(?:PlotSketch|plot-box)|applications\/(?:application-texts|payment\/written-contract|page\/(?:PlaceCard|building-in-words)))\.tsx?$|\/apps\/backoffice\/src\/cases\/areas\/page\/FaultList\.tsx$/,
    // Areas' registers, baskets and pages.
    areas: /\/apps\/backoffice\/src\/cases\/areas\/(?:area-baskets|area-path|areas-in-turn|area-filters)\.ts$/,
    // The plan in its other views, and what it shares with the map of places.
    plan: /\/apps\/backoffice\/src\/cases\/plan\/(?:BusyTeams|PlanCalendar|PlanProgress|calendar-weeks)\.tsx?$/,
    places: /\/packages\/area-picker\/dist\/maps\/AreaMap\/|\/apps\/backoffice\/src\/cases\/map\/use-map-outlines\.ts$/,
    schedules: /\/apps\/backoffice\/src\/cases\/plan\/page\/acts\/(?:schedule-act|written-of)\.ts$/,
  },
  texts: {
    cases: /\/packages\/(?:area-picker|api\/dist\/(?:history|uploads))\//,
    questions: /\/packages\/flow-editor\//,
    identity: /\/packages\/api\/dist\/reading\//,
    // The diary is opened by itself, and by few.
    diary: /\/backoffice\/src\/cases\/diary\//,
    // Acts on money of an application's page: it is read more often than money is corrected.
    money: /\/backoffice\/src\/cases\/money\//,
    // Numbers of the dashboard come after the work above them.
    figures: /\/backoffice\/src\/insight\/figures\//,
    // Reports are opened by themselves: the dashboard says none of their words. Why applications are refused they say
    // most.
    reports: /\/backoffice\/src\/insight\/(?:own-)?reports\/|\/packages\/api\/dist\/(?:reports|refusals)\//,
    insight: /\/packages\/api\/dist\/notices\/|\/backoffice\/src\/frame\/later\//,
  },
  plugins: [
    firstScreens({
      root: import.meta.dirname,
      screens: "src/frame/screens/built-screens.ts",
      reads: "src/frame/first/first-reads.ts",
      script: "src/frame/first/begin.ts",
      // The words of notices are among them.
      opened: "insight",
    }),
    workerBeside({
      fileName: "diary-worker.js",
      file: path.join(import.meta.dirname, "src/cases/diary/offline/diary-worker.ts"),
    }),
    workerBeside({
      fileName: "diary-face.js",
      file: path.join(import.meta.dirname, "src/cases/diary/offline/face-script.ts"),
    }),
  ],
});
