import type { ApplicationView } from '@chulbal/contract/applications/applications';
import { command } from '../commands.ts';
import { useApply } from '../form/apply-context.ts';
import { openDraft } from './draft-state.ts';
import { serverDraftOf } from './use-draft.ts';

/** Puts a kept version of the draft back as the newest one. Gives the words of a refusal, or null. */
export function useLoadVersion(): (
  teamNo: number,
  version: number,
  notReached: string,
) => Promise<string | null> {
  const { engine, setFiles } = useApply();
  return async (teamNo, version, notReached) => {
    const answer = await command('restore', { teamNo, version });
    if (answer.kind !== 'done') return answer.kind === 'refused' ? answer.problem.message : notReached;
    await showVersion(answer.data);
    return null;
  };

  async function showVersion(view: ApplicationView) {
    await engine.replace(openDraft(serverDraftOf(view)));
    setFiles(view.files);
  }
}
