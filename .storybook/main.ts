import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions, mergeConfig } from "vite";

/** Stories of every package and both apps in one book; workspace packages are read from their sources. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    { directory: "../packages/ui/src", titlePrefix: "ui" },
    { directory: "../packages/flow-editor/src", titlePrefix: "flow-editor" },
    { directory: "../packages/area-picker/src", titlePrefix: "area-picker" },
    { directory: "../apps/backoffice/src", titlePrefix: "backoffice" },
    { directory: "../apps/public/src", titlePrefix: "public" },
  ].map((place) => ({ ...place, files: "**/*.stories.tsx" })),
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no JavaScript API, which react-docgen-typescript needs.
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: {
        conditions: ["@yer/source", ...defaultClientConditions],
        // Only what the root itself has: the rest would be looked for there in vain and be served unbundled.
        dedupe: ["react", "react-dom"],
      },
      build: { chunkSizeWarningLimit: 4000, sourcemap: false },
    }),
};

export default config;
