import { AsyncLocalStorage } from 'node:async_hooks';

/** A part of the work on a request, as it is traced; nothing of it names a person. */
export type Span = {
  /** What goes along to whoever goes on with the work, as W3C's Trace Context writes it. */
  readonly traceparent: string;
  /** A part of this part. `asks`: somebody else does it, and is waited for. */
  begin(name: string, kind?: 'asks'): Span;
  end(how?: { name?: string; failed?: boolean; facts?: Record<string, string | number> }): void;
};

/** Which request something is done for. */
export type Cause = { requestId: string; span: Span | null };

const causes = new AsyncLocalStorage<Cause>();

/** Does `work` for a request, which whatever it leaves to be done later remembers. */
export function causedBy<T>(cause: Cause, work: () => T): T {
  return causes.run(cause, work);
}

/** The id of the request that what runs now is done for; null where it is none. */
export function currentRequest(): string | null {
  return causes.getStore()?.requestId ?? null;
}

/** Traces `work` as a part of what is done for the current request; only does it where nothing is traced. */
export async function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
  const span = causes.getStore()?.span?.begin(name);
  if (!span) return work();
  let failed = true;
  try {
    const result = await work();
    failed = false;
    return result;
  } finally {
    span.end({ failed });
  }
}
