import { UiProvider, uzbekistan } from "@yer/ui";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { loadTexts } from "../../language/texts.js";

let put = (): void => undefined;

/**
 * Shows a part of the site in English; what was shown before is put away. Gives what holds it.
 *
 * Within no boundary: one that had shown its fallback would be kept waiting by React for the third of a second that people
 * are spared a flicker for.
 */
export async function show(shown: ReactNode): Promise<HTMLElement> {
  putAway();
  const messages = await loadTexts("en_US");
  const main = document.body.appendChild(document.createElement("main"));
  const root = createRoot(main);
  put = () => root.unmount();
  root.render(
    <IntlProvider locale="en" messages={messages} timeZone="Asia/Tashkent">
      <UiProvider {...uzbekistan} locale="en_US">
        {shown}
      </UiProvider>
    </IntlProvider>,
  );
  return main;
}

/** Puts away what is shown. */
export function putAway(): void {
  put();
  put = () => undefined;
  document.body.replaceChildren();
}
