import type { ApplyPlace } from '../apply-data.ts';
import { command } from '../commands.ts';
import type { SaveCall, SendResult } from './draft-engine.ts';

/** Sends saves of the draft of this track and stage. `onOffered`: a member had written there, and is asked which text stays. */
export function saveCallOf(
  { track, stage }: ApplyPlace,
  onOffered: () => void,
): (call: SaveCall) => Promise<SendResult> {
  const place = { trackNo: track.trackNo, stageNo: stage.stageNo };
  return async ({ teamNo, baseVersion, changes }) => {
    const input = { ...place, ...(teamNo === null ? {} : { teamNo }), baseVersion, changes };
    const answer = await command('save', input, { background: true });
    if (answer.kind === 'done') {
      if (answer.data.offered.length > 0) onOffered();
      return { kind: 'saved', reply: answer.data };
    }
    if (answer.kind !== 'refused') return answer;
    const { message, fields } = answer.problem;
    return { kind: 'refused', message, fields: byPath(fields) };
  };
}

/** The server names a field by its path, or by its place in the request. */
export function byPath(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name.replace(/^changes\./, ''), text]),
  );
}
