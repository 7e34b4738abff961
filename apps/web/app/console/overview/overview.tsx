import { getJudgingProgress } from '@chulbal/contract/evaluation/progress';
import {
  type ExhibitionWork,
  getExhibitionWork,
  getJudging,
  getOverview,
  getPending,
} from '@chulbal/contract/overview';
import { listSeasons } from '@chulbal/contract/seasons/seasons';
import { getSetup } from '@chulbal/contract/setup';
import { useSearchParams } from 'react-router';
import { yearIn } from '../../lib/address-numbers.ts';
import { momentText, timeText } from '../../lib/korean-time.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useFreshPage } from '../../lib/use-fresh-page.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Link } from '../../ui/action/link.tsx';
import { Countdown } from '../../ui/data/countdown.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SetupList } from '../setup/setup-list.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { SeasonSwitch } from '../shell/season-switch.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/overview';
import { AttentionList } from './attention-list.tsx';
import { CourseMap } from './course-map.tsx';
import { addressOf } from './exhibition-work.ts';
import { HeatTable } from './heat-table.tsx';
import { HoursSection } from './hours-section.tsx';
import { JudgingSection } from './judging-section.tsx';
import { NextDeadline } from './next-deadline.tsx';
import type { overview as texts } from './overview.ko.ts';
import styles from './overview.module.css';
import { hoursOf, overviewAddress } from './overview-address.ts';
import { Panel } from './panel.tsx';
import { panelsOf } from './panels-of.ts';
import { RecentEntries } from './recent-entries.tsx';
import type { Situation } from './situation.ts';

export const handle: TextsHandle = { texts: ['console-setup', 'console-entry-words'] };

/** Figures are looked at every 30 s while somebody is there; left alone, the session may end as everywhere. */
const pace = { every: 30_000, restAfter: 10 * 60_000 };

/** Where a season stands now; every figure is counted when it is asked for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, attempt, now } = visitOf(context);
  const year = yearIn(url.searchParams);
  const [situation, judging, progress, pending, seasons, setup, exhibition] = await Promise.all([
    attempt(getOverview, { ...(year === null ? {} : { year }), hours: hoursOf(url.searchParams) }),
    attempt(getJudging, year === null ? {} : { year }),
    attempt(getJudgingProgress, year === null ? {} : { year }),
    attempt(getPending, year === null ? {} : { year }),
    api(listSeasons),
    api(getSetup),
    attempt(getExhibitionWork),
  ]);
  if (!situation.ok && situation.error.status !== 404) throw situation.error;
  return {
    situation: situation.ok ? situation.data : null,
    judging: judging.ok ? judging.data : [],
    panels: progress.ok ? panelsOf(progress.data) : [],
    pending: pending.ok ? pending.data : [],
    years: seasons.map((season) => season.year),
    setup,
    exhibition: exhibition.ok ? exhibition.data : null,
    now: now.toISOString(),
  };
}

/** The situation room (`/console`). */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('overview');
  const [search] = useSearchParams();
  useFreshPage(pace);
  const { situation, judging, panels, pending, years, setup, exhibition, now } = loaderData;
  const begins = useOperator().can('editSeason') && years.length === 0;
  return (
    <>
      <PageHead
        title={t('title')}
        season={
          <SeasonSwitch
            year={situation?.year ?? null}
            years={years}
            to={(one) => overviewAddress(search, { year: one })}
          />
        }
      />
      {situation ? (
        <div className={styles.room}>
          <section className={styles.start} aria-label={t('start.label')}>
            <NextDeadline situation={situation} now={now} />
            <CourseMap tracks={situation.tracks} now={now} />
          </section>
          <div className={styles.today}>
            <AttentionList
              attention={situation.attention}
              pending={pending}
              tracks={situation.tracks}
              year={situation.year}
              now={now}
            />
          </div>
          {exhibition && <ExhibitionStrip work={exhibition} now={now} />}
          <SetupList setup={setup} />
          <div className={styles.dash}>
            <div className={styles.main}>
              {judging.length > 0 && <JudgingSection stages={judging} panels={panels} now={now} />}
              <HeatTable situation={situation} now={now} />
              <HoursSection hours={situation.hours} />
            </div>
            <aside className={styles.side} aria-label={t('recent.title')}>
              <RecentEntries recent={situation.recent} />
              <OutboxFigures outbox={situation.outbox} now={now} />
            </aside>
          </div>
        </div>
      ) : (
        <>
          <SetupList setup={setup} leads={begins} />
          <div className={styles.empty}>
            <EmptyState
              plain={begins}
              title={t('noSeason.title')}
              text={t('noSeason.text')}
              action={
                !begins && (
                  <ButtonLink to="/console/seasons" variant="line">
                    {t('noSeason.open')}
                  </ButtonLink>
                )
              }
            />
          </div>
        </>
      )}
    </>
  );
}

/** What is on its way by e-mail and text message. */
function OutboxFigures({ outbox, now }: { outbox: Situation['outbox']; now: string }) {
  const t = useTexts<typeof texts>('overview');
  return (
    <Panel title={t('outbox.title')}>
      <dl className={styles.figures}>
        {(['sentToday', 'pending', 'failed'] as const).map((key) => (
          <div key={key} data-bad={(key === 'failed' && outbox.failed > 0) || undefined}>
            <dt>
              {key === 'failed' && outbox.failed > 0 ? (
                <Link to="/console/messages">{t('outbox.failed')}</Link>
              ) : (
                t(`outbox.${key}`)
              )}
            </dt>
            <dd>{t('outbox.count', { count: outbox[key].toLocaleString() })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.outboxNote}>{t('refreshed', { at: timeText(now) })}</p>
    </Panel>
  );
}

/** The exhibition's next deadline and what of it waits. Nothing where it is over and nothing waits. */
function ExhibitionStrip({ work, now }: { work: ExhibitionWork; now: string }) {
  const t = useTexts<typeof texts>('overview');
  const language = useLanguage();
  const { igNo, name, deadlines, waits } = work;
  const [next] = deadlines;
  if (!next && waits.length === 0) return null;
  return (
    <div className={styles.strip}>
      <Panel title={t('exhibition.title')} note={name}>
        <div className={styles.row}>
          {next && (
            <p className={styles.next}>
              {t('exhibition.at', {
                what: t(`exhibition.deadlines.${next.what}`),
                moment: momentText(next.at, language),
              })}{' '}
              <b>
                <Countdown size="inline" until={next.at} now={now} />
              </b>
            </p>
          )}
          {waits.length === 0 && <p className={styles.none}>{t('exhibition.none')}</p>}
          <ul>
            {waits.map(({ kind, count }) => (
              <li key={kind}>
                <Link to={addressOf({ kind }, igNo)}>
                  {t(`exhibition.waits.${kind}`)} <b>{t('exhibition.count', { count })}</b>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Panel>
    </div>
  );
}
