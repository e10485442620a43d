import { createRoot } from "react-dom/client";
import { Suspense } from "react";
import { IntlProvider } from "react-intl";
import { afterEach, expect, test, vi } from "vitest";
import { UiProvider } from "../UiProvider/UiProvider.js";
import type { UiLocale } from "../UiProvider/locale.js";
import { useHostText } from "./use-host-text.js";
import { withPartTexts } from "./with-part-texts.js";

let unmount = (): void => {};
afterEach(() => unmount());

const loaded = vi.fn<(locale: UiLocale) => void>();
const of = (locale: UiLocale) => async () => {
  loaded(locale);
  return Promise.resolve({ messages: { "part.title": `part in ${locale}` } });
};
const Part = withPartTexts({ uz_UZ: of("uz_UZ"), uz_Cyrl: of("uz_Cyrl"), ru_RU: of("ru_RU"), en_US: of("en_US") })(
  function Part({ mark }: { mark: string }) {
    const text = useHostText();
    return <p>{[text("host.title"), text("part.title"), mark].join(" · ")}</p>;
  },
);

test("a part says its own texts and its host's, in the host's language, loaded once", async () => {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  unmount = () => {
    root.unmount();
    place.remove();
  };
  const show = (locale: UiLocale, mark: string): void =>
    root.render(
      <UiProvider locale={locale}>
        <IntlProvider locale="en" messages={{ "host.title": "host" }}>
          <Suspense fallback="…">
            <Part mark={mark} />
          </Suspense>
        </IntlProvider>
      </UiProvider>,
    );
  show("ru_RU", "one");
  await expect.poll(() => place.textContent).toBe("host · part in ru_RU · one");
  show("ru_RU", "two");
  await expect.poll(() => place.textContent).toBe("host · part in ru_RU · two");
  show("en_US", "three");
  await expect.poll(() => place.textContent).toBe("host · part in en_US · three");
  expect(loaded.mock.calls).toEqual([["ru_RU"], ["en_US"]]);
});
