import { viteApp } from "../../tools/vite-app.mjs";

export default viteApp({
  base: "/_backoffice/",
  together: {
    name: "registers",
    test: /\/apps\/backoffice\/src\/(?:table-look\/(?:useTableLook|TableLookMenu)|shell\/(?:useRegisterParams|addressAfter|firstContent)|exports\/Export)\.tsx?$|\/ui\/dist\/(?:host\/\w+|components\/DataTable\/columnState)\.js$/,
  },
});
