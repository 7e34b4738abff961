import type { PlannedTrack } from '@chulbal/contract/seasons/plan';
import { useTexts } from '../../../lib/use-texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { usePlanValue } from '../builder-context.ts';
import { NumberAt } from '../fields/number-at.tsx';
import type { seasonPanel as texts } from '../season-panel.ko.ts';
import styles from './panel.module.css';
import { PanelSection } from './panel-section.tsx';

/** How many teams are selected, how large they are, and what holds for their members. */
export function TeamSection({ track, path }: { track: PlannedTrack; path: string }) {
  const t = useTexts<typeof texts>('seasonPanel');
  const one = usePlanValue<boolean>(`${path}.oneTrackAYear`);
  return (
    <PanelSection title={t('track.team')}>
      <NumberAt path={`${path}.places`} label={t('track.places')} unit={t('track.teamUnit')} />
      <div className={styles.two}>
        <NumberAt path={`${path}.teamMin`} label={t('track.min')} unit={t('track.people')} />
        <NumberAt path={`${path}.teamMax`} label={t('track.max')} unit={t('track.people')} />
        <NumberAt
          path={`${path}.deletionFloor`}
          label={t('track.floor')}
          hint={t('track.floorHint')}
          unit={t('track.people')}
        />
        <NumberAt
          path={`${path}.graceMinutes`}
          label={t('track.grace')}
          hint={t('track.graceHint')}
          unit={t('track.minutes')}
        />
      </div>
      <Checkbox
        label={t('track.one')}
        note={t('track.oneHint')}
        checked={track.oneTrackAYear}
        disabled={one.readOnly}
        onChange={(event) => one.set(event.target.checked)}
      />
    </PanelSection>
  );
}
