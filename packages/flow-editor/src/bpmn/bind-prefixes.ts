/** Prefixes that the reader gives to namespaces it knows: nobody else's namespace may go by them. */
const known: Readonly<Record<string, string>> = {
  "http://www.omg.org/spec/BPMN/20100524/MODEL": "bpmn",
  "http://www.omg.org/spec/BPMN/20100524/DI": "bpmndi",
  "http://www.omg.org/spec/DD/20100524/DC": "dc",
  "http://www.omg.org/spec/DD/20100524/DI": "di",
  "http://bpmn.io/schema/bpmn/biocolor/1.0": "bioc",
  "http://www.omg.org/spec/BPMN/non-normative/color/1.0": "color",
  "http://www.w3.org/2001/XMLSchema-instance": "xsi",
  "http://www.w3.org/XML/1998/namespace": "xml",
  "https://yer.uz/schema/bpmn/1": "yer",
};

/** A text, a comment, an instruction, a type or a tag with its attributes: whatever an XML file is made of. */
const piece =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<!(?:[^<>[]|\[[^\]]*\])*>|<(\/?)([^\s<>/]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+/y;

const rootTag = /<[^\s<>/!?](?:[^<>"']|"[^"]*"|'[^']*')*>/;

/** Namespaces that a file may have: the reader looks through all of them for every name. */
const mostNamespaces = 250;

const attribute = /([^\s=/]+)\s*=\s*("[^"]*"|'[^']*')/g;

/** A scope of prefixes: what each stands for inside an element. */
type Scope = ReadonlyMap<string, string>;

/**
 * The same file with every namespace bound once, at its root, to a prefix of its own: prefixes that are bound further in,
 * or anew, are renamed. The reader keeps no account of where a prefix was bound, and what it cannot tell apart could not
 * be written again. A text that is not well formed is left to the reader, which says what is wrong with it.
 */
export function bindPrefixes(xml: string): string | undefined {
  const [opening = ""] = rootTag.exec(xml) ?? [];
  if ([...opening.matchAll(/\sxmlns(?=[:=\s])/g)].length > mostNamespaces) return undefined;
  if (!needs(xml)) return xml;
  const prefixes = new Map(Object.entries(known));
  const taken = new Set(prefixes.values());
  const prefixFor = (uri: string, wish: string): string => {
    const there = prefixes.get(uri);
    if (there !== undefined) return there;
    const base = /^[A-Za-z_][\w.-]*$/.test(wish) && !/^xml/i.test(wish) ? wish : "ns";
    let prefix = base;
    for (let number = 1; taken.has(prefix); number++) prefix = `${base}_${number}`;
    taken.add(prefix);
    prefixes.set(uri, prefix);
    return prefix;
  };
  const scopes: Scope[] = [new Map([["xml", "http://www.w3.org/XML/1998/namespace"]])];
  const written: string[] = [];
  let root = -1;
  piece.lastIndex = 0;
  while (piece.lastIndex < xml.length) {
    const match = piece.exec(xml);
    if (!match) return xml;
    if (prefixes.size > mostNamespaces) return undefined;
    const [text, closing, name, rest = ""] = match;
    if (name === undefined) {
      written.push(text);
      continue;
    }
    if (closing === "/") {
      const scope = scopes.at(-1);
      if (!scope || scopes.length < 2) return xml;
      written.push(`</${renamed(name, scope, prefixFor, true)}>`);
      scopes.pop();
      continue;
    }
    const isAlone = rest.endsWith("/");
    const attributes = [...rest.matchAll(attribute)].map(([, key = "", value = ""]) => [key, value] as const);
    const outer = scopes.at(-1) ?? new Map<string, string>();
    const bound = attributes.filter(([key]) => key === "xmlns" || key.startsWith("xmlns:"));
    const scope =
      bound.length > 0
        ? new Map([...outer, ...bound.map(([key, value]) => [key.slice(6), unquoted(value)] as const)])
        : outer;
    const others = attributes.filter(([key]) => key !== "xmlns" && !key.startsWith("xmlns:"));
    if (root < 0) root = written.length;
    const said = others.map(
      ([key, value]) =>
        ` ${renamed(key, scope, prefixFor, false)}=${key === "xsi:type" ? typed(value, scope, prefixFor) : value}`,
    );
    written.push(`<${renamed(name, scope, prefixFor, true)}${said.join("")}`, isAlone ? "/>" : ">");
    if (!isAlone) scopes.push(scope);
  }
  if (scopes.length > 1) return xml;
  const bindings = [...prefixes].flatMap(([uri, prefix]) =>
    prefix === "xml" ? [] : [` xmlns:${prefix}="${quoted(uri)}"`],
  );
  if (root >= 0) written[root] += bindings.join("");
  return written.join("");
}

/** Whether a prefix is bound further in than at the root, or one of the reader's own for something else. */
function needs(xml: string): boolean {
  const root = rootTag.exec(xml);
  if (!root) return false;
  if (xml.indexOf("xmlns", root.index + root[0].length) >= 0) return true;
  const own = new Set(Object.values(known));
  return [...root[0].matchAll(attribute)].some(
    ([, key = "", value = ""]) =>
      key.startsWith("xmlns:") && own.has(key.slice(6)) && known[unquoted(value)] !== key.slice(6),
  );
}

function renamed(name: string, scope: Scope, prefixFor: (uri: string, wish: string) => string, isTag: boolean): string {
  const at = name.indexOf(":");
  // An attribute without a prefix is of its element, whatever the default is.
  if (at < 0 && !isTag) return name;
  const prefix = at < 0 ? "" : name.slice(0, at);
  const uri = scope.get(prefix);
  return uri === undefined || uri === "" ? name : `${prefixFor(uri, prefix)}:${name.slice(at + 1)}`;
}

/** The value of `xsi:type` names a type by a prefix, too. */
const typed = (value: string, scope: Scope, prefixFor: (uri: string, wish: string) => string): string =>
  `"${renamed(unquoted(value).trim(), scope, prefixFor, true)}"`;

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

const unquoted = (value: string): string =>
  value.slice(1, -1).replaceAll(/&(lt|gt|amp|quot|apos);/g, (whole, name: string) => entities[name] ?? whole);

const quoted = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
