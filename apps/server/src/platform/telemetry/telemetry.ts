import type { FastifyInstance } from "fastify";

/** Where traces and figures are sent, and how much of them: OpenTelemetry's own settings (`OTEL_…`). */
export interface TelemetryConfig {
  /** The address that takes traces by OTLP over HTTP; absent: none are made. */
  readonly traces?: string;
  /** The address that takes figures; absent: none are made. */
  readonly metrics?: string;
  /** Share of traces that are made, 0 to 1. */
  readonly ratio: number;
  /** Whether none is made where the caller says that it makes none. */
  readonly heedsCaller: boolean;
  /** Milliseconds between two sendings of figures. */
  readonly interval: number;
  /** What the service is called there. */
  readonly service: string;
}

/** What watches requests and their statements from within, where the settings ask for it. */
export interface Telemetry {
  /** Whether traces are made: pages then begin them. */
  readonly traces: boolean;
  /** Watches a server. To be called before it has any hook or route. */
  watch(fastify: FastifyInstance): Promise<void>;
  /** Sends what is left, and stops. Does not wait for a receiver that is away. */
  close(): Promise<void>;
}
