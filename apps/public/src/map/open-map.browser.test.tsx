import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { putAway, show } from "../frame/testing/show.js";
import OpenMap from "./OpenMap.js";

const fetched = vi.spyOn(globalThis, "fetch");

afterEach(() => {
  putAway();
  fetched.mockReset();
});

test("who only looks is offered layers and their own place, none of the tools that staff work with", async () => {
  const problem = { type: "about:blank", title: "unavailable", status: 503, code: "unavailable" };
  fetched.mockImplementation(async () => Response.json(problem, { status: 503 }));
  await show(
    <MemoryRouter>
      <OpenMap />
    </MemoryRouter>,
  );
  await expect.element(page.getByRole("button", { name: "Layers" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Find my place" })).toBeVisible();
  const ofStaff = page.getByRole("button", { name: /^(Measure|Coordinates|Print|Choose with a box)$/ });
  expect(ofStaff.elements().map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual([]);
});
