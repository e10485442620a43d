import { z } from "zod";
import type { TelemetryConfig } from "./telemetry.js";

const address = z.url({ protocol: /^https?$/, error: "must be an address such as http://127.0.0.1:4318" }).optional();
const exporter = z.enum(["otlp", "none"], { error: 'must be "otlp" or "none"' }).default("otlp");

/**
 * OpenTelemetry's settings as its specification names them. Headers, certificates, compression and patience of the
 * exporter (`OTEL_EXPORTER_OTLP_…`) and `OTEL_RESOURCE_ATTRIBUTES` are read by its packages themselves.
 */
export const telemetrySettings = z.object({
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal("http/json", { error: 'must be "http/json": it is what is spoken' })
    .optional(),
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_METRICS_EXPORTER: exporter,
  OTEL_TRACES_SAMPLER: z
    .enum([
      "always_on",
      "always_off",
      "traceidratio",
      "parentbased_always_on",
      "parentbased_always_off",
      "parentbased_traceidratio",
    ])
    .default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: "must be a number" })
    .min(0, "must be 0 or more")
    .max(1, "must be 1 or less")
    .default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number({ error: "must be a number" })
    .int()
    .min(1_000, "must be 1000 or more")
    .default(60_000),
  OTEL_SERVICE_NAME: z.string().default("yer"),
});

/** What the settings ask for; `undefined` where they name no receiver, or switch all of it off. */
export function telemetryOf(settings: z.output<typeof telemetrySettings>): TelemetryConfig | undefined {
  if (settings.OTEL_SDK_DISABLED?.toLowerCase() === "true") return undefined;
  const base = settings.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, "");
  const signal = (by: "otlp" | "none", own: string | undefined, path: string): string | undefined =>
    by === "none" ? undefined : (own ?? (base && `${base}/v1/${path}`));
  const traces = signal(settings.OTEL_TRACES_EXPORTER, settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, "traces");
  const metrics = signal(settings.OTEL_METRICS_EXPORTER, settings.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT, "metrics");
  if (traces === undefined && metrics === undefined) return undefined;
  const sampler = settings.OTEL_TRACES_SAMPLER;
  return {
    ...(traces !== undefined && { traces }),
    ...(metrics !== undefined && { metrics }),
    ratio: sampler.endsWith("always_off") ? 0 : sampler.endsWith("ratio") ? settings.OTEL_TRACES_SAMPLER_ARG : 1,
    heedsCaller: sampler.startsWith("parentbased"),
    interval: settings.OTEL_METRIC_EXPORT_INTERVAL,
    service: settings.OTEL_SERVICE_NAME,
  };
}
