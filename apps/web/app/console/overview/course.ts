import type { StageView } from '@chulbal/contract/seasons/seasons';
import { stageState } from '@chulbal/contract/seasons/seasons.rules';

/** Where a track stands on its lane of equal legs, one for each stage. */
export type Course = {
  /** How far along the whole lane, 0 to 1. */
  filled: number;
  /** The stage that is on, or the last one that closed; null before the first. */
  stage: StageView | null;
  state: 'before' | 'on' | 'between' | 'done';
};

/** How far a track has come at `now` (ms): closed stages whole, the open one by the time that has passed in it. */
export function courseOf(stages: readonly StageView[], now: number): Course {
  const on = stages.findIndex((stage) => stageState(stage, now) === 'open');
  const legs = stages.length || 1;
  const open = stages[on];
  if (open) {
    const [from, to] = [Date.parse(open.opensAt), Date.parse(open.closesAt)];
    return { filled: (on + (now - from) / (to - from)) / legs, stage: open, state: 'on' };
  }
  const closed = stages.findLastIndex((stage) => Date.parse(stage.closesAt) <= now);
  const last = stages[closed];
  if (!last) return { filled: 0, stage: null, state: 'before' };
  return { filled: (closed + 1) / legs, stage: last, state: closed + 1 === legs ? 'done' : 'between' };
}

/** Names of the columns: those of the track with the most stages. */
export function legNames(tracks: readonly { stages: readonly StageView[] }[]): string[] {
  const longest = tracks.reduce<readonly StageView[]>(
    (most, { stages }) => (stages.length > most.length ? stages : most),
    [],
  );
  return longest.map(({ name }) => name);
}
