import type { Span } from '@chulbal/domain/cause';
import { isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import manifest from '../package.json' with { type: 'json' };
import type { ServerName } from './servers.ts';

export type Tracing = {
  /** Begins the span of a request; `parent` is what a server of ours sent along. */
  begin(name: string, parent: string | null): Span;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
};

/** Sends spans to a collector by OTLP over HTTP; `share` of the traces that begin here are kept, from 0 to 1. */
export function createTracing(server: ServerName, { url, share }: { url: string; share: number }): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `chulbal-${server}`,
      'service.version': manifest.version,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('chulbal');

  function begin(name: string, kind: SpanKind, parent = ROOT_CONTEXT): Span {
    const span = tracer.startSpan(name, { kind }, parent);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      begin: (part, kind) =>
        begin(part, kind === 'asks' ? SpanKind.CLIENT : SpanKind.INTERNAL, trace.setSpan(parent, span)),
      end({ name: better, failed = false, facts = {} } = {}) {
        if (better) span.updateName(better);
        span.setAttributes(facts);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    begin: (name, parent) => begin(name, SpanKind.SERVER, contextOf(parent)),
    close: () => provider.shutdown(),
  };
}

/** The context that a server of ours sent along; the root where there is none, or nonsense. */
function contextOf(traceparent: string | null) {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}
