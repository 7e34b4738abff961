import { type JudgedStage, listResultStages } from '@chulbal/contract/results/results';
import { listSeasons } from '@chulbal/contract/seasons/seasons';
import { fullDayText } from '@chulbal/contract/time-texts';
import { yearIn } from '../../lib/address-numbers.ts';
import { periodText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TrackName } from '../../ui/lane/track-name.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { SeasonSwitch } from '../shell/season-switch.tsx';
import type { Route } from './+types/results';
import type { results as texts } from './results.ko.ts';
import styles from './results.module.css';
import { type StageState, stageState } from './stage-state.ts';

const shapes = {
  upcoming: <circle cx="8" cy="8" r="4.6" />,
  judging: <circle cx="8" cy="8" r="5" data-filled />,
  ready: <rect x="3" y="3" width="10" height="10" data-filled />,
  waiting: <path d="M3 3h10L3 13h10z" />,
  finalised: <path d="M8 2l6 6-6 6-6-6z" data-filled />,
} as const satisfies Record<StageState, unknown>;

/** Where a result stands: a shape and a word. */
function StageStateMark({ state, version }: { state: StageState; version: number }) {
  const t = useTexts<typeof texts>('results');
  return (
    <span className={styles.state} data-state={state}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shapes[state]}
      </svg>
      {t(`state.${state}`, { version })}
    </span>
  );
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  const year = yearIn(url.searchParams);
  const [stages, seasons] = await Promise.all([
    api(listResultStages, year === null ? {} : { year }),
    api(listSeasons),
  ]);
  return {
    stages,
    year: stages[0]?.year ?? year,
    years: seasons.map((season) => season.year),
    now: now.toISOString(),
  };
}

/** `/console/results`: every judged stage and where its result stands. */
export default function Results({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('results');
  const { stages, year, years, now } = loaderData;
  return (
    <>
      <PageHead
        title={t('title')}
        season={<SeasonSwitch year={year} years={years} to={(one) => `/console/results?year=${one}`} />}
      />
      <div className={styles.page}>
        {stages.length === 0 ? (
          <EmptyState
            title={t('list.none')}
            text={t('list.noneText')}
            action={<ButtonLink to="/console/seasons">{t('list.seasons')}</ButtonLink>}
          />
        ) : (
          <StageTable stages={stages} now={now} />
        )}
      </div>
    </>
  );
}

export function StageTable({ stages, now }: { stages: readonly JudgedStage[]; now: string }) {
  const t = useTexts<typeof texts>('results');
  const language = useLanguage();
  const columns: Column<JudgedStage>[] = [
    {
      key: 'track',
      title: t('list.track'),
      rowHeader: true,
      cell: ({ lane, trackName }) => <TrackName lane={lane} name={trackName[language]} />,
    },
    {
      key: 'stage',
      title: t('list.stage'),
      nowrap: true,
      cell: ({ stageName }) => <b className={styles.stage}>{stageName[language]}</b>,
    },
    {
      key: 'period',
      title: t('list.period'),
      nowrap: true,
      cell: ({ opensAt, closesAt }) => periodText(opensAt, closesAt, language),
    },
    {
      key: 'state',
      title: t('list.state'),
      nowrap: true,
      cell: (stage) => (
        <span className={styles.standing}>
          <StageStateMark state={stageState(stage, now)} version={stage.version} />
          {stage.finalisedAt && (
            <small>{t('list.finalisedAt', { at: fullDayText(stage.finalisedAt, language) })}</small>
          )}
        </span>
      ),
    },
    {
      key: 'open',
      title: t('list.result'),
      right: true,
      cell: ({ trackNo, stageNo, trackName, stageName }) => (
        <ButtonLink
          size="sm"
          to={`/console/results/${trackNo}/${stageNo}`}
          aria-label={t('list.open', { track: trackName[language], stage: stageName[language] })}
        >
          {t('list.see')}
        </ButtonLink>
      ),
    },
  ];
  return (
    <Table
      caption={t('list.label')}
      columns={columns}
      rows={stages}
      rowKey={({ trackNo, stageNo }) => `${trackNo} ${stageNo}`}
      dense
    />
  );
}
