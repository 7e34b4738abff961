import { useEffect, useState } from 'react';
import type { Found } from './search-route.ts';

/** Milliseconds without typing after which the server is asked. */
const pause = 150;

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'failed' }
  | { kind: 'found'; found: Found };

/** What is found for a keyword, while it is being typed. An older answer never replaces a newer one. */
export function useConsoleSearch(keyword: string): SearchState {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const wanted = keyword.trim();
  useEffect(() => {
    if (!wanted) {
      setState({ kind: 'idle' });
      return;
    }
    const gone = new AbortController();
    const timer = setTimeout(async () => {
      setState((before) => (before.kind === 'found' ? before : { kind: 'searching' }));
      try {
        const reply = await fetch(`/console/search?${new URLSearchParams({ keyword: wanted })}`, {
          signal: gone.signal,
        });
        const found = reply.ok ? ((await reply.json()) as Found) : null;
        if (!gone.signal.aborted) setState(found ? { kind: 'found', found } : { kind: 'failed' });
      } catch {
        if (!gone.signal.aborted) setState({ kind: 'failed' });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [wanted]);
  return state;
}
