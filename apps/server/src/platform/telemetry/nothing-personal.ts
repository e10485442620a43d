import { type Attributes, SpanKind, SpanStatusCode, type SpanStatus } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

/** All that a span may say. Addresses, bodies, messages of errors and whatever a package adds one day stay here. */
const allowed = new Set([
  "http.request.method",
  "http.route",
  "http.response.status_code",
  "yer.request_id",
  "db.system.name",
  "db.operation.name",
  "db.query.text",
  "db.response.status_code",
]);

/** Longest statement that is told whole. */
const mostCharacters = 4_000;

/**
 * A statement without its literals, as OpenTelemetry asks for it (`db.query.text`). Values are parameters already and
 * never in it; what is written out is ours, and one day's mistake would be a person's.
 */
export function statementText(sql: string): string {
  return sql
    .replaceAll(/'(?:[^']|'')*'/g, "?")
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?(?![\w"])/g, "?")
    .slice(0, mostCharacters);
}

function onlyAllowed(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => allowed.has(name)));
}

/** Without its sentence. A request that was refused is no fault of a server, and the step within it none of its own. */
function statusOf({ kind, attributes, status: { code } }: ReadableSpan): SpanStatus {
  const isRefusal = kind === SpanKind.SERVER && Number(attributes["http.response.status_code"]) < 500;
  return { code: kind === SpanKind.INTERNAL || isRefusal ? SpanStatusCode.UNSET : code };
}

/** Sends what others send, and of each span only what may be told. */
export function nothingPersonal(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(
        spans.map((span): ReadableSpan => ({
          name: span.name,
          kind: span.kind,
          spanContext: () => span.spanContext(),
          ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
          startTime: span.startTime,
          endTime: span.endTime,
          duration: span.duration,
          ended: span.ended,
          status: statusOf(span),
          attributes: onlyAllowed(span.attributes),
          links: [],
          events: [],
          resource: span.resource,
          instrumentationScope: span.instrumentationScope,
          droppedAttributesCount: span.droppedAttributesCount,
          droppedEventsCount: span.droppedEventsCount,
          droppedLinksCount: span.droppedLinksCount,
        })),
        done,
      ),
    shutdown: async () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
