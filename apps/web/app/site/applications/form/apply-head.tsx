import { isStepOneLoaded } from '@chulbal/contract/applications/fields';
import type { ApplyStep } from '@chulbal/contract/applications/rules';
import { applySteps } from '@chulbal/contract/applications/rules';
import { useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Lane } from '../../../ui/lane/lane.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import type { Leg } from '../../../ui/lane/legs.ts';
import { TrackName } from '../../../ui/lane/track-name.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { apply } from '../apply.ko.ts';
import { stepPath } from '../apply-data.ts';
import { useApply } from './apply-context.ts';
import styles from './apply-head.module.css';
import { Deadline } from './deadline.tsx';
import { StandingChip } from './standing-chip.tsx';
import { useStanding } from './use-standing.ts';

/**
 * Top of the form: which lane, whose application, where it stands, how long there is, how far it is. On a phone it
 * takes the place of the portal's header: one row of 52 px and the numbered legs.
 */
export function ApplyHead() {
  const t = useTexts<typeof apply>('apply');
  const { data, form, step, findings } = useApply();
  const { track, stage, application } = data;
  const { standing } = useStanding();
  const at = (one: ApplyStep): Leg => {
    const missing = findings.filter((finding) => finding.step === one).length;
    const state = one === step ? 'now' : missing === 0 && application ? 'done' : 'ahead';
    return {
      key: one,
      label: t(`step.${one}`),
      state,
      at: missing === 0 ? 100 : Math.max(8, Math.round(100 - missing * 12)),
      to: stepPath(data, one),
    };
  };
  return (
    <div className={styles.top} data-own-header>
      <Wrap className={styles.wrap}>
        <div className={styles.row}>
          <Link className={styles.back} to="/auth/mypage" aria-label={t('back')}>
            <Icon name="chevron-left" />
          </Link>
          <div className={styles.heading}>
            <div className={styles.track}>
              <TrackName lane={track.lane} name={t('place', { track: track.name, stage: stage.name })} />
            </div>
            <span className={styles.lane}>
              <LaneNo lane={track.lane} size="sm" />
            </span>
            <h1 className={styles.title}>
              {isStepOneLoaded(form) ? t('titleOf', { team: form.teamName }) : t('title')}
            </h1>
          </div>
          <StandingChip standing={standing} />
          <Deadline />
        </div>
        <nav aria-label={t('steps')}>
          <Lane legs={applySteps.map(at)} lane={track.lane} numbered />
        </nav>
      </Wrap>
    </div>
  );
}
