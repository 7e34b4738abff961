import type { OutputOf } from '@chulbal/contract/endpoint';
import type { listPanelPlans } from '@chulbal/contract/panels/panels';
import { fullMomentText } from '@chulbal/contract/time-texts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../../ui/data/table.tsx';
import { TwoLines } from '../../../ui/data/two-lines.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { panels as texts } from '../panels.ko.ts';
import tab from '../stage.module.css';
import { StageDataState } from '../stage-data-state.tsx';
import type { Place } from '../use-plan-editor.ts';
import { useStageData } from '../use-stage-data.ts';

type Plan = OutputOf<typeof listPanelPlans>[number];
const marks = { draft: 'wait', published: 'ok', superseded: 'off' } as const;

/** Every plan that was published or given up, newest first. */
export function PlansTab({ place }: { place: Place }) {
  const t = useTexts<typeof texts>('panels');
  const language = useLanguage();
  const plans = useStageData('plans', place);
  const moment = (at: string) => fullMomentText(at, language);
  const columns: Column<Plan>[] = [
    {
      key: 'version',
      title: t('plans.version'),
      rowHeader: true,
      nowrap: true,
      cell: ({ version }) => t('plans.no', { version }),
    },
    {
      key: 'state',
      title: t('plans.state'),
      cell: ({ state }) => <StateMark kind={marks[state]}>{t(`plans.states.${state}`)}</StateMark>,
    },
    { key: 'panels', title: t('plans.panels'), right: true, cell: ({ panels }) => panels },
    { key: 'teams', title: t('plans.teams'), right: true, cell: ({ teams }) => teams.toLocaleString() },
    { key: 'evaluators', title: t('plans.evaluators'), right: true, cell: ({ evaluators }) => evaluators },
    {
      key: 'published',
      title: t('plans.published'),
      cell: ({ publishedAt, publishedBy, savedAt, madeBy }) => (
        <TwoLines note={publishedAt ? publishedBy : t('plans.savedBy', { who: madeBy })}>
          {moment(publishedAt ?? savedAt)}
        </TwoLines>
      ),
    },
    { key: 'reason', title: t('plans.reason'), cell: ({ reason }) => reason || '–' },
  ];
  return (
    <div className={tab.tabPage}>
      <section aria-labelledby="plans">
        <h2 id="plans">{t('plans.title')}</h2>
        {!plans.data && <StageDataState of={plans} />}
        {plans.data && plans.data.length === 0 && (
          <EmptyState plain title={t('plans.none')} text={t('plans.noneText')} />
        )}
        {plans.data && plans.data.length > 0 && (
          <Table
            caption={t('plans.title')}
            columns={columns}
            rows={plans.data}
            rowKey={({ planId }) => planId}
            dense
          />
        )}
      </section>
    </div>
  );
}
