import { getJudgingProgress, type JudgingProgress } from '@chulbal/contract/evaluation/progress';
import { listSeasons } from '@chulbal/contract/seasons/seasons';
import { useState } from 'react';
import { yearIn } from '../../lib/address-numbers.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { noneYet } from '../shell/none-yet.ts';
import { PageHead } from '../shell/page-head.tsx';
import { SeasonSwitch } from '../shell/season-switch.tsx';
import type { Route } from './+types/judging';
import { isAssigned, peopleOf } from './figures.ts';
import styles from './judging.module.css';
import type { judgingProgress as texts } from './judging-progress.ko.ts';
import { PanelDetail } from './panel-detail.tsx';
import { PanelTable } from './panel-table.tsx';
import { PeopleTable } from './people-table.tsx';
import toolsStyles from './progress-head.module.css';
import { ProgressHead } from './progress-head.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  const year = yearIn(url.searchParams);
  const [progress, seasons] = await Promise.all([
    api(getJudgingProgress, year === null ? {} : { year }).catch(noneYet),
    api(listSeasons),
  ]);
  const years = seasons.map((season) => season.year);
  return { progress, years, year: progress?.year ?? year ?? years[0] ?? null, now: now.toISOString() };
}

/** `/console/judging`: who is how far, what will become of each panel, and what can be done about it. */
export default function Judging({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('judgingProgress');
  const { progress, years, year, now } = loaderData;
  return (
    <>
      <PageHead
        title={t('title')}
        season={<SeasonSwitch year={year} years={years} to={(one) => `/console/judging?year=${one}`} />}
      />
      {!progress || progress.panels.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<ButtonLink to="/console/panels">{t('toPanels')}</ButtonLink>}
          />
        </div>
      ) : (
        <JudgingBoard progress={progress} now={now} />
      )}
    </>
  );
}

export function JudgingBoard({ progress, now }: { progress: JudgingProgress; now: string }) {
  const [view, setView] = useState<'panels' | 'people'>('panels');
  const [lane, setLane] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const { stages } = progress;
  const panels = progress.panels.filter(
    ({ trackNo }) =>
      lane === null || stages.some((stage) => stage.trackNo === trackNo && stage.lane === lane),
  );
  const open = panels.find(({ panelId }) => panelId === chosen) ?? panels[0];
  return (
    <>
      <ProgressHead progress={progress} now={now} />
      <div className={styles.body} data-view={view}>
        <section className={styles.list}>
          <Tools progress={progress} view={view} onView={setView} lane={lane} onLane={setLane} />
          {view === 'panels' ? (
            <PanelTable panels={panels} stages={stages} open={open?.panelId ?? null} onOpen={setChosen} />
          ) : (
            <PeopleTable people={peopleOf(panels)} stages={stages} />
          )}
        </section>
        {view === 'panels' && open && (
          <PanelDetail
            key={open.panelId}
            panel={open}
            stages={stages}
            onStep={(step) => {
              const place = panels.indexOf(open) + step;
              setChosen(panels[place]?.panelId ?? open.panelId);
            }}
          />
        )}
      </div>
    </>
  );
}

type View = 'panels' | 'people';
type Props = {
  progress: JudgingProgress;
  view: View;
  onView: (view: View) => void;
  lane: number | null;
  onLane: (lane: number | null) => void;
};

/** Panels or people, of which track, and what the marks mean. */
function Tools({ progress, view, onView, lane, onLane }: Props) {
  const t = useTexts<typeof texts>('judgingProgress');
  const { panels, stages } = progress;
  const lanes = [...new Set(stages.map((stage) => stage.lane))].toSorted((a, b) => a - b);
  const countOf = (one: number) =>
    panels.filter(({ trackNo }) => stages.some((stage) => stage.trackNo === trackNo && stage.lane === one))
      .length;
  const nameOf = (one: number) => stages.find((stage) => stage.lane === one)?.trackName ?? '';
  return (
    <div className={toolsStyles.tools}>
      <fieldset className={toolsStyles.strip}>
        <legend>
          <VisuallyHidden>{t('view.label')}</VisuallyHidden>
        </legend>
        {(['panels', 'people'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
            {t(`view.${one}`, {
              count: one === 'panels' ? panels.length : peopleOf(panels).filter(isAssigned).length,
            })}
          </button>
        ))}
      </fieldset>
      {lanes.length > 1 && (
        <fieldset className={toolsStyles.strip}>
          <legend>
            <VisuallyHidden>{t('tracks.label')}</VisuallyHidden>
          </legend>
          <button type="button" aria-pressed={lane === null} onClick={() => onLane(null)}>
            {t('tracks.all')}
          </button>
          {lanes.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={lane === one}
              aria-label={t('tracks.one', { track: nameOf(one), count: countOf(one) })}
              onClick={() => onLane(one)}
            >
              <LaneNo lane={one} size="sm" /> {countOf(one)}
            </button>
          ))}
        </fieldset>
      )}
      <ul className={toolsStyles.key}>
        {(['working', 'late', 'notBegun', 'done'] as const).map((mark) => (
          <li key={mark}>
            <i className={styles.mark} data-mark={mark} />
            {t(`key.${mark}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
