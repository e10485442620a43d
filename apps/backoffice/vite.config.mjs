import { viteApp } from "../../tools/vite-app.mjs";

export default viteApp({
  base: "/_backoffice/",
  together: {
    name: "registers",
    test: /\/apps\/backoffice\/src\/(?:registers\/(?:kit\/(?:create-register|use-register|use-pages|use-say|order|trail|personal-number)|table-look\/(?:use-table-look|TableLookMenu|TableTools)|address\/(?:use-register-params|address-after)|exports\/Export)|base\/(?:language\/first-content|screen\/(?:ScreenHead|use-screen-title|use-table-face)))\.tsx?$|\/ui\/dist\/(?:host\/[\w-]+|components\/DataTable\/column-state)\.js$/,
  },
});
