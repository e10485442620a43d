import { onlinePayments } from "@yer/api/contract/online-payments";
import { locales, type Locale } from "@yer/api/contract/values";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.js";
import { apiPrefix } from "../../platform/http/route.js";
import { makeNonce, plainPageHeaders } from "../../platform/http/security-headers.js";
import { openingPage, type PayPage, paymentPage, unknownPage } from "./pay-pages.js";
import { openings, payActs, type PaySandbox, refundings } from "./pay-sandbox.js";

const root = "/demo/pay";
const mostFormBytes = 1_000;

/** What was chosen in a form. */
function chosen(request: FastifyRequest, name: string): string | null {
  return request.body instanceof URLSearchParams ? request.body.get(name) : null;
}

/** Serves the pages of the provider's sandbox, and brings its calls to the service. */
export async function addPayRoutes(
  fastify: FastifyInstance,
  sandbox: PaySandbox,
  config: Pick<Config, "publicUrl">,
): Promise<void> {
  sandbox.deliver = async (headers, body) => {
    const { path } = onlinePayments.callback;
    return (await fastify.inject({ method: "POST", url: apiPrefix + path, headers, payload: body })).statusCode;
  };
  await fastify.register(async (pages) => {
    pages.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: mostFormBytes },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const send = (
      request: FastifyRequest,
      reply: FastifyReply,
      make: (shown: PayPage) => string,
      status = 200,
    ): FastifyReply => {
      const nonce = makeNonce();
      const { lang } = request.query as { lang?: string };
      const locale: Locale = locales.find((one) => one === lang) ?? "uz_UZ";
      const address = request.url.split("?")[0] ?? root;
      return (
        reply
          .code(status)
          // The payer goes back to the service, which is of this origin.
          .headers(plainPageHeaders(config, nonce, "'self'"))
          .type("text/html; charset=utf-8")
          .send(make({ locale, nonce, address }))
      );
    };

    pages.get(root, async (request, reply) => send(request, reply, (shown) => openingPage(shown, sandbox)));
    pages.post(root, async (request, reply) => {
      sandbox.opening = openings.find((one) => one === chosen(request, "opening")) ?? sandbox.opening;
      sandbox.refunding = refundings.find((one) => one === chosen(request, "refunding")) ?? sandbox.refunding;
      return reply.redirect(request.url, 303);
    });
    pages.get<{ Params: { id: string } }>(`${root}/:id`, async (request, reply) => {
      const payment = sandbox.paymentOf(request.params.id);
      if (payment === undefined) return send(request, reply, unknownPage, 404);
      return send(request, reply, (shown) => paymentPage(shown, payment));
    });
    pages.post<{ Params: { id: string } }>(`${root}/:id`, async (request, reply) => {
      const act = payActs.find((one) => one === chosen(request, "act"));
      const back = act && (await sandbox.act(request.params.id, act));
      if (back === undefined) return send(request, reply, unknownPage, 404);
      return reply.redirect(back, 303);
    });
  });
}
