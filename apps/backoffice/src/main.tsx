import "@yer/ui/intl-uz";
import "@yer/ui/fonts.css";
import { browserEnvironment, createClient } from "@yer/api/client";
import { createAppStore, followEvents } from "@yer/api/react";
import { loadUiTexts } from "@yer/ui";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.js";
import { loadTexts } from "./base/language/texts.js";
import { standFirst } from "./frame/screens/stand-first.js";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to show the back office in. See index.html.");

const app = createAppStore({
  client: createClient(browserEnvironment()),
  sagas: [followEvents],
  report: reportError,
});

// Both start before React does, so that the first render finds them on their way.
const { locale } = app.store.getState().theme;
void loadTexts(locale).catch(() => undefined);
void loadUiTexts(locale).catch(() => undefined);

const place = createRoot(root);
void standFirst(app)
  // What did not come is told by what is drawn without it.
  .catch(() => undefined)
  .then(() =>
    // In slices: a press, and the page that says it comes, need not wait for the whole of it.
    startTransition(() =>
      place.render(
        <StrictMode>
          <App store={app.store} />
        </StrictMode>,
      ),
    ),
  );
