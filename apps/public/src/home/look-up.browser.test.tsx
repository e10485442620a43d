import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { putAway, show } from "../frame/testing/show.js";
import LookUp from "./LookUp.js";

const fetched = vi.spyOn(globalThis, "fetch");

afterEach(() => {
  putAway();
  fetched.mockReset();
});

test("that nothing was found is told in a live region that stood there before it was asked", async () => {
  const problem = { type: "about:blank", title: "not-found", status: 404, code: "not-found" };
  fetched.mockImplementation(async () => Response.json(problem, { status: 404 }));
  await show(<LookUp />);
  await userEvent.fill(page.getByRole("textbox", { name: "Number of the file" }), "2026 1703 000001");
  await userEvent.fill(page.getByRole("textbox", { name: /^Last 4 digits/ }), "1234");
  // What is put into the page together with its words is not read out: only what changes within it is.
  const live = page.getByRole("status").element();
  expect(live.textContent).toBe("");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => live.textContent).toContain("There is no file with this number");
  expect(live.isConnected).toBe(true);
});
