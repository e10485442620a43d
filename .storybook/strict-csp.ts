import { afterEach, beforeEach } from "vitest";
import { knownHtml } from "../packages/ui/src/trusted-types/allow-known-html.js";

declare const trustedTypes: {
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
};

declare global {
  /** What the policy has blocked since the test began: of the page, for files of stories share one, and each loads this anew. */
  var blockedByPolicy: string[];
}

const nonce = "story";

/** Storybook's own constant strings: its vision simulator's filters and the pause it puts on animations before axe runs. */
const storybook = {
  html: 'id="storybook-a11y-vision-filters"',
  samples: ["position:absolute;width:0;height:0;overf", "*, *:before, *:after {"],
};

/**
 * Component tests run under the policy the server sends (styles by nonce, no inline script, no eval, no address but its own, Trusted Types),
 * so that a component that would be dead in production fails here. A setup file, so it runs before any component loads.
 */
function enforce(): void {
  const given = document.createElement("meta");
  given.setAttribute("property", "csp-nonce");
  given.nonce = nonce;

  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = [
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}' 'report-sample'`,
    // No address but this one, as in production: a map that asks elsewhere fails here.
    "connect-src 'self' ws:",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");

  // The kit makes its own default policy (its constants pass) unless there is one: this one, for Storybook's sake.
  trustedTypes.createPolicy("default", {
    createHTML: (html) => (knownHtml.has(html) || html.includes(storybook.html) ? html : null),
  });

  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample, sourceFile }) => {
    if (storybook.samples.some((known) => sample.startsWith(known))) return;
    globalThis.blockedByPolicy.push(`${violatedDirective} ${blockedURI} in ${sourceFile}: ${sample}`);
  });
  document.head.append(given, policy);
}

globalThis.blockedByPolicy ??= [];
if (!document.querySelector('meta[property="csp-nonce"]')) enforce();

beforeEach(() => {
  globalThis.blockedByPolicy = [];
});

afterEach(() => {
  if (globalThis.blockedByPolicy.length > 0) {
    throw new Error(
      `The service's content security policy would have blocked:\n${globalThis.blockedByPolicy.join("\n")}`,
    );
  }
});
