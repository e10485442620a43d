import type { Preview } from "@storybook/react-vite";
import { lazy } from "react";
import { configure } from "storybook/test";
import "../packages/ui/src/intl-uz/index.js";
import "../packages/ui/fonts.css";
import { loadUiTexts } from "../packages/ui/src/UiProvider/load-ui-texts.js";
import { parseUiLocale } from "../packages/ui/src/UiProvider/locale.js";
import { withUi } from "../packages/ui/src/testing/with-ui.js";
import { patience } from "../tools/limits.mjs";
import { inFrame } from "./in-frame.js";
import { looks } from "./look.js";
import { readableProps } from "./readable-props.js";

// What play functions find and wait for.
configure({ asyncUtilTimeout: patience });

// Loaded with the first page of text: no test of a story needs it.
const BookPage = lazy(() => import("./BookPage.js"));
const ComponentPage = lazy(() => import("./ComponentPage.js"));

/** What every story is shown under, and the toolbar that changes it. */
const preview: Preview = {
  // Every component has a page: what it is for, its props, its stories.
  tags: ["autodocs"],
  decorators: [inFrame, withUi],
  argTypesEnhancers: [readableProps],
  // The language is there before the first render, so that a play function finds the story and not the wait for it.
  loaders: [({ globals }) => loadUiTexts(parseUiLocale(globals["locale"], "uz_UZ"))],
  parameters: {
    // A finding of axe fails the story's test.
    // Not React Aria's announcer: it names what it announced by id for seconds after that has gone.
    a11y: { test: "error", context: { exclude: ["[data-live-announcer]"] } },
    layout: "padded",
    // `pnpm chromatic`: the same looks of the same stories as in .ci/run.
    chromatic: {
      modes: looks,
    },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Start",
          ["Introduction", "Choosing a component", "Adding a component"],
          "Foundations",
          [
            "Colour",
            "Status",
            "Type",
            "Space and density",
            "Layout",
            "Icons",
            "Motion",
            "Tokens",
            "Formats",
            "Writing",
          ],
          "Patterns",
          ["Register", "Form with errors", "Decision", "Empty Monday", "Long task", "File page"],
          "Actions",
          "Inputs",
          "Forms",
          "Data",
          "Overlays",
          "Structure",
          "Providers",
          "*",
        ],
      },
    },
    controls: { expanded: true },
    docs: { container: BookPage, page: ComponentPage, toc: { headingSelector: "h2, h3", title: "On this page" } },
  },
  initialGlobals: { locale: "en_US", theme: "light", dir: "ltr", density: "comfortable" },
  globalTypes: {
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "uz_UZ", title: "Oʻzbekcha" },
          { value: "uz_Cyrl", title: "Ўзбекча" },
          { value: "ru_RU", title: "Русский" },
          { value: "en_US", title: "English" },
        ],
      },
    },
    theme: {
      description: "Theme",
      toolbar: {
        icon: "circlehollow",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
          { value: "contrast", title: "High contrast" },
        ],
      },
    },
    dir: {
      description: "Direction",
      toolbar: {
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
    density: {
      description: "Density",
      toolbar: {
        icon: "component",
        dynamicTitle: true,
        items: [
          { value: "comfortable", title: "Comfortable" },
          { value: "compact", title: "Compact" },
        ],
      },
    },
  },
};

export default preview;
