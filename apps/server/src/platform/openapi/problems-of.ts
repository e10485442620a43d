import { type Endpoint, type ProblemCode, problems } from "@yer/api/contract";

/** Every problem a call can be answered with: its own, and those its form brings with it. In the contract's order. */
export function problemsOf(endpoint: Endpoint): ProblemCode[] {
  const writes = endpoint.method !== "GET";
  const found = new Set<ProblemCode>([
    ...endpoint.problems,
    "malformed",
    "invalid",
    "uri-too-long",
    "internal",
    "unavailable",
  ]);
  if (endpoint.body !== undefined || endpoint.upload) {
    found.add("payload-too-large");
    found.add("unsupported-media-type");
  }
  if (endpoint.access !== "public") {
    found.add("unauthenticated");
    found.add("access-denied");
    if (writes) found.add("impersonation-limited");
  }
  if (typeof endpoint.access === "object") found.add("permission-missing");
  if (writes && endpoint.idempotent !== false) {
    found.add("idempotency-key-required");
    found.add("idempotency-mismatch");
    found.add("in-progress");
  }
  if (endpoint.guarded) {
    found.add("precondition-required");
    found.add("precondition-failed");
  }
  return (Object.keys(problems) as ProblemCode[]).filter((code) => found.has(code));
}
