import { firstScreens } from "../../tools/first-screens.mjs";
import { viteApp } from "../../tools/vite-app.mjs";

export default viteApp({
  base: "/_backoffice/",
  frame:
    /\/apps\/backoffice\/src\/(?:frame\/\w+|registers\/(?:kit\/(?:create-register|create-bar|declare-filters)|table-look\/LookPanel|views\/RegisterViews|exports\/ExportMenu)|identity\/notices\/NoticeCentre)\.tsx?$/,
  first: {
    plots:
      /\/packages\/api\/dist\/(?:formats\/tashkent|contract\/(?:history|plot-overlap|areas|tiles|impact|organisations))\.js$/,
    first: /\/cases\/applications\/register\/ApplicationsScreen\.tsx$/,
  },
  shared: {
    kit: /\/packages\/ui\/dist\/(?:icons|components\/(?:Tabs|Badge|Card|DescriptionList|ToggleButton|Disclosure|Grid|ProgressBar|Tooltip))\//,
    case: /\/packages\/api\/dist\/contract\/(?:applications|bookmarks|conclusion-seat|conclusions|discussion|documents|objections|overlaps|plot-overlap|presences)\.js$/,
    screen:
      /\/apps\/backoffice\/src\/(?:base\/screen\/(?:NoRecord|RecordLoading)|registers\/kit\/(?:AddButton|NextRow|UnreadAddress|use-following))\.tsx?$/,
  },
  texts: {
    cases: /\/packages\/(?:area-picker|api\/dist\/history)\//,
    questions: /\/packages\/flow-editor\//,
    identity: /\/packages\/api\/dist\/reading\//,
  },
  plugins: [
    firstScreens({
      root: import.meta.dirname,
      screens: "src/frame/screens/built-screens.ts",
      reads: "src/frame/first/first-reads.ts",
      script: "src/frame/first/begin.ts",
    }),
  ],
});
