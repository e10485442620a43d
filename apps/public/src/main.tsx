import "@yer/ui/intl-uz";
import "@yer/ui/fonts.css";
import { loadUiTexts } from "@yer/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.js";
import { takeOver } from "./home/document/take-over.js";
import { readPreferences } from "./language/preferences.js";
import { loadTexts } from "./language/texts.js";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to show the site in. See index.html.");

// Both start before React does, so that the first render finds them on their way.
const { locale } = readPreferences();
void loadTexts(locale).catch(() => undefined);
void loadUiTexts(locale).catch(() => undefined);

// The home page stands already, drawn by the server: the app comes in its place when it shows as much.
const isDrawn = root.hasChildNodes();
const place = isDrawn ? document.createElement("div") : root;
if (isDrawn) void takeOver(root, place);

createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
