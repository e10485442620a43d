import { createClient } from "@yer/api/client";
import { drafts } from "@yer/api/contract/drafts";
import { mock, mockEnvironment } from "@yer/api/mock";
import { createAppStore } from "@yer/api/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { putAway, show } from "../frame/testing/show.js";
import { DisputeForm } from "./DisputeForm.js";
import { withDisputeTexts } from "./dispute-texts.js";

let dispose = (): void => undefined;
afterEach(() => {
  putAway();
  dispose();
});

test("what was sent is no draft any more: it is thrown away before the author is led on", async () => {
  const told: string[] = [];
  const app = createAppStore({
    client: createClient(
      mockEnvironment(
        [
          mock(drafts.get, { draft: null }),
          mock(drafts.put, { savedAt: "2026-03-05T05:00:00.000Z" }),
          mock(drafts.remove, ({ params: { form, id } }) => {
            told.push(`removed ${form} ${id}`);
            return undefined;
          }),
        ],
        { user: JSON.stringify({ access_token: "a", refresh_token: "b", is_staff: false }), locale: "en_US" },
      ),
    ),
    report: (error) => expect.unreachable(String(error)),
  });
  dispose = app.dispose;
  const Shown = withDisputeTexts(() => (
    <DisputeForm
      form="complaint"
      record="a"
      start={{ text: "", files: [] }}
      isStored
      isAnyone={false}
      words={{ lead: "Lead", body: "Text", send: "Send", failed: "Not sent" }}
      onSend={async ({ text }) => {
        told.push(`sent ${text}`);
        return { data: undefined };
      }}
      onSent={() => told.push("led on")}
    />
  ));
  await show(
    <Provider store={app.store}>
      <Shown />
    </Provider>,
  );
  await userEvent.fill(page.getByRole("textbox", { name: /^Text/ }), "The reason was not looked at");
  await userEvent.click(page.getByRole("button", { name: "Send" }));
  await expect.poll(() => told).toEqual(["sent The reason was not looked at", "removed complaint a", "led on"]);
});

test("what was refused can be sent again, as it was written", async () => {
  const sent: string[] = [];
  const app = createAppStore({
    client: createClient(mockEnvironment([], { locale: "en_US" })),
    report: (error) => expect.unreachable(String(error)),
  });
  dispose = app.dispose;
  const Shown = withDisputeTexts(() => (
    <DisputeForm
      form="complaint"
      record="a"
      start={{ text: "", files: [] }}
      isStored={false}
      isAnyone
      words={{ lead: "Lead", body: "Text", send: "Send", failed: "Not sent" }}
      onSend={async ({ text }) => {
        sent.push(text);
        return sent.length > 1 ? { data: undefined } : { failure: { kind: "network", fault: "unreachable" } };
      }}
      onSent={() => sent.push("led on")}
    />
  ));
  await show(
    <Provider store={app.store}>
      <Shown />
    </Provider>,
  );
  const words = "The reason was not looked at";
  await userEvent.fill(page.getByRole("textbox", { name: /^Text/ }), words);
  await userEvent.click(page.getByRole("button", { name: "Send" }));
  await expect.element(page.getByText("Not sent")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Send" }));
  await expect.poll(() => sent).toEqual([words, words, "led on"]);
});
