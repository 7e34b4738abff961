import type { ErrorData } from '@chulbal/contract/errors';
import { createContext, use, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';

/** Gives by what the log's lines about a page are found that came as a document; null of one that a script asked for. */
export const ReferenceContext = createContext<() => string | null>(() => null);

/** In a browser: what the failed page says that is being taken over by its scripts. */
export function referenceInDocument(): string | null {
  return document.querySelector<HTMLElement>('[data-reference]')?.dataset.reference ?? null;
}

/** What somebody names who asks about a page that failed; null where it is no failure of ours, or not known. */
export function useReference(error: unknown): string | null {
  const ofDocument = use(ReferenceContext);
  const [first] = useState(() => ({ error, reference: ofDocument() }));
  if (isRouteErrorResponse(error)) return ((error.data ?? {}) as Partial<ErrorData>).reference ?? null;
  return error === first.error ? first.reference : null;
}
