import { type FileRef, files } from "@yer/api/contract/files";
import { mock } from "@yer/api/mock";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import { withApplicationTexts } from "../application-texts.js";
import type { FactsValues } from "./facts-values.js";
import { FilesField } from "./FilesField.js";

afterEach(closeScreen);

const stored: FileRef = {
  id: "0190f0a0-0000-7000-8000-000000000001",
  name: "a.pdf",
  type: "application/pdf",
  size: 3,
  state: "clean",
  uploadedAt: "2026-03-05T05:00:00.000Z",
  kind: "plan",
};

function Shown() {
  const [value, setValue] = useState<FactsValues["fileIds"]>([]);
  return (
    <FilesField
      name="fileIds"
      label="Documents"
      hasKinds
      value={value}
      onChange={setValue}
      onBlur={() => undefined}
      error={undefined}
      isReadOnly={false}
      isDisabled={false}
    />
  );
}

test("what a document is, is asked before it is added, goes along with it, and stands beside it", async () => {
  const asked: unknown[] = [];
  await openScreen(withApplicationTexts(Shown), {
    address: "/",
    codes: [],
    mocks: [
      mock(files.get, stored),
      mock(files.upload, ({ query }) => {
        asked.push(query);
        return stored;
      }),
    ],
  });
  await page.getByRole("button", { name: /Type of document/ }).click();
  await page.getByRole("option", { name: "Plan or drawing" }).click();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is nothing to choose a file by.");
  await userEvent.upload(input, new File(["%PD"], "a.pdf", { type: "application/pdf" }));
  await expect.poll(() => asked).toEqual([{ kind: "plan" }]);
  await expect.poll(() => document.querySelector("li")?.textContent).toContain("Plan or drawing");
});
