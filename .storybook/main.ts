import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { defaultClientConditions, mergeConfig } from "vite";
import { khatam, picture } from "./khatam.js";
import { kitProps } from "./kit-props.js";

/** The frame's own icon and font; the turquoise is readable on light and dark tabs. */
const managerHead = `
  <link rel="icon" type="image/svg+xml" href="${picture("0 0 26 26", khatam("#0f8f8b"))}" />
  <link rel="stylesheet" href="./inter/wght.css" />`;

/**
 * Stories of every package and both apps in one book, with pages of text between them; workspace packages are read from
 * their sources. It asks no other origin for anything, so it can be read without a network.
 */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    { directory: "../packages/ui/src" },
    { directory: "../packages/flow-editor/src", titlePrefix: "flow-editor" },
    { directory: "../packages/area-picker/src", titlePrefix: "area-picker" },
    { directory: "../apps/backoffice/src", titlePrefix: "backoffice" },
    { directory: "../apps/public/src", titlePrefix: "public" },
  ].map((place) => ({ ...place, files: "**/*.@(stories.tsx|mdx)" })),
  staticDirs: [{ from: "../packages/ui/node_modules/@fontsource-variable/inter", to: "inter" }],
  managerHead: (head = "") => head + managerHead,
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no JavaScript API, which react-docgen-typescript needs.
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [kitProps()],
      resolve: {
        conditions: ["@yer/source", ...defaultClientConditions],
        // Only what the root itself has: the rest would be looked for there in vain and be served unbundled.
        dedupe: ["react", "react-dom"],
      },
      build: { chunkSizeWarningLimit: 4000, sourcemap: false },
    }),
};

export default config;
