import { NetworkError, problemOf } from "./errors.js";
import type { WireAnswer, WireRequest } from "./transport.js";

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    // A page of somebody between us and the service.
    return undefined;
  }
}

/**
 * What the saga must know of a response to a request, its body read.
 * @throws NetworkError `unreadable` where JSON was promised and is not there, `unreachable` where the body breaks off
 */
export async function answerOf(request: WireRequest, response: Response): Promise<WireAnswer> {
  const { status } = response;
  const headers = Object.fromEntries(response.headers);
  try {
    if (status >= 400) {
      // A proxy's page instead of a problem: problemOf goes by the status.
      const problem = problemOf(status, parsed(await response.text())?.value);
      return { status, headers, data: undefined, problem };
    }
    if (request.expects === "nothing" || status === 204) return { status, headers, data: undefined };
    if (request.expects === "blob") return { status, headers, data: await response.blob() };
    const body = parsed(await response.text());
    if (!body) throw new NetworkError("unreadable");
    return { status, headers, data: body.value };
  } catch (cause) {
    throw cause instanceof NetworkError ? cause : new NetworkError("unreachable", { cause });
  }
}
