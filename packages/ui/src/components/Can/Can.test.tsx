import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Can, PermissionCheckMissingError } from "./Can.js";

it("says what to do when nobody can tell what is allowed", () => {
  expect(() => renderToString(<Can code="update:property">Tahrirlash</Can>)).toThrow(PermissionCheckMissingError);
  expect(() => renderToString(<Can code="update:property">Tahrirlash</Can>)).toThrow(/update:property.*CanProvider/u);
});
