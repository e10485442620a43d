import axios, { type AxiosResponse } from "axios";
import { AbortedError, NetworkError, problemOf } from "./errors.js";
import type { Transport, WireRequest } from "./transport.js";

function headersOf(response: AxiosResponse): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined && value !== null) headers[name.toLowerCase()] = String(value);
  }
  return headers;
}

/** A problem document arrives as a blob where a blob was asked for. */
async function problemData(data: unknown): Promise<unknown> {
  const text = data instanceof Blob ? await data.text() : data;
  if (typeof text !== "string") return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A proxy's page instead of a problem: problemOf goes by the status.
    return undefined;
  }
}

function dataOf(request: WireRequest, response: AxiosResponse): unknown {
  if (request.expects === "nothing" || response.status === 204) return undefined;
  if (request.expects === "blob") return response.data;
  const text: unknown = response.data;
  try {
    return JSON.parse(String(text)) as unknown;
  } catch (cause) {
    throw new NetworkError("unreadable", { cause });
  }
}

/**
 * The transport over axios. Browsers take its XMLHttpRequest adapter, which alone reports the progress of an upload over
 * HTTP/1.1; Node takes its own.
 */
export function axiosTransport(): Transport {
  const http = axios.create({
    validateStatus: () => true,
    responseType: "text",
    // Bodies are read here, so that what is not JSON is told from what is.
    transformResponse: (data: unknown) => data,
  });
  return async (request, signal) => {
    let response: AxiosResponse;
    try {
      response = await http.request({
        method: request.method,
        url: request.url,
        headers: { ...request.headers },
        data:
          request.body instanceof FormData || request.body === undefined ? request.body : JSON.stringify(request.body),
        timeout: request.timeout,
        signal,
        responseType: request.expects === "blob" ? "blob" : "text",
        ...(request.onUpload
          ? { onUploadProgress: ({ loaded, total }) => request.onUpload?.({ sent: loaded, total }) }
          : {}),
      });
    } catch (cause) {
      if (axios.isCancel(cause)) throw new AbortedError();
      const late = axios.isAxiosError(cause) && (cause.code === "ECONNABORTED" || cause.code === "ETIMEDOUT");
      throw new NetworkError(late ? "timeout" : "unreachable", { cause });
    }
    const headers = headersOf(response);
    if (response.status >= 400) {
      const problem = problemOf(response.status, await problemData(response.data));
      return { status: response.status, headers, data: undefined, problem };
    }
    return { status: response.status, headers, data: dataOf(request, response) };
  };
}
