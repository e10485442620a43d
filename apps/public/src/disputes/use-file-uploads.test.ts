import { expect, test } from "vitest";
import { uploadedIds } from "./use-file-uploads.js";

test("files of a stranger are named by id and key, one's own by id alone", () => {
  expect(uploadedIds([{ id: "one key-of-one" }, { id: "two" }])).toEqual({
    fileIds: ["one", "two"],
    fileKeys: ["key-of-one"],
  });
});
