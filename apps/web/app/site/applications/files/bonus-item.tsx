import type { SeasonView } from '@chulbal/contract/seasons/seasons';
import { useTexts } from '../../../lib/use-texts.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import { TextAt } from '../form/text-at.tsx';
import { TickAt } from '../form/tick-at.tsx';
import styles from './documents.module.css';
import { SlotRows } from './slot-rows.tsx';

type Props = { bonus: SeasonView['bonuses'][number]; index: number };

/** A bonus item: claiming it asks for the team name of then and a proof (specification, section 5). */
export function BonusItem({ bonus, index }: Props) {
  const t = useTexts<typeof apply>('apply');
  const { data, form } = useApply();
  const claimed = form.additionList[index]?.aaNo === bonus.aaNo;
  const rule = data.track.documents.find(({ slot }) => slot === `applyAddition${index + 1}`);
  return (
    <li className={styles.bonus}>
      <div className={styles.bonusHead}>
        <TickAt path={`additionList.${index}.aaNo`} on={String(bonus.aaNo)} label={bonus.name} plain strong />
        <Tag>{t('points', { points: bonus.points })}</Tag>
      </div>
      {claimed && (
        <div className={styles.bonusBody}>
          <TextAt path={`additionList.${index}.teamHistory`} hint={t('hint.teamHistory')} />
          {rule && (
            <div>
              <SlotRows rule={rule} required label={t('proof')} layout="block" />
            </div>
          )}
        </div>
      )}
    </li>
  );
}
