/**
 * How a request ended, by its status. `limited`: its sender asked too often; `shed`: it could not be served now, and
 * may come again; `failed`: something is broken.
 */
export type Outcome = 'ok' | 'moved' | 'refused' | 'limited' | 'shed' | 'failed';

export function outcomeOf(status: number): Outcome {
  if (status === 429) return 'limited';
  if (status === 503) return 'shed';
  if (status >= 500) return 'failed';
  if (status >= 400) return 'refused';
  return status >= 300 ? 'moved' : 'ok';
}
