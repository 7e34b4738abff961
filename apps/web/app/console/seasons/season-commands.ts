import { consoleCommands } from '../../lib/command/commands.ts';
import type { SaveAnswer, SavePlan } from './season-editor.ts';

/** What the season's screens ask of the server beside loading their page. */
export const seasonCommand = consoleCommands('seasons');

/** Saves the plan of a year; after somebody else's save it brings what they saved. */
export function savePlanOf(year: number): SavePlan {
  return async (plan, editVersion): Promise<SaveAnswer> => {
    const answer = await seasonCommand('save', { year, editVersion, plan }, { background: true });
    if (answer.kind === 'done') return { kind: 'saved', season: answer.data, at: answer.at ?? null };
    if (answer.kind !== 'refused') return answer;
    const { name, message, fields } = answer.problem;
    if (name !== 'editedElsewhere') return { kind: 'refused', message, fields: inPlan(fields) };
    const theirs = await seasonCommand('drafted', { year }, { background: true });
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
