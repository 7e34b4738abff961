import type { ExhibitionView } from '@chulbal/contract/exhibition/exhibition';
import { useTexts } from '../../../lib/use-texts.ts';
import { Table } from '../../../ui/data/table.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TrackName } from '../../../ui/lane/track-name.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Split } from '../../../ui/layout/split.tsx';
import type { exhibition as texts } from '../exhibition.ko.ts';
import styles from './intro.module.css';

type Count = ExhibitionView['counts'][number];

/** How totals count: the hundred points of the stage at true scale, and what each band of the ranking gets. */
export function IntroCounts({ counts }: Pick<ExhibitionView, 'counts'>) {
  const t = useTexts<typeof texts>('exhibition');
  const ways = waysOf(counts);
  const [first] = ways;
  return (
    <Section tone="paper" aria-labelledby="counts">
      <Split
        head={
          <>
            <Heading id="counts" size="3xl" className={styles.lines}>
              {first
                ? t('counts.title', { stage: first[0].stageName, cap: first[0].cap })
                : t('counts.noneTitle')}
            </Heading>
            <p className={styles.sub}>
              {first ? t(`counts.${first[0].by}Text`, { cap: first[0].cap }) : t('counts.noneText')}
            </p>
          </>
        }
      >
        {ways.map((way) => (
          <Way key={way[0].trackNo} counts={way} named={ways.length > 1} />
        ))}
        <div className={styles.locked}>
          <Icon name="lock" />
          <p>
            <b>{t('counts.hidden')}</b>
            {t('counts.hiddenText')}
          </p>
        </div>
      </Split>
    </Section>
  );
}

type Way = [Count, ...Count[]];

/** Counts that are alike in everything but their track are one way of counting. */
function waysOf(counts: readonly Count[]): Way[] {
  const alike = ({ by, bands, cap, citizens, stageName }: Count) =>
    JSON.stringify([by, bands, cap, citizens, stageName]);
  return [...Map.groupBy(counts, alike).values()] as Way[];
}

function Way({ counts, named }: { counts: Way; named: boolean }) {
  const t = useTexts<typeof texts>('exhibition');
  const [{ cap, citizens, peers, stageName, by, bands }] = counts;
  const shares = { judged: 100 - cap, citizens: (cap * citizens) / 100, peers: (cap * peers) / 100 };
  const points = (of: number) => t('counts.pointsOf', { points: Math.round(of * 100) / 100 });
  return (
    <div className={styles.way}>
      {named && (
        <p className={styles.wayTracks}>
          {counts.map(({ trackNo, lane, trackName }) => (
            <TrackName key={trackNo} lane={lane} name={trackName} size="sm" />
          ))}
        </p>
      )}
      <div
        role="img"
        className={styles.hundred}
        aria-label={t('counts.makeUp', { stage: stageName, ...shares })}
        style={{ '--parts': `${shares.judged}fr ${shares.citizens}fr ${shares.peers}fr` }}
      >
        <span>{shares.judged}</span>
        <span>{shares.citizens}</span>
        <span>{shares.peers}</span>
      </div>
      <div className={styles.hundredKey}>
        <p>
          <b>{t('counts.judged')}</b>
          {t('counts.judgedText')}
        </p>
        <p>
          <b>{t('counts.others', shares)}</b>
          {t('counts.othersText')}
        </p>
      </div>
      {by === 'rank' && (
        <Table
          caption={t('counts.points')}
          narrow="line"
          rows={[...bands]}
          rowKey={({ upTo }) => upTo}
          columns={[
            {
              key: 'rank',
              title: t('counts.rank'),
              rowHeader: true,
              nowrap: true,
              cell: ({ upTo }) =>
                upTo === bands[0]?.upTo
                  ? t('counts.top', { upTo })
                  : upTo === 100
                    ? t('counts.rest')
                    : t('counts.upTo', { upTo }),
            },
            {
              key: 'bar',
              title: t('counts.points'),
              cell: (band) => (
                <span
                  className={styles.bandBar}
                  style={{ '--v': `${cap === 0 ? 0 : (band.points / cap) * 100}%` }}
                />
              ),
            },
            {
              key: 'citizens',
              title: t('counts.citizens'),
              nowrap: true,
              cell: (band) => points((band.points * citizens) / 100),
            },
            {
              key: 'peers',
              title: t('counts.peers'),
              nowrap: true,
              cell: (band) => points((band.points * peers) / 100),
            },
          ]}
        />
      )}
    </div>
  );
}
