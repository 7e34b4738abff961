import { getCompanyDetail } from '@chulbal/contract/companies/shown';
import { listFailedMessages } from '@chulbal/contract/failed-messages';
import { getHealth, type Health, listInvariants } from '@chulbal/contract/health/health';
import { verdictOf } from '@chulbal/contract/health/rules';
import { timeText } from '../../lib/korean-time.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useFreshPage } from '../../lib/use-fresh-page.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { roundedUp, scaleOf } from '../../ui/chart/scale.ts';
import { Table } from '../../ui/data/table.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { KindList } from '../failed-messages/failed-kinds.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/health';
import type { health as texts } from './health.ko.ts';
import styles from './health.module.css';
import { HealthStart } from './health-start.tsx';
import { InvariantsPart } from './invariants-part.tsx';
import { Part } from './part.tsx';
import { type Servers, servicesOf } from './services.ts';
import { ServicesTable } from './services-table.tsx';

export const handle: TextsHandle = { texts: ['console-failed-messages'] };

/** Everything is looked at again every 10 s while somebody is there; left alone, the session may end as everywhere. */
const pace = { every: 10_000, restAfter: 10 * 60_000 };

/** How everything is; how long both servers behind this one take is measured from here. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, attempt, now } = visitOf(context);
  const began = performance.now();
  const rules = await api(listInvariants);
  const console = performance.now() - began;
  const asked = performance.now();
  // Whatever it says: no answer of this endpoint is cached.
  const answer = await attempt(getCompanyDetail, { igNo: 1, icNo: 1 });
  const isThere = answer.ok || answer.error.name !== 'networkError';
  const portal = isThere ? performance.now() - asked : null;
  const [health, failed] = await Promise.all([api(getHealth), api(listFailedMessages, { page: 1, size: 1 })]);
  const servers: Servers = { portal, console };
  return { health, servers, rules, failed, now: now.toISOString() };
}

/** `/console/health`: whether everything is well, what is not, and what to do about it. */
export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('health');
  useFreshPage(pace);
  const { health, servers, rules, failed, now } = loaderData;
  const services = servicesOf(health, servers, new Date(now));
  const states = Object.fromEntries(services.map(({ name, state }) => [name, state]));
  const verdict = verdictOf(states as Parameters<typeof verdictOf>[0]);
  const count = failed.kinds.reduce((sum, kind) => sum + kind.count, 0);
  return (
    <>
      <PageHead title={t('title')} />
      <HealthStart health={health} services={services} verdict={verdict} now={now} />
      <div className={styles.parts}>
        <div className={styles.main}>
          <Part title={t('minutes.title')} note={t('minutes.note')}>
            <MinutesChart minutes={health.minutes} />
          </Part>
          <Part title={t('services.title')} note={t('services.note')}>
            <ServicesTable services={services} health={health} servers={servers} />
          </Part>
          <Part
            title={t('failed.title', { count })}
            note={count === 0 ? t('failed.none') : t('failed.note')}
            end={count > 0 && <TextLink to="/console/messages">{t('failed.all')}</TextLink>}
          >
            {count > 0 && <KindList kinds={failed.kinds} chosen={null} page="/console/messages" />}
          </Part>
        </div>
        <aside className={styles.side} aria-label={t('side')}>
          <TracksTable health={health} />
          <InvariantsPart invariants={health.invariants} rules={rules} />
        </aside>
      </div>
    </>
  );
}

/** Of each track what is in, what came in the last hour, and how many are writing. */
function TracksTable({ health: { tracks, submittedLastHour } }: { health: Health }) {
  const t = useTexts<typeof texts>('health');
  if (tracks.length === 0) return null;
  const figure = (key: 'submitted' | 'lastHour' | 'writing') => ({
    key,
    title: t(`tracks.${key}`),
    right: true,
    cell: (track: Health['tracks'][number]) => track[key].toLocaleString('en'),
  });
  return (
    <Part title={t('tracks.title')} note={t('tracks.note', { count: submittedLastHour })}>
      <div className={styles.tracks}>
        <Table
          caption={t('tracks.title')}
          columns={[
            {
              key: 'name',
              title: t('tracks.name'),
              rowHeader: true,
              cell: ({ lane, name }) => (
                <span className={styles.track}>
                  <LaneNo lane={lane} size="sm" /> {name}
                </span>
              ),
            },
            figure('submitted'),
            figure('lastHour'),
            figure('writing'),
          ]}
          rows={tracks}
          rowKey={({ lane }) => lane}
          narrow="line"
          dense
        />
      </div>
    </Part>
  );
}

const size = { width: 764, height: 150 };
const inner = { left: 34, right: 756, top: 26, bottom: 122 };

/** A quarter of an hour between two times under the chart. */
const EVERY = 15;

/** Submissions a minute of the last hour as bars; the running minute is orange. */
function MinutesChart({ minutes }: { minutes: Health['minutes'] }) {
  const t = useTexts<typeof texts>('health');
  const most = Math.max(4, ...minutes.map(({ submitted }) => submitted));
  const top = roundedUp(most, 3);
  const x = scaleOf([0, minutes.length], [inner.left, inner.right]);
  const y = scaleOf([0, top], [inner.bottom, inner.top]);
  const width = Math.max(1, x(1) - x(0) - 3);
  const last = minutes.at(-1);
  const sum = minutes.reduce((all, { submitted }) => all + submitted, 0);
  const high = Math.max(...minutes.map(({ submitted }) => submitted));
  return (
    <Chart
      {...{ size, inner, y, top, lines: 3 }}
      label={t('minutes.said', { sum, high, now: last?.submitted ?? 0 })}
    >
      {minutes.map(({ at, submitted }, place) => (
        <rect
          key={at}
          className={styles.bar}
          data-now={place === minutes.length - 1 || undefined}
          x={x(place)}
          y={Math.min(y(submitted), inner.bottom - 1)}
          width={width}
          height={Math.max(1, inner.bottom - y(submitted))}
        />
      ))}
      {minutes.map(({ at }, place) =>
        new Date(at).getUTCMinutes() % EVERY === 0 ? (
          <text key={at} x={x(place) + width / 2} y={inner.bottom + 20} textAnchor="middle">
            {timeText(at)}
          </text>
        ) : null,
      )}
      {last && (
        <text className={styles.value} data-strong x={inner.right} y={inner.top - 10} textAnchor="end">
          {t('minutes.now', { at: timeText(last.at), count: last.submitted })}
        </text>
      )}
    </Chart>
  );
}
