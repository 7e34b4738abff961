import type { StageView, TrackView } from '@chulbal/contract/seasons/seasons';
import { spanText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { type Column, Table } from '../../ui/data/table.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Split } from '../../ui/layout/split.tsx';
import styles from './apply-info.module.css';
import type { schedule as texts } from './schedule.ko.ts';
import { StageStatus } from './stage-status.tsx';

/** The stages of a track with their periods. */
export function ApplyInfoStages({ track, now }: { track: TrackView; now: number }) {
  const t = useTexts<typeof texts>('schedule');
  const language = useLanguage();
  const columns: Column<StageView>[] = [
    { key: 'stage', title: t('when.stage'), rowHeader: true, cell: (stage) => stage.name },
    {
      key: 'period',
      title: t('when.period'),
      cell: (stage) => spanText(stage.opensAt, stage.closesAt, language),
    },
    {
      key: 'state',
      title: t('when.state'),
      nowrap: true,
      cell: (stage) => <StageStatus stage={stage} now={now} />,
    },
  ];
  return (
    <section className={styles.band} aria-labelledby="when">
      <Split
        head={
          <Heading level={2} size="2xl" id="when">
            {t('when.title')}
          </Heading>
        }
      >
        <Table
          caption={t('when.title')}
          columns={columns}
          rows={track.stages}
          rowKey={(stage) => stage.stageNo}
        />
      </Split>
    </section>
  );
}
