import type { DemoIdentity } from "../identities.js";

/** What the sandbox is told by the server that starts it. */
export interface SandboxSettings {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the browser may be sent back to, exactly. */
  readonly redirectUri: string;
  /** Origin of the service, for partner tickets. */
  readonly publicUrl: string;
  /** Key of partner tickets, base64. */
  readonly ticketKey: string;
  readonly identities: readonly DemoIdentity[];
}

/** Path of OneID's one address. */
export const authorisationPath = "/sso/oauth/Authorization.do";
