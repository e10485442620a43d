import { viteApp } from "../../tools/vite-app.mjs";

export default viteApp({
  base: "/_public/",
  frame: /\/apps\/public\/src\/App\.tsx$/,
  first: {
    first:
      /\/apps\/public\/src\/(?:live\/(?:Live|Connection)|home\/(?:LookUp|Announcements)|frame\/SettingsMenu)\.tsx$/,
  },
  shared: {
    icons: /\/packages\/ui\/dist\/icons\//,
    articles: /\/apps\/public\/src\/articles\/(?:Contact|Documents|Helps|Info)\.tsx$/,
    returns: /\/apps\/public\/src\/sign-in\/(?:OneIdCallback|SapCallback)\.tsx$/,
    // What a citizen's own page has beside its applications.
    plots:
      /\/apps\/public\/src\/(?:own-plots\/(?:OwnPlots|own-plots-texts|tell-href)|disputes\/DraftDialog)\.tsx?$|\/packages\/api\/dist\/contract\/own-charges\.js$/,
    outline:
      /\/packages\/area-picker\/dist\/(?:model\/(?:outline-draft|outline-facts)|maps\/MapCanvas\/map-view|plot\/SpotLayer)\.js$|\/apps\/public\/src\/map\/use-place-bounds\.ts$/,
  },
  texts: { disputes: /\/packages\/api\/dist\/uploads\/|\/own-plots\/messages\// },
});
