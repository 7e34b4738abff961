import type { Language } from '@chulbal/contract/language';
import { currentStage } from '@chulbal/contract/seasons/seasons.rules';
import { periodText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import type { SeasonLanes, TrackLane } from '../seasons/track-lane.ts';
import type { schedule as texts } from './schedule.ko.ts';
import styles from './schedule.module.css';
import { StageStatus } from './stage-status.tsx';

type Props = { season: SeasonLanes; now: number };

/** Every track's periods, and where it stands now. */
export function ScheduleTable({ season, now }: Props) {
  const t = useTexts<typeof texts>('schedule');
  const language = useLanguage();
  const longest = [...season.tracks].sort((a, b) => b.stages.length - a.stages.length)[0];
  const columns: Column<TrackLane>[] = [
    {
      key: 'track',
      title: t('tracks'),
      rowHeader: true,
      nowrap: true,
      cell: (track) => <TrackCell track={track} />,
    },
    ...(longest?.stages ?? []).map((stage, index) => ({
      key: `stage-${stage.stageNo}`,
      title: `${index + 1} ${stage.name}`,
      nowrap: true,
      cell: (track: TrackLane) => period(track, index, language),
    })),
    {
      key: 'now',
      title: t('table.now'),
      nowrap: true,
      cell: (track) => {
        const stage = currentStage(track.stages, now);
        return stage ? <StageStatus stage={stage} now={now} named /> : t('empty.period');
      },
    },
  ];
  return (
    <>
      <SectionTitle
        level={2}
        size="xl"
        aside={
          <MoreLink to="/calendar/all.ics" reloadDocument size="sm" icon="download" arrow={false}>
            {t('table.calendar')}
          </MoreLink>
        }
      >
        {t('table.title')}
      </SectionTitle>
      <Table
        caption={t('table.caption', { season: season.name })}
        columns={columns}
        narrow="scroll"
        rows={season.tracks}
        rowKey={(track) => track.trackNo}
      />
      <div className={styles.legend}>
        {(['upcoming', 'open', 'closed', 'announced'] as const).map((kind) => (
          <Status key={kind} kind={kind} />
        ))}
      </div>
    </>
  );
}

function TrackCell({ track }: { track: TrackLane }) {
  return (
    <span className={styles.trackCell}>
      <LaneNo lane={track.lane} size="sm" />
      {track.name}
    </span>
  );
}

function period(track: TrackLane, index: number, language: Language): string {
  const stage = track.stages[index];
  return stage ? periodText(stage.opensAt, stage.closesAt, language) : '–';
}
