/** What a browser says it is, in the words people know it by. */
export interface BrowserName {
  readonly browser: string | null;
  readonly system: string | null;
}

// In this order: each names itself after those behind it ("Chrome" is in Edge's line, "Safari" in Chrome's).
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+)/, "Edge"],
  [/\bOPR\/(\d+)/, "Opera"],
  [/\bYaBrowser\/(\d+)/, "Yandex"],
  [/\bSamsungBrowser\/(\d+)/, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, "Chrome"],
  [/\bVersion\/(\d+)\S* (?:Mobile\/\S+ )?Safari\//, "Safari"],
];
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bWindows\b/, "Windows"],
  [/\bAndroid\b/, "Android"],
  [/\b(?:iPhone|iPad|iPod)\b/, "iOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Reads a `User-Agent`. It is what the other side says of itself: fit to be recognised by a person, and for nothing else. */
export function browserOf(userAgent: string | undefined): BrowserName {
  const line = userAgent ?? "";
  const found = browsers.flatMap(([pattern, name]) => {
    const version = pattern.exec(line)?.[1];
    return version === undefined ? [] : [`${name} ${version.slice(0, 4)}`];
  });
  return { browser: found[0] ?? null, system: systems.find(([pattern]) => pattern.test(line))?.[1] ?? null };
}
