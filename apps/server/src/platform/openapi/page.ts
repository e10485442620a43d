import { allEndpoints, type Endpoint, problems } from "@yer/api/contract";
import { html, plainStyle, tabIcon, type Html } from "../http/html.js";
import { Problem } from "../problem/problem.js";
import { apiPrefix } from "../http/route.js";
import { accessText } from "./document.js";
import { problemsOf } from "./problems-of.js";
import { resourceTexts } from "./resource-texts.js";
import { schemaText } from "./schema-text.js";
import { jsonSchema } from "./schemas.js";

const style = `${plainStyle}
main{max-width:none;padding:0;display:grid;grid-template-columns:minmax(13rem,16rem) minmax(0,1fr)}
nav{position:sticky;top:0;align-self:start;height:100vh;overflow:auto;padding:2rem 1rem;border-inline-end:1px solid var(--line);background:var(--card)}
nav ul{list-style:none;margin:1rem 0;padding:0}nav a{display:block;padding:.25rem .5rem;border-radius:4px;text-decoration:none;color:inherit}
nav strong{display:block;font-size:1.25rem;padding:0 .5rem .5rem}
nav a:hover{background:var(--tint);color:var(--accent)}nav small{color:var(--soft);float:inline-end;font-variant-numeric:tabular-nums}
.content{padding:2rem clamp(1rem,4vw,3rem) 6rem;max-width:64rem;min-width:0}
h2{margin:3rem 0 .25rem;padding-top:1rem}h3{font-size:.8125rem;color:var(--soft);margin:1rem 0 .25rem}
details{border:1px solid var(--line);border-radius:6px;background:var(--card);margin:.5rem 0}
details:target{border-color:var(--accent)}
summary{display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:.25rem .75rem;align-items:baseline;padding:.625rem .875rem;cursor:pointer}
summary::-webkit-details-marker{display:none}summary span{grid-column:2;color:var(--soft);font-size:.875rem}
summary:hover{background:var(--tint)}summary code{overflow-wrap:anywhere}
b{font:600 .75rem/1.5 ui-monospace,Menlo,monospace;color:var(--accent);border:1px solid currentColor;border-radius:4px;text-align:center}
.inside{padding:0 .875rem .875rem;border-top:1px solid var(--line)}
pre{margin:0;padding:.75rem;background:var(--ground);border:1px solid var(--line);border-radius:4px;overflow:auto;font:.8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}
table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.375rem .75rem .375rem 0;border-bottom:1px solid var(--line);vertical-align:top}
tr:target{background:var(--tint)}td:nth-child(2){font-variant-numeric:tabular-nums}
@media (max-width:44rem){main{grid-template-columns:1fr}nav{position:static;height:auto;border:0;border-bottom:1px solid var(--line);padding-bottom:.5rem}nav ul{columns:2;margin:.5rem 0}}
`;

function block(title: string, text: string): Html {
  return html`<h3>${title}</h3>
    <pre tabindex="0">${text}</pre>`;
}

function replyOf(endpoint: Endpoint): Html {
  const title = endpoint.creates === undefined ? "Answer" : "Answer, 201; Location is the address of what was made";
  if (endpoint.reply !== undefined) return block(title, schemaText(jsonSchema(endpoint.reply)));
  return block("Answer", endpoint.media ?? "204, nothing");
}

function headersOf(endpoint: Endpoint): string {
  const headers: string[] = [];
  if (endpoint.access !== "public") headers.push("Authorization: Bearer <access_token>");
  if (endpoint.id === "auth.refresh") headers.push("Authorization: Bearer <refresh_token>");
  if (endpoint.guarded) headers.push('If-Match: "<version>"');
  if (endpoint.method !== "GET" && endpoint.idempotent !== false) headers.push("Idempotency-Key: <one per act>");
  return headers.join("\n");
}

function endpointHtml(endpoint: Endpoint): Html {
  const headers = headersOf(endpoint);
  const parts: Html[] = [];
  if (headers !== "") parts.push(block("Headers", headers));
  if (endpoint.params) parts.push(block("In the path", schemaText(jsonSchema(endpoint.params))));
  if (endpoint.query) parts.push(block("Query", schemaText(jsonSchema(endpoint.query))));
  if (endpoint.upload) parts.push(block("Body", "multipart/form-data, one part named file"));
  if (endpoint.body) parts.push(block("Body", schemaText(jsonSchema(endpoint.body))));
  return html`<details id="${endpoint.id}">
    <summary>
      <b>${endpoint.method}</b><code>${apiPrefix}${endpoint.path}</code><span>${endpoint.summary}</span>
    </summary>
    <div class="inside">
      <p class="soft">${accessText(endpoint).replaceAll("`", "")}</p>
      ${parts} ${replyOf(endpoint)}
      <h3>Problems</h3>
      <p>${problemsOf(endpoint).map((code) => html`<a href="#problem-${code}"><code>${code}</code></a> `)}</p>
    </div>
  </details>`;
}

/**
 * The API's own page, made from the contract alone: no script, one style by nonce.
 * @param nonce of this page's policy
 */
export function apiPage(nonce: string): string {
  const groups = Map.groupBy(allEndpoints, ({ id }) => id.split(".")[0] ?? "");
  const sections = [...groups].map(
    ([name, endpoints]) =>
      html`<section aria-labelledby="of-${name}">
        <h2 id="of-${name}">${name}</h2>
        <p class="soft">${resourceTexts[name] ?? ""}</p>
        ${endpoints.map(endpointHtml)}
      </section>`,
  );
  const rows = (Object.keys(problems) as (keyof typeof problems)[]).map(
    (code) =>
      html`<tr id="problem-${code}">
        <td><code>${code}</code></td>
        <td>${problems[code]}</td>
        <td>${new Problem(code).document().title}</td>
      </tr>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${tabIcon}
        <title>Yer API</title>
        <style nonce="${nonce}">
          ${{ html: style }}
        </style>
      </head>
      <body>
        <main>
          <nav aria-label="Resources">
            <strong>Yer API</strong>
            <a href="${apiPrefix}/openapi.json">OpenAPI 3.1</a>
            <ul>
              ${[...groups].map(
                ([name, endpoints]) =>
                  html`<li>
                    <a href="#of-${name}">${name} <small>${endpoints.length}</small></a>
                  </li>`,
              )}
              <li><a href="#problems">problems</a></li>
            </ul>
          </nav>
          <div class="content">
            <h1>Calls of the registry service</h1>
            <p>
              JSON over HTTP under <code>${apiPrefix}</code>. Problems are RFC 9457 documents with a stable code. Lists
              are pages: <code>next</code> is the cursor of the page after. A write carries one
              <code>Idempotency-Key</code> per act of the person, the same on every retry. Times are UTC, money is in
              tiyin, areas are m².
            </p>
            ${sections}
            <section aria-labelledby="problems">
              <h2 id="problems">Problems</h2>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Code</th>
                    <th scope="col">Status</th>
                    <th scope="col">Meaning</th>
                  </tr>
                </thead>
                <tbody>
                  ${rows}
                </tbody>
              </table>
            </section>
          </div>
        </main>
      </body>
    </html>`.html;
}
