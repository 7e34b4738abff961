import type { OutputOf, RequestOf } from '@chulbal/contract/endpoint';
import { useCallback, useEffect, useState } from 'react';
import type { ConsoleEndpoints } from '../../lib/command/console.server.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { LoadingLane } from '../../ui/lane/loading-lane.tsx';
import { panelCommand } from '../shell/commands.ts';
import type { panels as texts } from './panels.ko.ts';
import type { Place } from './use-plan-editor.ts';

/** In place of a tab's content: on its way, or not to be had. */
export function StageDataState({ of }: { of: StageData<unknown> }) {
  const t = useTexts<typeof texts>('panels');
  if (of.failed) {
    return (
      <ErrorState
        title={t('failed.title')}
        text={of.failed.message ?? t('failed.text')}
        onRetry={() => void of.load()}
        busy={of.loading}
      />
    );
  }
  return (
    <>
      <LoadingLane label={t('loading')} />
      <SkeletonRows count={5} />
    </>
  );
}

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
