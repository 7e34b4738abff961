import type { AnyEndpoint, OutputOf, RequestOf } from '@chulbal/contract/endpoint';
import type {
  finishSeason,
  getDraftedSeason,
  listSeasonVersions,
  previewPublication,
  publishSeason,
  saveSeason,
} from '@chulbal/contract/operator-seasons';
import type { Problem } from '../../../lib/api-error.ts';
import type { SaveAnswer, SavePlan } from './season-editor.ts';

/** What the season's screens ask of the server beside loading their page. */
export type SeasonCommands = {
  drafted: typeof getDraftedSeason;
  save: typeof saveSeason;
  publication: typeof previewPublication;
  publish: typeof publishSeason;
  finish: typeof finishSeason;
  versions: typeof listSeasonVersions;
};

/** `at` is the server's time. `signedOut`: the session is over. `unreached`: nobody knows whether it was done. */
export type Answer<E extends AnyEndpoint> =
  | { kind: 'done'; data: OutputOf<E>; at: string }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'signedOut' }
  | { kind: 'unreached'; retryAfter?: number };

/** Sends a command and waits for its answer; never throws. */
export async function seasonCommand<K extends keyof SeasonCommands>(
  name: K,
  input: RequestOf<SeasonCommands[K]>,
): Promise<Answer<SeasonCommands[K]>> {
  try {
    const response = await fetch('/console/seasons/command', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ name, input }),
    });
    if (response.status === 401 || response.status === 403) return { kind: 'signedOut' };
    if (response.ok) {
      const { data, at } = (await response.json()) as { data: OutputOf<SeasonCommands[K]>; at: string };
      return { kind: 'done', data, at };
    }
    if (response.status >= 500 || response.status === 429) {
      const seconds = Number(response.headers.get('retry-after'));
      return seconds > 0 ? { kind: 'unreached', retryAfter: seconds } : { kind: 'unreached' };
    }
    return { kind: 'refused', problem: (await response.json()) as Problem };
  } catch {
    return { kind: 'unreached' };
  }
}

/** Saves the plan of a year; after somebody else's save it brings what they saved. */
export function savePlanOf(year: number): SavePlan {
  return async (plan, editVersion): Promise<SaveAnswer> => {
    const answer = await seasonCommand('save', { year, editVersion, plan });
    if (answer.kind === 'done') return { kind: 'saved', season: answer.data, at: answer.at };
    if (answer.kind !== 'refused') return answer;
    const { name, message, fields } = answer.problem;
    if (name !== 'editedElsewhere') return { kind: 'refused', message, fields: inPlan(fields) };
    const theirs = await seasonCommand('drafted', { year });
    if (theirs.kind === 'done') return { kind: 'conflict', theirs: theirs.data };
    return theirs.kind === 'refused' ? { kind: 'refused', message, fields: {} } : theirs;
  };
}

/** Paths of the request to paths of the plan. */
function inPlan(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [path.replace(/^plan\./, ''), text]),
  );
}
