import { expect, test } from "vitest";
import { whyInvalid } from "./why-invalid.js";

test.each([
  ["Self-intersection[66.95 39.65]", { why: "crossing", at: "39.65000, 66.95000" }],
  ["Ring Self-intersection[66.9512345678 39.65]", { why: "crossing", at: "39.65000, 66.95123" }],
  ["Hole lies outside shell[66.95 39.65]", { why: "hole", at: "39.65000, 66.95000" }],
  ["Interior is disconnected[66.95 39.65]", { why: "hole", at: "39.65000, 66.95000" }],
  ["Nested shells[66.95 39.65]", { why: "nested", at: "39.65000, 66.95000" }],
  ["Something that a later GEOS says", { why: "other", at: "" }],
])("what the database says of an outline is told in words of every language: %s", (said, told) => {
  expect(whyInvalid(said)).toEqual(told);
});
