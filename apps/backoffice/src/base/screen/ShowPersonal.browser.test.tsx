import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { ShowPersonal } from "./ShowPersonal.js";

function Numbers() {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <ShowPersonal isShown={isShown} isPending={false} onShow={() => setShown(true)} />
      <button type="button">After</button>
    </div>
  );
}

afterEach(closeScreen);

test("words take the button's place and its focus, and Tab goes on from there", async () => {
  await openScreen(Numbers, { address: "/", mocks: [], codes: ["read_personal:property"] });
  await expect.element(page.getByRole("button", { name: "Show personal numbers in full" })).toBeVisible();
  page.getByRole("button", { name: "Show personal numbers in full" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Personal numbers stand in full")).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
});
