import type { Span as CauseSpan } from '@chulbal/domain/cause';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { MetricsAddress, ServerName } from './servers.ts';
import type { Tracing } from './tracing.ts';

/** For the web server, which knows nothing of the domain. */
export type Span = CauseSpan;

/** What a server shows of itself while it runs. Nothing of it names a person (S-06). */
export type Signals = {
  /** A line a request, a message and a failure. */
  log?: Log | undefined;
  metrics?: Metrics | null | undefined;
  tracing?: Tracing | null | undefined;
};

/** Traces, sent to `OTEL_EXPORTER_OTLP_ENDPOINT`; null, and nothing loaded, where it is not set. */
export async function openTracing(
  env: { OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined; OTEL_TRACES_SAMPLER_ARG: number },
  server: ServerName,
): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: share } = env;
  if (!url) return null;
  const { createTracing } = await import('./tracing.ts');
  return createTracing(server, { url, share });
}

/** Metrics on an address of their own; null, and nothing loaded, where none is set. */
export async function openMetrics(address: MetricsAddress | null): Promise<Metrics | null> {
  if (!address) return null;
  const { createMetrics } = await import('./metrics.ts');
  return createMetrics(address);
}
