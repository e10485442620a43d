import type { Transport, WireRequest } from "./transport.js";

/** A transport whose requests name their trace where the page says that the service makes traces. */
export function traced(transport: Transport): Transport {
  if (!document.querySelector('meta[name="yer-traces"]')) return transport;
  let named: ((request: WireRequest) => WireRequest) | undefined;
  // Nobody waits for it, and without it everything is as it was.
  void import("./trace-presses.js").then(
    ({ tracePresses }) => (named = tracePresses()),
    () => undefined,
  );
  return async (request, signal) => transport(named?.(request) ?? request, signal);
}
