import { createClient } from "@yer/api/client";
import { publicSite } from "@yer/api/contract/public";
import { mock, mockEnvironment } from "@yer/api/mock";
import { createAppStore } from "@yer/api/react";
import { useState } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { putAway, show } from "../frame/testing/show.js";
import { withDisputeTexts } from "./dispute-texts.js";
import { PapersField } from "./PapersField.js";
import type { SentPaper } from "./use-file-uploads.js";

const uploaded = {
  id: "0190f0a0-0000-7000-8000-000000000001",
  name: "a.pdf",
  type: "application/pdf",
  size: 3,
  state: "quarantined",
  uploadedAt: "2026-03-05T05:00:00.000Z",
  kind: "plan",
  key: "k".repeat(24),
} as const;

let dispose = (): void => undefined;
afterEach(() => {
  putAway();
  dispose();
});

let sent: readonly SentPaper[] = [];
const Shown = withDisputeTexts(() => {
  const [value, setValue] = useState<readonly SentPaper[]>([]);
  sent = value;
  return <PapersField value={value} onChange={setValue} isAnyone error={undefined} />;
});

test("what a paper of an objection is, is asked before it is added, goes along with it, and stands beside it", async () => {
  const asked: unknown[] = [];
  const app = createAppStore({
    client: createClient(
      mockEnvironment(
        [
          mock(publicSite.upload, ({ query }) => {
            asked.push(query);
            return uploaded;
          }),
        ],
        { locale: "en_US" },
      ),
    ),
    report: (error) => expect.unreachable(String(error)),
  });
  dispose = app.dispose;
  await show(
    <Provider store={app.store}>
      <Shown />
    </Provider>,
  );
  await page.getByRole("button", { name: /Type of document/ }).click();
  await page.getByRole("option", { name: "Plan or drawing" }).click();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is nothing to choose a file by.");
  await userEvent.upload(input, new File(["%PD"], "a.pdf", { type: "application/pdf" }));
  await expect.poll(() => asked).toEqual([{ kind: "plan" }]);
  await expect.poll(() => document.querySelector("li")?.textContent).toContain("Plan or drawing");
  // The words are of the language it is read in; the kind is what is kept.
  expect(sent).toEqual([{ id: `${uploaded.id} ${uploaded.key}`, name: "a.pdf", size: 3, kind: "plan" }]);
});
