import { noRegion } from '@chulbal/contract/results/values';
import { stageState } from '@chulbal/contract/seasons/seasons.rules';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { TrackName } from '../../ui/lane/track-name.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './charts.module.css';
import { heatOf, heatSteps, withoutRegion } from './heat.ts';
import type { overview as texts } from './overview.ko.ts';
import { Panel } from './panel.tsx';
import type { Situation, SituationTrack } from './situation.ts';

type Props = { situation: Situation; now: string };

/** Submitted teams by track and region: the number always, how many by the depth of the lane's colour. */
export function HeatTable({ situation, now }: Props) {
  const t = useTexts<typeof texts>('overview');
  const language = useLanguage();
  const { tracks, regions, year } = situation;
  const counts = tracks.flatMap((track) => track.regions.map(({ submitted }) => submitted));
  const steps = heatSteps(counts);
  const sum = (of: (track: SituationTrack) => number) => tracks.reduce((all, track) => all + of(track), 0);
  const inRegion = (track: SituationTrack, code: string) =>
    track.regions.find((region) => region.code === code) ?? { submitted: 0, today: 0 };
  // Teams whose leader's 시·도 counts as none, so that a line adds up.
  const without = tracks.map(withoutRegion);
  const hasWithout = regions.length > 0 && without.some((count) => count > 0);
  return (
    <Panel
      title={t('heat.title')}
      note={t('heat.note')}
      end={<Link to={`/console/applications?year=${year}`}>{t('heat.open')}</Link>}
    >
      <div className={styles.scroll}>
        <table className={styles.heat}>
          <caption>
            <VisuallyHidden>{t('heat.caption')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('heat.track')}</VisuallyHidden>
              </th>
              {regions.map(({ code, name }) => (
                <th key={code} scope="col">
                  {name}
                </th>
              ))}
              {hasWithout && <th scope="col">{noRegion.name[language]}</th>}
              <th scope="col">{t('heat.submitted')}</th>
              <th scope="col">{t('heat.drafts')}</th>
            </tr>
          </thead>
          <tbody>
            {tracks.map((track) => (
              <tr key={track.trackNo} data-lane={laneColour(track.lane)}>
                <th scope="row">
                  <TrackName lane={track.lane} name={track.name} size="sm" />
                </th>
                {regions.map(({ code, name }) => {
                  const { submitted, today } = inRegion(track, code);
                  const query = `year=${year}&trackNo=${track.trackNo}&region=${encodeURIComponent(code)}&status=submitted`;
                  return (
                    <td key={code} data-heat={heatOf(submitted, steps)}>
                      <Link
                        to={`/console/applications?${query}`}
                        title={t('heat.cell', { track: track.name, region: name })}
                      >
                        <Today count={today} />
                        <b>{submitted.toLocaleString()}</b>
                      </Link>
                    </td>
                  );
                })}
                {hasWithout && <td className={styles.total}>{withoutRegion(track).toLocaleString()}</td>}
                <td className={styles.total}>
                  <Today count={track.today} />
                  <b>{track.submitted.toLocaleString()}</b>
                </td>
                <td className={styles.total}>
                  {applying(track, now) === 'open' ? (
                    track.drafts.toLocaleString()
                  ) : (
                    <span className={styles.closed}>{t(`heat.${applying(track, now)}`)}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('heat.total')}</th>
              {regions.map(({ code }) => (
                <td key={code} className={styles.total}>
                  <b>{sum((track) => inRegion(track, code).submitted).toLocaleString()}</b>
                </td>
              ))}
              {hasWithout && <td className={styles.total}>{sum(withoutRegion).toLocaleString()}</td>}
              <td className={styles.total}>
                <b>{sum(({ submitted }) => submitted).toLocaleString()}</b>
              </td>
              <td className={styles.total}>
                {sum((track) => (applying(track, now) === 'open' ? track.drafts : 0)).toLocaleString()}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={styles.legend} aria-hidden="true">
        {steps.map((from, step) => {
          const to = steps[step + 1];
          const text = legendText(t, from, to);
          return (
            <span key={from}>
              <i data-heat={step + 1} />
              {text}
            </span>
          );
        })}
      </p>
    </Panel>
  );
}

type LegendSay = (
  key: 'heat.more' | 'heat.less' | 'heat.range',
  counts: { from: number; to: number },
) => string;

/** Which counts a step of the colour stands for. */
function legendText(t: LegendSay, from: number, to: number | undefined): string {
  if (to === undefined) return t('heat.more', { from, to: from });
  if (to - 1 === from) return String(from);
  return from === 0 ? t('heat.less', { from, to }) : t('heat.range', { from, to: to - 1 });
}

/** What came in today, before the number it is part of. */
function Today({ count }: { count: number }) {
  const t = useTexts<typeof texts>('overview');
  if (count === 0) return null;
  return (
    <small>
      <span aria-hidden="true">+{count}</span>
      <VisuallyHidden>{t('heat.today', { count })} </VisuallyHidden>
    </small>
  );
}

/** Whether a track takes applications, so that drafts can still become something. */
function applying({ stages }: SituationTrack, now: string): 'open' | 'upcoming' | 'closed' {
  const application = stages.find(({ kind }) => kind === 'application');
  const state = application ? stageState(application, Date.parse(now)) : 'closed';
  return state === 'open' || state === 'upcoming' ? state : 'closed';
}
