import { setTimeout as after } from "node:timers/promises";
import { FastifyOtelInstrumentation } from "@fastify/otel";
import {
  type Attributes,
  context,
  diag,
  DiagLogLevel,
  type Histogram,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { FastifyBaseLogger } from "fastify";
import { databaseErrorCode } from "../database/errors.js";
import { hearStatements, type Statement } from "../database/statements.js";
import { noteTrace } from "../http/request-log.js";
import { nothingPersonal, statementText } from "./nothing-personal.js";
import type { Telemetry, TelemetryConfig } from "./telemetry.js";

/** Who makes the spans and figures that no package makes. */
const scope = "yer";

/** Seconds; OpenTelemetry's own advice for both. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** How long a stop waits for the receiver. */
const goodbyeMilliseconds = 1_000;

/** Loaded only where the settings ask for it: all of it together is 7 MB of packages. */
export function openTelemetry(config: TelemetryConfig, logger: FastifyBaseLogger): Telemetry {
  diag.setLogger(
    {
      error: (message) => logger.warn({ telemetry: message }, "traces or figures were not sent"),
      warn: (message) => logger.warn({ telemetry: message }, "traces or figures are amiss"),
      info: () => {},
      debug: () => {},
      verbose: () => {},
    },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const resource = resourceFromAttributes({ "service.name": config.service }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const tracers = new TracerProvider({
    resource,
    sampler: samplerOf(config),
    spanProcessors:
      config.traces === undefined
        ? []
        : [new BatchSpanProcessor({ exporter: nothingPersonal(new OTLPTraceExporter({ url: config.traces })) })],
  });
  const meters = new MeterProvider({
    resource,
    readers:
      config.metrics === undefined
        ? []
        : [
            new PeriodicExportingMetricReader({
              exporter: new OTLPMetricExporter({ url: config.metrics }),
              exportIntervalMillis: config.interval,
              exportTimeoutMillis: Math.min(config.interval, 10_000),
            }),
          ],
  });
  const histogram = (name: string, description: string): Histogram =>
    meters.getMeter(scope).createHistogram(name, {
      description,
      unit: "s",
      advice: { explicitBucketBoundaries: bounds },
    });
  const requests = histogram("http.server.request.duration", "Time to answer a request.");
  const statements = histogram("db.client.operation.duration", "Time of a statement, waiting for its answer included.");
  const tracer = tracers.getTracer(scope);
  const deafen = hearStatements((statement) => {
    const attributes = { "db.system.name": "postgresql", "db.operation.name": operationOf(statement.sql) };
    statements.record(statement.milliseconds / 1000, attributes);
    if (config.traces !== undefined) spanOf(tracer, statement, attributes);
  });
  return {
    traces: config.traces !== undefined,
    watch: async (fastify) => {
      if (config.traces !== undefined) {
        const instrumentation = new FastifyOtelInstrumentation({
          // A request, its handler, its statements: hooks of our own say nothing to who looks for what is slow.
          instrumentHooks: false,
          recordExceptions: false,
          ignorePaths: ({ url }) => !url.startsWith("/api/"),
          requestHook: (span, request) => {
            span.updateName(`${request.method} ${request.routeOptions.url ?? "unknown"}`);
            span.setAttribute("yer.request_id", request.id);
            if (span.isRecording()) noteTrace(request, span.spanContext().traceId);
          },
        });
        instrumentation.setTracerProvider(tracers);
        await fastify.register(instrumentation.plugin());
      }
      fastify.addHook("onResponse", async (request, reply) => {
        requests.record(reply.elapsedTime / 1000, {
          "http.request.method": request.method,
          "http.route": request.routeOptions.url ?? "unknown",
          "http.response.status_code": reply.statusCode,
        });
      });
    },
    close: async () => {
      deafen();
      const sent = Promise.allSettled([tracers.shutdown(), meters.shutdown()]).then(() => true);
      const inTime = await Promise.race([sent, after(goodbyeMilliseconds, false, { ref: false })]);
      if (!inTime) logger.warn("the receiver of traces and figures is away: the last of them are lost");
      context.disable();
      propagation.disable();
      diag.disable();
    },
  };
}

/**
 * Who calls may ask for no trace, and never for one: whether it is made, the ratio decides, or strangers could have all
 * of their calls traced.
 */
function samplerOf({ ratio, heedsCaller }: TelemetryConfig): Sampler {
  const own = new TraceIdRatioBasedSampler(ratio);
  return new ParentBasedSampler({
    root: own,
    remoteParentSampled: own,
    remoteParentNotSampled: heedsCaller ? new AlwaysOffSampler() : own,
  });
}

function operationOf(sql: string): string {
  return /^\s*([a-z]{2,20})\b/i.exec(sql)?.[1]?.toUpperCase() ?? "OTHER";
}

/** A span for a statement of a request; those of jobs belong to none and have none. */
function spanOf(tracer: Tracer, { sql, milliseconds, error }: Statement, attributes: Attributes): void {
  if (!trace.getActiveSpan()?.isRecording()) return;
  const end = performance.timeOrigin + performance.now();
  const span = tracer.startSpan(operationOf(sql), {
    kind: SpanKind.CLIENT,
    startTime: end - milliseconds,
    attributes: { ...attributes, "db.query.text": statementText(sql) },
  });
  if (error !== undefined) {
    const code = databaseErrorCode(error);
    if (code !== undefined) span.setAttribute("db.response.status_code", code);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end(end);
}
