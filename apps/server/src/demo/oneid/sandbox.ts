import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { locales, type Locale } from "@yer/api/contract/values";
import { checkPinfl } from "@yer/api/formats";
import { machineClock } from "../../platform/clock/clock.js";
import { issueTicket } from "../../identity/auth/ticket.js";
import { languageOf } from "../../platform/language/catalogue.js";
import { makeNonce, plainPageHeaders } from "../../platform/http/security-headers.js";
import { choicePage, wrongPage } from "./pages.js";
import { authorisationPath, type SandboxSettings } from "./settings.js";

/** A running sandbox. */
export interface Sandbox {
  /** Its one address for all of OneID's calls. */
  readonly url: string;
  /** Page of the partner system. */
  readonly partnerUrl: string;
  close(): Promise<void>;
}

interface Person {
  readonly pinfl: string;
  readonly name: string;
  readonly passport: string;
  readonly birthDate: string;
}

const codeMilliseconds = 300_000;
const mostBodyBytes = 20_000;

/**
 * Starts OneID's sandbox (DOMAIN §10): the same protocol, and a page to choose from instead of credentials. On
 * loopback only. It forgets everything when it stops.
 */
export async function startOneIdSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const codes = new Map<string, { person: Person; until: number }>();
  const tokens = new Map<string, Person>();

  /** Codes hold `+`, `/` and `=` on purpose: the real ones may. */
  function codeFor(person: Person): string {
    const code = `${randomBytes(18).toString("base64")}+/=`;
    codes.set(code, { person, until: Date.now() + codeMilliseconds });
    return code;
  }

  function authorise(query: URLSearchParams, response: ServerResponse): void {
    const locale = localeOf(query);
    const right =
      query.get("response_type") === "one_code" &&
      query.get("client_id") === settings.clientId &&
      query.get("redirect_uri") === settings.redirectUri;
    if (!right) return send(response, 400, (nonce) => wrongPage(locale, nonce));
    const state = query.get("state") ?? "";
    return send(response, 200, (nonce) =>
      choicePage({
        locale,
        nonce,
        kind: "oneid",
        identities: settings.identities,
        choose: ({ pinfl }) => `/choose?${new URLSearchParams({ pinfl, state }).toString()}`,
        address: (other) => {
          const next = new URLSearchParams(query);
          next.set("lang", other);
          return `${authorisationPath}?${next.toString()}`;
        },
        hidden: { state },
      }),
    );
  }

  function choose(query: URLSearchParams, response: ServerResponse): void {
    const pinfl = query.get("pinfl") ?? "";
    const known = settings.identities.find((identity) => identity.pinfl === pinfl);
    const name = query.get("name")?.trim();
    if (checkPinfl(pinfl) !== undefined || (known === undefined && !name)) {
      return send(response, 400, (nonce) => wrongPage(localeOf(query), nonce));
    }
    const person = known ?? { pinfl, name: name ?? "", passport: "ZZ0000000", birthDate: "1970-01-01" };
    const target = new URL(settings.redirectUri);
    // As the real one does: the code as it is, its `+` not encoded.
    target.search = `?code=${codeFor(person)}&state=${encodeURIComponent(query.get("state") ?? "")}`;
    response.writeHead(302, { location: target.toString(), "cache-control": "no-store" }).end();
  }

  function token(form: URLSearchParams, response: ServerResponse): void {
    const grant = form.get("grant_type");
    if (form.get("client_id") !== settings.clientId || form.get("client_secret") !== settings.clientSecret) {
      return refuse(response, "Client is not known");
    }
    if (grant === "one_authorization_code") {
      const code = form.get("code") ?? "";
      const found = codes.get(code);
      codes.delete(code);
      if (found === undefined || found.until < Date.now()) return refuse(response, "Code is spent or unknown");
      const accessToken = randomUUID();
      tokens.set(accessToken, found.person);
      const expires = Date.now() + codeMilliseconds;
      return json(response, 200, {
        scope: settings.clientId,
        expires_in: expires,
        token_type: "bearer",
        refresh_token: randomUUID(),
        access_token: accessToken,
      });
    }
    const accessToken = form.get("access_token") ?? "";
    const person = tokens.get(accessToken);
    if (person === undefined) return refuse(response, "Token is not known");
    if (grant === "one_access_token_identify") return json(response, 200, identityOf(person, accessToken));
    if (grant === "one_log_out") {
      tokens.delete(accessToken);
      return json(response, 200, { message: "Logged out" });
    }
    return refuse(response, "Grant type is not known");
  }

  function partner(query: URLSearchParams, response: ServerResponse): void {
    const locale = localeOf(query);
    return send(response, 200, (nonce) =>
      choicePage({
        locale,
        nonce,
        kind: "partner",
        identities: settings.identities.filter(({ staff }) => staff !== null),
        choose: ({ pinfl }) => `/partner/enter?${new URLSearchParams({ pinfl }).toString()}`,
        address: (other) => `/partner?lang=${other}`,
      }),
    );
  }

  async function enter(query: URLSearchParams, response: ServerResponse): Promise<void> {
    const pinfl = query.get("pinfl") ?? "";
    if (checkPinfl(pinfl) !== undefined) return send(response, 400, (nonce) => wrongPage(localeOf(query), nonce));
    const ticket = issueTicket(Buffer.from(settings.ticketKey, "base64"), pinfl, machineClock.now());
    const target = new URL("/auth/sap", settings.publicUrl);
    target.searchParams.set("id", ticket);
    response.writeHead(302, { location: target.toString(), "cache-control": "no-store" }).end();
  }

  function send(response: ServerResponse, status: number, make: (nonce: string) => string): void {
    const nonce = makeNonce();
    // The form's answer is a redirect to the service, which `form-action` counts as well.
    const headers = plainPageHeaders(settings, nonce, `'self' ${new URL(settings.redirectUri).origin}`);
    response.writeHead(status, { ...headers, "content-type": "text/html; charset=utf-8" }).end(make(nonce));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://sandbox");
    const { pathname, searchParams } = url;
    if (pathname === authorisationPath && request.method === "POST") return token(await readForm(request), response);
    if (request.method !== "GET") return refuse(response, "Method is not known");
    if (pathname === authorisationPath) return authorise(searchParams, response);
    if (pathname === "/choose") return choose(searchParams, response);
    if (pathname === "/partner") return partner(searchParams, response);
    if (pathname === "/partner/enter") return enter(searchParams, response);
    return send(response, 404, (nonce) => wrongPage(localeOf(searchParams), nonce));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => refuse(response, "The request cannot be read"));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.port, "127.0.0.1", resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin + authorisationPath,
    partnerUrl: `${origin}/partner`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The language that is asked for, by our name of it or by its tag (BCP 47), which the service sends people with. */
function localeOf(query: URLSearchParams): Locale {
  const wanted = query.get("lang");
  return locales.find((locale) => locale === wanted || languageOf(locale) === wanted) ?? "uz_UZ";
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

/** OneID's form of an error. */
function refuse(response: ServerResponse, message: string): void {
  if (response.headersSent) return;
  json(response, 400, {
    status: 400,
    message,
    error: "Bad Request",
    path: authorisationPath,
    timestamp: new Date().toISOString(),
  });
}

function identityOf(person: Person, session: string): Record<string, unknown> {
  const [surname = "", first = "", middle = ""] = person.name.toUpperCase().split(" ");
  return {
    valid: "true",
    validation_method: ["LOGINPASSWORD"],
    pin: person.pinfl,
    user_id: `namoyish${person.pinfl.slice(-6)}`,
    full_name: person.name,
    pport_no: person.passport,
    birth_date: person.birthDate.split("-").toReversed().join("."),
    sur_name: surname,
    first_name: first,
    mid_name: middle,
    user_type: "I",
    sess_id: session,
    ret_cd: "0",
    auth_method: "LOGINPASSWORD",
    legal_info: [],
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > mostBodyBytes) throw new Error("The form is too large.");
    pieces.push(piece);
  }
  return new URLSearchParams(Buffer.concat(pieces).toString("utf8"));
}
