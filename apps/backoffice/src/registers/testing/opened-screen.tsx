import { createClient } from "@yer/api/client";
import type { Locale } from "@yer/api/contract/appearance";
import { ownAccount } from "@yer/api/contract/own-account";
import { type Mock, mock, mockEnvironment } from "@yer/api/mock";
import { createAppStore } from "@yer/api/react";
import { CanProvider, languageTag, UiProvider, uzbekistan } from "@yer/ui";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { createBrowserRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { expect } from "vitest";
import { loadTexts } from "../../base/language/texts.js";
import { useCheck } from "../../base/screen/use-check.js";
import { signedIn } from "./signed-in.js";
import { toasts } from "../../base/screen/toast-queue.js";

const home = window.location.href;
const record = JSON.stringify({ access_token: "a", refresh_token: "b", is_staff: true });
let put = (): void => undefined;

/** What a screen is opened with. */
export interface Opening {
  readonly mocks: readonly Mock[];
  /** What the person may do. */
  readonly codes: readonly string[];
  /** Path and query. */
  readonly address: string;
  /** The addresses within it, where it is a frame of several screens. */
  readonly routes?: RouteObject[];
  /** Texts beside those of the first page. */
  readonly texts?: Readonly<Record<string, string>>;
  /** The person's language. @default English */
  readonly locale?: Locale;
}

/** A screen in the signed-in part of the app. */
function Allowed({ of: Shown }: { readonly of: ComponentType }) {
  return (
    <CanProvider check={useCheck()}>
      <Shown />
    </CanProvider>
  );
}

/**
 * Opens a screen at an address, as a reload or a link does; what was open before is put away.
 *
 * Within no boundary: after a fallback React waits a third of a second, so that people see no flicker, and 49 files of
 * tests would wait it at every opening.
 */
export async function openScreen(
  Shown: ComponentType,
  { mocks, codes, address, routes, texts, locale = "en_US" }: Opening,
): Promise<void> {
  closeScreen();
  window.history.replaceState(null, "", address);
  const person = signedIn(codes);
  const me = { ...person, preferences: { ...person.preferences, locale } };
  const environment = mockEnvironment([mock(ownAccount.me, me), ...mocks], { user: record, locale });
  const app = createAppStore({
    client: createClient(environment),
    report: (error) => expect.unreachable(String(error)),
  });
  const messages = { ...(await loadTexts(locale)), ...texts };
  const element = <Allowed of={Shown} />;
  const router = createBrowserRouter([routes ? { element, children: routes } : { path: "*", element }]);
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  put = () => {
    root.unmount();
    app.dispose();
  };
  root.render(
    <Provider store={app.store}>
      <IntlProvider locale={languageTag(locale)} messages={messages} timeZone="Asia/Tashkent">
        <UiProvider {...uzbekistan} locale={locale}>
          <RouterProvider router={router} />
        </UiProvider>
      </IntlProvider>
    </Provider>,
  );
}

/** Puts away what is open, and the address with it. */
export function closeScreen(): void {
  put();
  put = () => undefined;
  document.body.replaceChildren();
  // Files share the page: what one of them was told and did not show would wait for the next.
  toasts.attach({ show: () => undefined, close: () => undefined })();
  window.history.replaceState(null, "", home);
}
