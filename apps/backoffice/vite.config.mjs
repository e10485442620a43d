import { viteApp } from "../../tools/vite-app.mjs";

export default viteApp({ base: "/_backoffice/" });
