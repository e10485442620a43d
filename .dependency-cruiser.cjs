/** Modules that draw or keep state on a screen: what a pure entry may never reach, so that the server can import it. */
const screen =
  "node_modules/(react|react-dom|react-aria-components|react-intl|react-redux|react-router-dom|styled-components|@reduxjs/toolkit|redux-saga|@xyflow/react|leaflet|react-leaflet|axios)/";

/** Entries without React, DOM or network. */
const pure =
  "^packages/(api/src/(formats|contract|paths|messages|faults|columns/messages|history/messages|notices/messages)|flow-editor/src/model|area-picker/src/model)/";

/** Tests, their tools, and the book: what never ships. */
const test = "[.](test|stories|example)[.]tsx?$|/testing/|^packages/ui/src/docs/";

/** Groups of the server's folders, from left to right: each imports only itself and what stands to its left. */
const groups = [
  "platform",
  "registers",
  "rules",
  "identity",
  "places",
  "questions",
  "cases",
  "money",
  "insight",
  // A production build lacks it: main loads it in its mode only, and nobody else can.
  "demo",
  "main",
];

/** Beside the groups: the tables and their migrations, which belong to `platform`, and what tests are helped by. */
const besideGroups = ["schema", "testing"];

/** What a group may import of the server. */
const leftOf = (index) => `^apps/server/src/(${["schema", ...groups.slice(0, index + 1)].join("|")})/`;

const serverGroups = [
  ...groups.map((group, index) => ({
    name: `server-${group}`,
    comment: `Groups stand in a row: ${groups.join(" → ")}. What ${group} needs of one to its right it names as a port, and main fills it.`,
    severity: "error",
    from: { path: `^apps/server/src/(${index === 0 ? `${group}|schema` : group})/`, pathNot: test },
    to: { path: "^apps/server/src/", pathNot: leftOf(index) },
  })),
  {
    name: "server-in-groups",
    comment: "Every module of the server stands in a group: main.ts starts it, and nothing else has no room.",
    severity: "error",
    from: { path: `^apps/server/src/(?!(${[...groups, ...besideGroups].join("|")})/|main[.]ts$)` },
    to: {},
  },
  {
    name: "server-rules-are-pure",
    comment:
      "Calendar, terms, moves and charges are reckoned from what they are given; of the platform they know forms.",
    severity: "error",
    from: { path: "^apps/server/src/rules/", pathNot: test },
    to: { pathNot: "^(apps/server/src/rules|packages)/", dependencyTypesNot: ["type-only"] },
  },
];

/** Groups of the back office's folders, from left to right: each imports only itself and what stands to its left. */
const screenGroups = ["base", "registers", "cases", "places", "questions", "money", "insight", "identity", "frame"];

/** What starts the app and hangs the frame up, and its first texts. */
const besideScreens = "main[.]tsx|App[.]tsx|router[.]tsx|messages/";

const backofficeGroups = [
  ...screenGroups.map((group, index) => ({
    name: `backoffice-${group}`,
    comment: `Groups stand in a row: ${screenGroups.join(" → ")}. What two of them need goes into the left one.`,
    severity: "error",
    from: { path: `^apps/backoffice/src/${group}/`, pathNot: test },
    to: {
      path: "^apps/backoffice/src/",
      pathNot: `^apps/backoffice/src/(messages|${screenGroups.slice(0, index + 1).join("|")})/`,
    },
  })),
  {
    name: "backoffice-in-groups",
    comment: "Every module of the back office stands in a group.",
    severity: "error",
    from: { path: `^apps/backoffice/src/(?!(${screenGroups.join("|")})/|${besideScreens})` },
    to: {},
  },
];

/** The floors of the house (docs/architecture.md): arrows run down only. */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Modules that import each other cannot be read, tested or split apart.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "unresolved",
      comment: "An import that leads nowhere, or past a package's exports.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "undeclared",
      comment:
        "A package imports only what its own package.json names; the tools of tests and stories are the workspace's.",
      severity: "error",
      from: { path: "^(packages|apps)/", pathNot: `${test}|[.]config[.]` },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "diary-without-screen",
      comment: "What the diary stores and sends on a device is proven without a screen, and knows none.",
      severity: "error",
      from: { path: "^apps/backoffice/src/cases/diary/(store|sync)/", pathNot: test },
      to: { path: `${screen}|^apps/backoffice/src/cases/diary/(moment|leave|office)/` },
    },
    {
      name: "packages-below-apps",
      comment: "Packages are published; they know nothing of the apps.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^(apps|e2e)/" },
    },
    {
      name: "ui-at-the-bottom",
      comment: "The component kit knows nothing of land: masks and texts are handed to it.",
      severity: "error",
      from: { path: "^packages/ui/" },
      to: { path: "^(packages|apps)/", pathNot: "^packages/ui/" },
    },
    {
      name: "api-at-the-bottom",
      comment: "The contract imports nothing else of ours.",
      severity: "error",
      from: { path: "^packages/api/" },
      to: { path: "^(packages|apps)/", pathNot: "^packages/api/" },
    },
    {
      name: "packages-side-by-side",
      comment: "The editor stands on ui; the picker on ui and api; neither on the other.",
      severity: "error",
      from: { path: "^packages/(flow-editor|area-picker)/" },
      to: { path: "^packages/(flow-editor|area-picker)/", pathNot: "^packages/$1/" },
    },
    {
      name: "editor-without-api",
      comment: "The flow editor is of use without our service: fields and bodies are handed to it.",
      severity: "error",
      from: { path: "^packages/flow-editor/" },
      to: { path: "^packages/api/" },
    },
    {
      name: "apps-apart",
      comment: "An app is reached over HTTP, never imported.",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    ...serverGroups,
    ...backofficeGroups,
    {
      name: "server-imports-pure-entries",
      comment:
        "The server uses of ours only what runs without a screen or a network; types vanish, so they may come from anywhere.",
      severity: "error",
      from: { path: "^apps/server/" },
      to: { path: "^packages/", pathNot: pure, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "pure-entries-stay-pure",
      comment: "The server runs the very validator the editor shows: it may pull in no React, however far down.",
      severity: "error",
      from: { path: pure, pathNot: test },
      to: { path: screen, reachable: true },
    },
    {
      name: "no-tests-in-the-product",
      comment: "Test code and its tools stay out of what ships.",
      severity: "error",
      from: { path: "^(packages|apps)/[^/]+/src/", pathNot: test },
      to: { path: `${test}|node_modules/(vitest|storybook|fast-check|@playwright)/` },
    },
    {
      name: "no-suites-among-helpers",
      comment: "testing/ holds what tests are helped by; a suite stands beside what it proves.",
      severity: "error",
      from: { path: "/testing/.*[.]test[.]tsx?$" },
      to: {},
    },
    {
      name: "end-to-end-from-outside",
      comment: "End-to-end tests use the product as people do; only the contract may be read.",
      severity: "error",
      from: { path: "^e2e/" },
      to: { path: "^(apps|packages)/", pathNot: pure },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(packages|apps)/[^/]+/dist(?:-production)?/|^e2e/(test-results|playwright-report)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@yer/source", "import", "browser", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
    skipAnalysisNotInRules: true,
  },
};
