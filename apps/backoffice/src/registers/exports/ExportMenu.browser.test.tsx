import { type ExportAsked, registerFiles } from "@yer/api/contract/exports";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../testing/opened-screen.js";
import { Export } from "./Export.js";

afterEach(closeScreen);

test("a file is asked for as its list is: with its filters, its order and its columns, from the first row on", async () => {
  const asked: ExportAsked[] = [];
  const begin = mock(registerFiles.begin, ({ body }) => {
    asked.push(body);
    return { rows: 0, job: null };
  });
  const query = {
    status: ["announced"],
    late: true,
    sort: "-deadline",
    search: undefined,
    after: "x",
    limit: 50,
    offset: 50,
  };
  const Screen = () => <Export register="applications" query={query} columns={["number", "status"]} />;
  await openScreen(Screen, { address: "/applications", codes: [], mocks: [begin] });
  await userEvent.click(page.getByRole("button", { name: "Export" }));
  await userEvent.click(page.getByRole("menuitem", { name: /CSV/ }));
  await expect.poll(() => asked).toMatchObject([{ format: "csv", columns: ["number", "status"] }]);
  expect(asked[0]?.query).toEqual({ status: ["announced"], late: true, sort: "-deadline" });
});
