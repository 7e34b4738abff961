import type { ReceiptView } from '@chulbal/contract/applications/applications';
import type { StageView } from '@chulbal/contract/seasons/seasons';
import { stageState } from '@chulbal/contract/seasons/seasons.rules';
import { periodText, shortMomentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Lane } from '../../../ui/lane/lane.tsx';
import type { Leg } from '../../../ui/lane/legs.ts';
import { VerticalLane } from '../../../ui/lane/vertical-lane.tsx';
import type { receipt as texts } from './receipt.ko.ts';
import styles from './receipt.module.css';

/** The team's way through the stages, its own receipt first; upright on a phone. */
export function ReceiptStages({ receipt, now }: { receipt: ReceiptView; now: string }) {
  const t = useTexts<typeof texts>('receipt');
  const language = useLanguage();
  const time = Date.parse(now);
  const current = receipt.stages.findLast((stage) => Date.parse(stage.opensAt) <= time);
  const legOf = (stage: StageView): Leg => {
    const own = stage.stageNo === receipt.stageNo;
    const state = stage === current ? 'now' : Date.parse(stage.opensAt) <= time ? 'done' : 'ahead';
    return {
      key: String(stage.stageNo),
      state,
      at: own || stageState(stage, time) !== 'open' ? 100 : 50,
      label: own ? t('received') : stage.name,
      note: own
        ? shortMomentText(receipt.arrivedAt, language)
        : periodText(stage.opensAt, stage.closesAt, language),
    };
  };
  const legs = receipt.stages.map(legOf);
  return (
    <div className={styles.stages}>
      <div className={styles.wide}>
        <Lane legs={legs} lane={receipt.lane} label={t('stages')} />
      </div>
      <div className={styles.upright}>
        <VerticalLane
          lane={receipt.lane}
          label={t('stages')}
          stages={legs.map(({ key, state, at, label, note }) => ({
            key,
            state,
            at,
            content: (
              <>
                <b>{label}</b>
                <small>{note}</small>
              </>
            ),
          }))}
        />
      </div>
    </div>
  );
}
