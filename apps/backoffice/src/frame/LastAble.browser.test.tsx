import { createClient } from "@yer/api/client";
import { type Application, applications } from "@yer/api/contract/applications";
import { type Mock, mock, mockEnvironment, refusal } from "@yer/api/mock";
import { createAppStore, useAct } from "@yer/api/react";
import { sayFailure } from "@yer/api/messages/sentences";
import { Button, UiProvider, uzbekistan } from "@yer/ui";
import { createRoot, type Root } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadTexts } from "../base/language/texts.js";
import { useText } from "../base/language/use-text.js";
import LastAble from "./LastAble.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
/** What came with each try: the act's key, and why. */
const sent: { readonly key: string | undefined; readonly why: string | undefined }[] = [];
let root: Root;
let dispose = (): void => undefined;

function Act() {
  const text = useText();
  const [submit, { data, failure }] = useAct(applications.submit);
  return (
    <>
      <Button onPress={() => submit({ params: { id } })}>Hand in</Button>
      <output>{failure ? sayFailure(text, failure) : data ? "Done" : ""}</output>
    </>
  );
}

beforeEach(async () => {
  sent.length = 0;
  const mocks: Mock[] = [
    mock(applications.submit, ({ headers }) => {
      const { "idempotency-key": key, "act-reason": why } = headers;
      sent.push({ key, why });
      if (why !== undefined) return { id } as Application;
      throw refusal("last-able", {
        reasons: [
          { code: "last-able", params: { part: "review" } },
          { code: "too-few-able", params: { part: "council" } },
          { code: "too-few-able", params: { part: "objections" } },
          { code: "rights-given-by", params: { names: "Vali" } },
        ],
      });
    }),
  ];
  const user = JSON.stringify({ access_token: "a", refresh_token: "b", is_staff: true });
  const app = createAppStore({
    client: createClient(mockEnvironment(mocks, { user, locale: "en_US" })),
    report: (error) => expect.unreachable(String(error)),
  });
  ({ dispose } = app);
  const messages = await loadTexts("en_US");
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <Provider store={app.store}>
      <IntlProvider locale="en" messages={messages} timeZone="Asia/Tashkent">
        <UiProvider {...uzbekistan} locale="en_US">
          <Act />
          <LastAble />
        </UiProvider>
      </IntlProvider>
    </Provider>,
  );
});
afterEach(() => {
  root.unmount();
  dispose();
  document.body.replaceChildren();
});

const handIn = () => userEvent.click(page.getByRole("button", { name: "Hand in" }));
const doIt = () => userEvent.click(page.getByRole("button", { name: "Do it all the same" }));
const dialog = page.getByRole("dialog", { name: "Nobody else is left after this" });
const reason = page.getByRole("textbox", { name: "Reason" });

test("the last person able is told which part is left to nobody, which to too few, and who gives rights, and the act goes on with their reason", async () => {
  await handIn();
  await expect
    .element(dialog.getByText("After this nobody in this territory will be able to do this: review"))
    .toBeVisible();
  await expect.element(dialog.getByText(/too few people .* takes only one: the Council’s decision/)).toBeVisible();
  await expect.element(dialog.getByText(/takes only one: deciding objections/)).toBeVisible();
  await expect.element(dialog.getByText(/Vali/)).toBeVisible();
  await doIt();
  await expect.element(reason).toHaveAccessibleDescription(/Fill this in/);
  expect(sent).toHaveLength(1);
  await userEvent.fill(reason, "Oʻrinbosar taʼtilda");
  await doIt();
  await expect.element(page.getByText("Done")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const [first, second] = sent;
  expect(second).toEqual({ key: first?.key, why: encodeURIComponent("Oʻrinbosar taʼtilda") });
});

test("whoever leaves the question leaves the act undone, and is told what was said", async () => {
  await handIn();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/^After this nobody in this territory .* Vali$/)).toBeVisible();
  expect(sent).toHaveLength(1);
});
