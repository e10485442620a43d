import * as z from "zod/mini";
import { signInRecord } from "./auth.js";
import { endpoint, resource } from "./endpoint.js";
import { begunEnrolment, enrolment, factorKind, factorProof, passkeyRequest, recoveryCodes } from "./factors.js";

/** What stands for a sign-in that waits: `halfOpen`'s `pending`. */
const pending = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * The second half of a sign-in. Apart from the first, which every page loads: who signs in rarely meets this one.
 */
export const factorSignIn = resource("auth", {
  factorOptions: endpoint({
    method: "POST",
    path: "/auth/factor/passkey",
    summary: "A challenge for the passkeys of a sign-in that waits for its second factor.",
    access: "public",
    body: z.object({ pending }),
    reply: z.object({ options: passkeyRequest }),
    idempotent: false,
    problems: ["sign-in-over"],
  }),
  factor: endpoint({
    method: "POST",
    path: "/auth/factor",
    summary: "Give the second factor; answers the sign-in record.",
    access: "public",
    body: z.object({ pending, proof: factorProof }),
    reply: signInRecord,
    idempotent: false,
    problems: ["sign-in-over", "factor-refused", "too-many-requests"],
    tags: ["me"],
  }),
  enrolBegin: endpoint({
    method: "POST",
    path: "/auth/factor/enrol",
    summary: "Begin enrolling the second factor that a sign-in demands of a person who has none.",
    access: "public",
    body: z.extend(factorKind, { pending }),
    reply: begunEnrolment,
    idempotent: false,
    problems: ["sign-in-over", "unavailable"],
  }),
  enrol: endpoint({
    method: "POST",
    path: "/auth/factor/enrol/finish",
    summary: "Finish enrolling; answers the sign-in record and the recovery codes, told once.",
    access: "public",
    body: z.object({ pending, enrolment }),
    reply: z.object({ record: signInRecord, codes: recoveryCodes }),
    idempotent: false,
    problems: ["sign-in-over", "factor-refused", "too-many-requests"],
    tags: ["me"],
  }),
});
