import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { panelCoverage as texts } from '../panel-coverage.ko.ts';
import { StageDataState } from '../stage-data-state.tsx';
import tab from '../tab.module.css';
import type { Place } from '../use-plan-editor.ts';
import { useStageData } from '../use-stage-data.ts';
import { EndDialog, type Ending } from './end-dialog.tsx';
import { EvaluatorLoads } from './evaluator-loads.tsx';
import { TeamCoverage } from './team-coverage.tsx';

type Props = { place: Place; published: boolean; may: boolean };

/** What holds since publishing: teams that lack evaluators, who stepped back and who took over. */
export function CoverageTab({ place, published, may }: Props) {
  const t = useTexts<typeof texts>('panelCoverage');
  const coverage = useStageData('coverage', place);
  const [ending, setEnding] = useState<Ending | null>(null);
  const { data } = coverage;
  if (!published) {
    return (
      <div className={tab.page}>
        <EmptyState title={t('none.title')} text={t('none.text')} />
      </div>
    );
  }
  const short = data?.teams.filter(({ missing }) => missing > 0).length ?? 0;
  const ended = data?.teams.flatMap(({ evaluators }) =>
    evaluators.filter(({ state }) => state !== 'active'),
  ).length;
  return (
    <div className={tab.page}>
      {data ? (
        <>
          <section aria-labelledby="coverage-teams">
            <div className={tab.head}>
              <h2 id="coverage-teams">{t('teams.title')}</h2>
              {short > 0 ? (
                <StateMark kind="bad">{t('teams.short', { count: short, size: data.panelSize })}</StateMark>
              ) : (
                <StateMark kind="ok">{t('teams.full', { size: data.panelSize })}</StateMark>
              )}
            </div>
            <p className={tab.lede}>{t('teams.lede', { count: ended ?? 0 })}</p>
            <TeamCoverage coverage={data} onEnd={may ? setEnding : null} />
          </section>
          <section aria-labelledby="coverage-evaluators">
            <h2 id="coverage-evaluators">{t('evaluators.title')}</h2>
            <EvaluatorLoads coverage={data} onEnd={may ? setEnding : null} />
          </section>
        </>
      ) : (
        <StageDataState of={coverage} />
      )}
      {ending && (
        <EndDialog
          ending={ending}
          place={place}
          onClose={() => setEnding(null)}
          onDone={() => void coverage.load()}
        />
      )}
    </div>
  );
}
