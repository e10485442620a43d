import { AbortedError, NetworkError } from "./errors.js";
import { answerOf } from "./fetch-answer.js";
import type { Transport } from "./transport.js";

/** The transport that tells how far an upload is, once one has been asked for. */
let uploading: Promise<Transport> | undefined;

/** axios and its XMLHttpRequest come with the first upload that is watched: nothing else needs them. */
async function loadUploading(): Promise<Transport> {
  uploading ??= import("./axios-transport.js").then(({ axiosTransport }) => axiosTransport());
  try {
    return await uploading;
  } catch (cause) {
    // The connection is lost: the next upload tries again.
    uploading = undefined;
    throw new NetworkError("unreachable", { cause });
  }
}

/** The transport over `fetch`; an upload whose progress somebody watches goes over axios, since `fetch` tells of none. */
export function fetchTransport(): Transport {
  return async (request, signal) => {
    if (request.onUpload) return (await loadUploading())(request, signal);
    const { method, url, headers, body, timeout } = request;
    const late = new AbortController();
    const timer = timeout > 0 ? setTimeout(() => late.abort(), timeout) : undefined;
    try {
      const response = await fetch(url, {
        method,
        headers,
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
        signal: AbortSignal.any([signal, late.signal]),
      });
      return await answerOf(request, response);
    } catch (cause) {
      if (signal.aborted) throw new AbortedError();
      if (late.signal.aborted) throw new NetworkError("timeout", { cause });
      throw cause instanceof NetworkError ? cause : new NetworkError("unreachable", { cause });
    } finally {
      clearTimeout(timer);
    }
  };
}
