/** Modules that draw or keep state on a screen: what a pure entry may never reach, so that the server can import it. */
const screen =
  "node_modules/(react|react-dom|react-aria-components|react-intl|react-redux|react-router-dom|styled-components|@reduxjs/toolkit|redux-saga|@xyflow/react|leaflet|react-leaflet|axios)/";

/** Entries without React, DOM or network. */
const pure =
  "^packages/(api/src/(formats|contract|paths|messages|faults|history/messages|notices/messages)|flow-editor/src/model|area-picker/src/model)/";

/** Tests, their tools, and the book: what never ships. */
const test = "[.](test|stories)[.]tsx?$|/testing/|^packages/ui/src/docs/";

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
      name: "end-to-end-from-outside",
      comment: "End-to-end tests use the product as people do; only the contract may be read.",
      severity: "error",
      from: { path: "^e2e/" },
      to: { path: "^(apps|packages)/", pathNot: pure },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(packages|apps)/[^/]+/dist/|^e2e/(test-results|playwright-report)/" },
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
