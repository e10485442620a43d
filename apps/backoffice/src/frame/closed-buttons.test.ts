import { expect, test } from "vitest";

const sources = Object.entries(
  import.meta.glob<string>(["../**/*.tsx", "!../**/*.{test,stories}.tsx"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

function applicationsWith(pattern: RegExp): string[] {
  return sources.filter(([, text]) => pattern.test(text)).map(([application]) => application);
}

test("a button that a permission closes stands there with the one sentence why, and is hidden nowhere", () => {
  expect(sources.length).toBeGreaterThan(200);
  // Whether something may be read decides what is shown; whether something may be done decides no more than the reason.
  const hidden =
    /\bmay(?!Read)[A-Z]\w*\b[^\n;]*(?:&&|\?)\s*\(?\s*<(?:IconButton|Button|Link|GuardedLink|Dialog|AlertDialog)\b/;
  expect(applicationsWith(hidden)).toEqual([]);
  expect(applicationsWith(/if \(!may(?!Read)[A-Z]\w*[^\n]*\) return null/)).toEqual([]);
  expect(applicationsWith(/<Can code=(?![^>]*otherwise="disable")/)).toEqual([]);
});

test("the sentence is made in one place, so that it is the same everywhere", () => {
  expect(applicationsWith(/reason\.permission-missing/)).toEqual([]);
});
