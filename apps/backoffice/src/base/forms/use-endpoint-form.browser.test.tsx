import { createClient } from "@yer/api/client";
import { drafts } from "@yer/api/contract/drafts";
import { type CodeSet, type CodeSetFacts, positions } from "@yer/api/contract/positions";
import { type Mock, mock, mockEnvironment, refusal } from "@yer/api/mock";
import { createAppStore } from "@yer/api/react";
import { Button, TextField, UiProvider, uzbekistan } from "@yer/ui";
import { createRoot, type Root } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadTexts } from "../language/texts.js";
import { FormCompared } from "./FormCompared.js";
import { FormProblem } from "./FormProblem.js";
import { useEndpointForm } from "./use-endpoint-form.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
const savedAt = "2026-03-05T09:00:00.000Z";
const name = { uz_UZ: "Kadastr muhandisi", uz_Cyrl: "Кадастр муҳандиси", ru_RU: "Инженер", en_US: "Engineer" };
const standing: CodeSet = { id, name, codes: [], holders: 0, version: 3 };
const factsOf = ({ name: names, codes }: CodeSet): CodeSetFacts => ({ name: names, codes });

/** What was sent: bodies, and the version that each stood on. */
const sent: { readonly name: string; readonly ifMatch: string | undefined }[] = [];
/** What was done to the draft. */
const kept: string[] = [];
let answer: () => CodeSet | Promise<CodeSet>;
let found: unknown;
let saves = 0;

function Editor() {
  const form = useEndpointForm(positions.update, {
    draft: { form: "update:position", id },
    start: factsOf(standing),
    version: standing.version,
    fields: { "name.uz_UZ": "Uzbek name", "name.ru_RU": "Russian name" },
    args: (body: CodeSetFacts) => ({ params: { id }, body }),
    compare: { read: (current) => current as CodeSet | undefined, valuesOf: factsOf },
    onSaved: () => {
      saves += 1;
    },
  });
  const { draft, frame } = form;
  if (!draft.ready) return null;
  return (
    <div ref={frame}>
      <FormProblem form={form} />
      <TextField {...form.field("name.uz_UZ")} />
      <TextField {...form.field("name.ru_RU")} />
      <Button onPress={() => form.submit()}>Save</Button>
      <button type="button" onClick={() => void form.submit()}>
        Press
      </button>
      <FormCompared form={form} />
    </div>
  );
}

const home = window.location.href;
let root: Root;
let dispose = (): void => undefined;

async function open(): Promise<void> {
  const mocks: Mock[] = [
    mock(drafts.get, () => ({ draft: found === undefined ? null : { value: found, baseVersion: 2, savedAt } })),
    mock(drafts.put, () => {
      kept.push("put");
      return { savedAt };
    }),
    mock(drafts.remove, () => {
      kept.push("remove");
      return undefined;
    }),
    mock(positions.update, ({ body, headers }) => {
      sent.push({ name: body.name.uz_UZ, ifMatch: headers["if-match"] });
      return answer();
    }),
  ];
  const record = JSON.stringify({ access_token: "a", refresh_token: "b", is_staff: true });
  const app = createAppStore({
    client: createClient(mockEnvironment(mocks, { user: record, locale: "en_US" })),
    report: (error) => expect.unreachable(String(error)),
  });
  ({ dispose } = app);
  const messages = await loadTexts("en_US");
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <Provider store={app.store}>
      <IntlProvider locale="en" messages={messages} timeZone="Asia/Tashkent">
        <UiProvider {...uzbekistan} locale="en_US">
          <Editor />
        </UiProvider>
      </IntlProvider>
    </Provider>,
  );
}

beforeEach(() => {
  sent.length = 0;
  kept.length = 0;
  saves = 0;
  found = undefined;
  answer = () => ({ ...standing, version: 4 });
});
afterEach(() => {
  root.unmount();
  dispose();
  document.body.replaceChildren();
  window.history.replaceState(null, "", home);
});

const uzbek = () => page.getByRole("textbox", { name: "Uzbek name" });
const russian = () => page.getByRole("textbox", { name: "Russian name" });
const save = () => userEvent.click(page.getByRole("button", { name: "Save", exact: true }));

test("what the schema finds wrong is said at its field, which takes the focus, and nothing is sent", async () => {
  await open();
  await userEvent.fill(russian(), "  ");
  await expect.element(russian()).not.toHaveAttribute("aria-invalid", "true");
  await save();
  await expect.element(russian()).toHaveFocus();
  await expect.element(russian()).toHaveAccessibleDescription("Error: Fill this in");
  expect(sent).toEqual([]);
  await userEvent.fill(russian(), "Инженер кадастра");
  await expect.element(russian()).not.toHaveAttribute("aria-invalid", "true");
  await save();
  await expect.poll(() => saves).toBe(1);
});

test("what the service refuses is said at the field it names, until that field is changed", async () => {
  answer = () => {
    throw refusal("invalid", { errors: [{ in: "body", pointer: "/name/uz_UZ", code: "name-taken" }] });
  };
  await open();
  await save();
  await expect.element(uzbek()).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByText("Some of what you entered needs mending.")).not.toBeInTheDocument();
  await userEvent.fill(russian(), "Инженер кадастра");
  await expect.element(uzbek()).toHaveAttribute("aria-invalid", "true");
  await userEvent.fill(uzbek(), "Muhandis");
  await expect.element(uzbek()).not.toHaveAttribute("aria-invalid", "true");
});

test("what belongs to no field is said at the form", async () => {
  answer = () => {
    throw refusal("invalid", { errors: [{ in: "body", pointer: "/codes/0", code: "invalid" }] });
  };
  await open();
  await save();
  await expect.element(page.getByText("Some of what you entered needs mending.")).toBeVisible();
  await expect.element(uzbek()).not.toHaveAttribute("aria-invalid", "true");
  expect(kept).not.toContain("remove");
});

test("what somebody else saved is compared, and what is decided is saved over it", async () => {
  const theirs = { ...standing, name: { ...name, ru_RU: "Кадастровый инженер" }, version: 7 };
  answer = () => {
    if (sent.length > 1) return { ...theirs, version: 8 };
    throw refusal("precondition-failed", { current: theirs });
  };
  await open();
  await userEvent.fill(uzbek(), "Muhandis");
  await save();
  await expect.element(page.getByRole("group", { name: "Russian name" })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Uzbek name" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Save the merged record" }));
  await expect.poll(() => saves).toBe(1);
  expect(sent).toEqual([
    { name: "Muhandis", ifMatch: '"3"' },
    { name: "Muhandis", ifMatch: '"7"' },
  ]);
});

test("a draft is gone on with, over the version that it was begun on, and thrown away once it is saved", async () => {
  found = { name: { ...name, uz_UZ: "Boshlangan" } };
  await open();
  await expect.element(uzbek()).toHaveValue("Boshlangan");
  await userEvent.fill(russian(), "Инженер кадастра");
  await save();
  await expect.poll(() => saves).toBe(1);
  expect(sent).toEqual([{ name: "Boshlangan", ifMatch: '"2"' }]);
  expect(kept).toContain("remove");
});

test("any number of presses is one attempt, and another begins once it is over", async () => {
  const gate = Promise.withResolvers<void>();
  answer = async () => {
    await gate.promise;
    throw refusal("unavailable");
  };
  await open();
  const press = page.getByRole("button", { name: "Press" });
  await userEvent.dblClick(press);
  await userEvent.fill(uzbek(), "Muhandis");
  await userEvent.click(press);
  gate.resolve();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(sent).toHaveLength(1);
  answer = () => ({ ...standing, version: 4 });
  await userEvent.click(press);
  await expect.poll(() => saves).toBe(1);
});

test("a session that ends while it is sent leaves what was typed, here and in the draft", async () => {
  answer = () => {
    throw refusal("unauthenticated", { tokenExpired: true });
  };
  await open();
  await userEvent.fill(uzbek(), "Muhandis");
  await expect.poll(() => kept).toEqual(["put"]);
  await save();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await expect.element(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
  await expect.element(uzbek()).toHaveValue("Muhandis");
  expect(kept).toEqual(["put"]);
  expect(saves).toBe(0);
});
