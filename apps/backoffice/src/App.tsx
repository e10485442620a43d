import type { AppStore } from "@yer/api/react";
import { useTheme } from "@yer/api/react";
import { languageTag, pageNonce, UiProvider, uzbekistan } from "@yer/ui";
import { type ReactNode, Suspense, use, useDeferredValue } from "react";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { RouterProvider } from "react-router-dom";
import { loadTexts } from "./base/language/texts.js";
import { router } from "./router.js";

function goTo(href: string): void {
  void router.navigate(href);
}

/** Language and look; a change of language keeps the old texts on the screen until the new ones have come. */
function Look({ children }: { children: ReactNode }) {
  const { locale, currentTheme, accent, direction, density } = useTheme();
  const current = useDeferredValue(locale);
  const texts = use(loadTexts(current));
  return (
    <IntlProvider locale={languageTag(current)} messages={texts} timeZone="Asia/Tashkent">
      <UiProvider
        {...uzbekistan}
        locale={locale}
        theme={currentTheme}
        accent={accent}
        direction={direction}
        density={density}
        nonce={pageNonce()}
        navigate={goTo}
      >
        {children}
      </UiProvider>
    </IntlProvider>
  );
}

/** The back office. */
export function App({ store }: { store: AppStore["store"] }) {
  return (
    <Provider store={store}>
      <Suspense>
        <Look>
          <RouterProvider router={router} />
        </Look>
      </Suspense>
    </Provider>
  );
}
