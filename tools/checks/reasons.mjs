/** Characters of a reason: enough for what was expected and what came. */
const longest = 420;

/**
 * Why something failed, in a line: whoever sees but the end of a long output sees this.
 *
 * @param {string} name
 * @param {string | undefined} message
 */
function reason(name, message) {
  // oxlint-disable-next-line no-control-regex -- colours of a terminal are control characters
  const plain = (message ?? "").replaceAll(/\u001B\[[\d;]*m/g, "");
  const lines = plain.split("\n").flatMap((line) => line.trim() || []);
  const told = lines.filter((line) => !/^(at |❯ |Call log:)/.test(line)).slice(0, 7);
  return `${name}: ${told.join(" / ")}`.slice(0, longest);
}

/**
 * Out of vitest's JSON report: tests that failed, and files that did not load.
 *
 * @param {{ testResults: { name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report
 */
export function vitestReasons({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    const file = name.split("/").slice(-2).join("/");
    if (failed.length === 0) return message ? [reason(file, message)] : [];
    return failed.map(({ fullName, failureMessages }) => reason(`${file} › ${fullName}`, failureMessages[0]));
  });
}

/** @typedef {{ title: string, file?: string, suites?: PlaywrightSuite[], specs?: { title: string, file: string, ok: boolean, tests: { results: { errors?: { message?: string }[] }[] }[] }[] }} PlaywrightSuite */

/**
 * Out of Playwright's JSON report: every error of every test that failed.
 *
 * @param {{ suites: PlaywrightSuite[], errors: { message?: string }[] }} report
 * @returns {string[]}
 */
export function playwrightReasons({ suites, errors }) {
  return [
    ...errors.map(({ message }) => reason("before any test", message)),
    ...suites.flatMap(({ suites: inner = [], specs = [] }) => [
      ...playwrightReasons({ suites: inner, errors: [] }),
      ...specs
        .filter(({ ok }) => !ok)
        .flatMap(({ title, file, tests }) =>
          tests
            .flatMap(({ results }) => results.flatMap((result) => result.errors ?? []))
            .map(({ message }) => reason(`${file} › ${title}`, message)),
        ),
    ]),
  ];
}

/**
 * Of a command that says by itself what is wrong: the end of its output.
 *
 * @param {string} output
 */
export function lastWords(output) {
  return [reason("at the end", output.trimEnd().split("\n").slice(-7).join("\n"))];
}
