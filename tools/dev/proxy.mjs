import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Seconds a request waits for a service that is restarting. */
const patience = 30;

/**
 * Passes a request on to the service unchanged: cookies, streams and events included. While the service restarts, a
 * request waits for it instead of failing.
 *
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {number} port
 */
export async function passOn(request, response, port) {
  for (let tries = 0; ; tries += 1) {
    try {
      await attempt(request, response, port);
      return;
    } catch (error) {
      const refused = error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
      if (!refused || tries >= patience * 4) {
        if (!response.headersSent) response.writeHead(502, { "content-type": "text/plain; charset=utf-8" });
        response.end(`The service does not answer: ${error instanceof Error ? error.message : String(error)}\n`);
        return;
      }
      await wait(250);
    }
  }
}

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {number} port
 * @returns {Promise<void>}
 */
function attempt(request, response, port) {
  return new Promise((resolve, reject) => {
    const { method, url: path, headers } = request;
    const onward = http.request({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
      answer.on("end", resolve);
      answer.on("error", reject);
    });
    const hangUp = () => onward.destroy();
    response.once("close", hangUp);
    onward.on("error", (error) => {
      response.off("close", hangUp);
      if (response.headersSent || response.destroyed) resolve();
      else reject(error);
    });
    // Connected first, so that a body is read only once somebody takes it.
    onward.on("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => request.pipe(onward));
      else request.pipe(onward);
    });
  });
}
