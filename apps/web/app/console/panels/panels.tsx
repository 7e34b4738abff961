import { listJudgedStages } from '@chulbal/contract/panels/panels';
import { listSeasons } from '@chulbal/contract/seasons/seasons';
import { fullDayText } from '@chulbal/contract/time-texts';
import { yearIn } from '../../lib/address-numbers.ts';
import { periodText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Link } from '../../ui/action/link.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { TrackName } from '../../ui/lane/track-name.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { noneYet } from '../shell/none-yet.ts';
import { PageHead } from '../shell/page-head.tsx';
import { SeasonSwitch } from '../shell/season-switch.tsx';
import type { Route } from './+types/panels';
import type { panels as texts } from './panels.ko.ts';
import styles from './panels.module.css';

/** Judged stages of the season asked for, or of the newest one; none of one that is not published. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const year = yearIn(url.searchParams);
  const [stages, seasons] = await Promise.all([
    api(listJudgedStages, year === null ? {} : { year }).catch(noneYet),
    api(listSeasons),
  ]);
  const years = seasons.map((season) => season.year);
  return { stages: stages ?? [], years, year: year ?? years[0] ?? null };
}

type Stage = Route.ComponentProps['loaderData']['stages'][number];

/** `/console/panels`: the judged stages by track and how far their panels are. */
export default function Panels({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('panels');
  const { stages, years, year } = loaderData;
  const lanes = [...new Map(stages.map((stage) => [stage.trackNo, stage])).values()];
  return (
    <>
      <PageHead
        title={t('title')}
        season={<SeasonSwitch year={year} years={years} to={(one) => `/console/panels?year=${one}`} />}
      />
      <div className={styles.page}>
        {stages.length === 0 ? (
          <EmptyState
            title={t('none.title')}
            text={t('none.text')}
            action={<ButtonLink to="/console/seasons">{t('none.go')}</ButtonLink>}
          />
        ) : (
          <>
            <p className={styles.lede}>{t('lede')}</p>
            <table className={styles.table}>
              <caption>
                <VisuallyHidden>{t('title')}</VisuallyHidden>
              </caption>
              <thead>
                <tr>
                  <th scope="col">{t('columns.track')}</th>
                  <th scope="col">{t('columns.stage')}</th>
                  <th scope="col">{t('columns.state')}</th>
                  <th scope="col" className={styles.number}>
                    {t('columns.teams')}
                  </th>
                  <th scope="col" className={styles.number}>
                    {t('columns.assignments')}
                  </th>
                  <th scope="col">{t('columns.todo')}</th>
                </tr>
              </thead>
              {lanes.map(({ trackNo }) => (
                <tbody key={trackNo}>
                  {stages
                    .filter((stage) => stage.trackNo === trackNo)
                    .map((stage, index) => (
                      <StageLine key={stage.stageNo} stage={stage} first={index === 0} />
                    ))}
                </tbody>
              ))}
            </table>
          </>
        )}
      </div>
    </>
  );
}

function StageLine({ stage, first }: { stage: Stage; first: boolean }) {
  const t = useTexts<typeof texts>('panels');
  const language = useLanguage();
  const { publishedVersion, hasDraft, shortTeams, openExclusions, notReady } = stage;
  const undecided = publishedVersion === null || hasDraft ? notReady : 0;
  return (
    <tr>
      <td data-repeated={!first || undefined}>
        <TrackName lane={stage.lane} name={stage.trackName} size="sm" />
      </td>
      <th scope="row">
        <Link to={`/console/panels/${stage.trackNo}/${stage.stageNo}`} className={styles.stage}>
          {stage.stageName}
        </Link>
        <small>
          <Status kind={stage.state} inherit /> {periodText(stage.opensAt, stage.closesAt, language)}
        </small>
      </th>
      <td>
        {publishedVersion !== null ? (
          <StateMark kind="ok">{t('state.published', { version: publishedVersion })}</StateMark>
        ) : hasDraft ? (
          <StateMark kind="wait">{t('state.draft')}</StateMark>
        ) : (
          <StateMark kind="off">{t('state.none')}</StateMark>
        )}
        <small>
          {publishedVersion !== null && hasDraft && t('state.changing')}
          {publishedVersion !== null &&
            !hasDraft &&
            stage.publishedAt &&
            fullDayText(stage.publishedAt, language)}
          {publishedVersion === null && hasDraft && t('state.private')}
        </small>
      </td>
      <td
        className={styles.number}
        data-label={t('columns.teams')}
        data-none={stage.teams === 0 || undefined}
      >
        {stage.teams > 0 ? stage.teams.toLocaleString() : '–'}
      </td>
      <td
        className={styles.number}
        data-label={t('columns.assignments')}
        data-none={publishedVersion === null || undefined}
      >
        {publishedVersion !== null ? stage.assignments.toLocaleString() : '–'}
      </td>
      <td className={styles.todo}>
        {shortTeams > 0 && <StateMark kind="bad">{t('todo.short', { count: shortTeams })}</StateMark>}
        {undecided > 0 && <StateMark kind="wait">{t('todo.notReady', { count: undecided })}</StateMark>}
        {openExclusions > 0 && (
          <StateMark kind="wait">{t('todo.exclusions', { count: openExclusions })}</StateMark>
        )}
        {stage.teams === 0 && <span className={styles.quiet}>{t('todo.noTeams')}</span>}
        {stage.teams > 0 && publishedVersion === null && !hasDraft && (
          <span className={styles.quiet}>{t('todo.begin')}</span>
        )}
        {stage.teams > 0 && publishedVersion === null && hasDraft && (
          <span className={styles.quiet}>{t('todo.publish')}</span>
        )}
        {publishedVersion !== null && shortTeams + openExclusions + undecided === 0 && (
          <span className={styles.quiet} data-nothing>
            {t('todo.nothing')}
          </span>
        )}
      </td>
    </tr>
  );
}
