import { viteApp } from "../../tools/vite-app.mjs";

export default viteApp({
  base: "/_public/",
  frame: /\/apps\/public\/src\/App\.tsx$/,
  first: {
    first:
      /\/apps\/public\/src\/(?:live\/(?:Live|Connection)|home\/(?:LookUp|Announcements)|frame\/SettingsMenu)\.tsx$/,
  },
});
