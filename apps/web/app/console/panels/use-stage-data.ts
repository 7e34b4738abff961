import type { OutputOf, RequestOf } from '@chulbal/contract/endpoint';
import { useCallback, useEffect, useState } from 'react';
import type { ConsoleEndpoints } from '../../lib/command/console.server.ts';
import { panelCommand } from './panel-commands.ts';
import type { Place } from './use-plan-editor.ts';

type PanelCommands = ConsoleEndpoints['panels'];
type Reading = 'conflicts' | 'coverage' | 'plans' | 'letters';

/** `failed` holds a sentence, or nothing where the server was not reached. What was there stays while it loads anew. */
export type StageData<T> = {
  data: T | null;
  loading: boolean;
  failed: { message: string | null } | null;
  load: () => Promise<void>;
};

/** What a tab of the stage asks for when it is opened. */
export function useStageData<K extends Reading>(
  name: K,
  { trackNo, stageNo }: Place,
): StageData<OutputOf<PanelCommands[K]>> {
  const [data, setData] = useState<OutputOf<PanelCommands[K]> | null>(null);
  const [loading, setLoading] = useState(true);
  const [failed, setFailed] = useState<{ message: string | null } | null>(null);
  const load = useCallback(async () => {
    setLoading(true);
    const answer = await panelCommand(name, { trackNo, stageNo } as RequestOf<PanelCommands[K]>);
    setLoading(false);
    if (answer.kind === 'done') {
      setData(() => answer.data);
      setFailed(null);
    } else setFailed({ message: answer.kind === 'refused' ? answer.problem.message : null });
  }, [name, trackNo, stageNo]);
  useEffect(() => {
    void load();
  }, [load]);
  return { data, loading, failed, load };
}
