import type { SchoolView } from '@chulbal/contract/schools/schools';
import { useEffect, useState } from 'react';

/** Milliseconds without a letter before the server is asked. */
const quiet = 250;
const none: readonly SchoolView[] = [];

type Found = { keyword: string; schools: readonly SchoolView[]; state: 'waiting' | 'found' };

/** Schools whose name contains the keyword; initial consonants find too. An empty keyword finds nothing. */
export function useSchools(keyword: string): Pick<Found, 'schools' | 'state'> {
  const wanted = keyword.trim();
  const [found, setFound] = useState<Found>({ keyword: '', schools: none, state: 'waiting' });
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const schools = await search(wanted, stop.signal);
      if (schools) setFound({ keyword: wanted, schools, state: 'found' });
    }, quiet);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted]);
  if (!wanted) return { schools: none, state: 'waiting' };
  // While the next answer is on its way the last one stays, so that the list does not jump.
  return { schools: found.schools, state: found.keyword === wanted ? found.state : 'waiting' };
}

async function search(keyword: string, signal: AbortSignal): Promise<SchoolView[] | null> {
  try {
    const response = await fetch(`/apply/schools?${new URLSearchParams({ keyword })}`, { signal });
    return response.ok ? ((await response.json()) as SchoolView[]) : null;
  } catch {
    return null;
  }
}
