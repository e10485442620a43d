import type { AreaCause } from "@yer/api/contract/area-facts";

/** How a cause is kept where a person's words would be: its code and what it names. */
export function keptCause(cause: AreaCause): string {
  switch (cause.code) {
    case "ended_unregistered":
      return `${cause.code} ${cause.number}`;
    case "brought_faulty":
      return `${cause.code} ${cause.line} ${cause.file}`;
    case "faults_mended":
      return cause.code;
  }
}

type Groups = Readonly<Record<string, string>>;
const ended = ({ number = "" }: Groups): AreaCause => ({ code: "ended_unregistered", number });
const brought = ({ file = "", line }: Groups): AreaCause => ({ code: "brought_faulty", file, line: Number(line) });
const mended = (): AreaCause => ({ code: "faults_mended" });

const kept: readonly (readonly [RegExp, (groups: Groups) => AreaCause])[] = [
  [/^ended_unregistered (?<number>\S+)$/u, ended],
  [/^brought_faulty (?<line>\d+) (?<file>.+)$/su, brought],
  [/^faults_mended$/u, mended],
  // Before causes had codes their sentences were kept in Uzbek. Histories stay as they were written: these are read for good.
  [/^(?<number>\S+)-raqamli ish roʻyxatdan oʻtmay tugadi$/u, ended],
  [/^(?<file>.+), (?<line>\d+)-qator$/su, brought],
  [/^Xatolar tuzatildi$/u, mended],
];

/** The cause that a kept reason is; undefined where it is a person's words, or there is none. */
export function causeIn(reason: string | null): AreaCause | undefined {
  if (reason === null) return undefined;
  for (const [form, causeOf] of kept) {
    const found = form.exec(reason);
    if (found !== null) return causeOf(found.groups ?? {});
  }
  return undefined;
}
