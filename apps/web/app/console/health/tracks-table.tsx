import type { Health } from '@chulbal/contract/health/health';
import { useTexts } from '../../lib/use-texts.ts';
import { Table } from '../../ui/data/table.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import type { health as texts } from './health.ko.ts';
import styles from './health.module.css';
import { Part } from './part.tsx';

/** Of each track what is in, what came in the last hour, and how many are writing. */
export function TracksTable({ health: { tracks, submittedLastHour } }: { health: Health }) {
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
