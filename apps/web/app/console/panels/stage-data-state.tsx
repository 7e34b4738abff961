import { useTexts } from '../../lib/use-texts.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { LoadingLane } from '../../ui/lane/loading-lane.tsx';
import type { panels as texts } from './panels.ko.ts';
import type { StageData } from './use-stage-data.ts';

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
