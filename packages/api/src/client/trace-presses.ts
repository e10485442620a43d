import type { WireRequest } from "./transport.js";

/** Milliseconds after a press in which a request is taken for what it led to: a search waits for typing to end. */
const follows = 2_000;

/** This many random bytes, written in hex. */
function random(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/**
 * Gives requests a `traceparent` (W3C Trace Context). What follows a press is one trace, begun by the press; what comes by
 * itself is one each. The header holds nothing but random numbers.
 */
export function tracePresses(
  page: Pick<EventTarget, "addEventListener"> = globalThis,
  now: () => number = () => performance.now(),
): (request: WireRequest) => WireRequest {
  let press = { trace: "", at: -Infinity };
  for (const kind of ["pointerdown", "keydown"]) {
    page.addEventListener(kind, () => (press = { trace: random(16), at: now() }), { capture: true, passive: true });
  }
  return (request) => {
    const trace = now() - press.at < follows ? press.trace : random(16);
    return { ...request, headers: { ...request.headers, traceparent: `00-${trace}-${random(8)}-01` } };
  };
}
