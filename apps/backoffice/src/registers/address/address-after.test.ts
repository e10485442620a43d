import { expect, it } from "vitest";
import { addressAfter, putting } from "./address-after.js";

it("lets a search that rested keep what was opened since its last letter", () => {
  const search = putting({ search: "Qarshi" });
  expect(addressAfter("?open=17", search).toString()).toBe("open=17&search=Qarshi");
  expect(addressAfter("?open=17&search=Q", putting({ search: "" })).toString()).toBe("open=17");
});

it("keeps how the table looks when the list is asked for something else", () => {
  const asked = addressAfter("?late=true&columns=hidden%3Dplace&density=compact", new URLSearchParams("legalBasis=3"));
  expect(asked.toString()).toBe("legalBasis=3&columns=hidden%3Dplace&density=compact");
});

it("lets a view that says how the table looks have its say", () => {
  const asked = addressAfter("?columns=hidden%3Dplace", { columns: "", sort: "number" });
  expect(asked.toString()).toBe("columns=&sort=number");
});
