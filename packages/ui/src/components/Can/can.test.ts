import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Can, type CanProps, PermissionCheckMissingError } from "./Can.js";

function drawAlone(): string {
  return renderToString(createElement(Can, { code: "update:property" } as CanProps, "Tahrirlash"));
}

it("says what to do when nobody can tell what is allowed", () => {
  expect(drawAlone).toThrow(PermissionCheckMissingError);
  expect(drawAlone).toThrow(/update:property.*CanProvider/u);
});
