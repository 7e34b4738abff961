import type { DocumentRule, SeasonView } from '@chulbal/contract/seasons/seasons';
import { useTexts } from '../../../lib/use-texts.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import { TextAt } from '../form/text-at.tsx';
import { TickAt } from '../form/tick-at.tsx';
import styles from './documents.module.css';
import { SlotFiles } from './slot-files.tsx';

type Props = {
  rule: DocumentRule;
  required?: boolean;
  /** Another name than the rule's, for bonus proofs. */
  label?: string;
  layout?: 'row' | 'block';
};

/** A document of the application, in its slot. */
export function SlotRows({ rule, required, label = rule.label, layout }: Props) {
  const { data, files, uploads, uploading, removeFile, errorOf, touch } = useApply();
  const path = `files.${rule.slot}`;
  return (
    <SlotFiles
      {...{ rule, label, required, layout, files, uploads, uploading }}
      slot={rule.slot}
      name={path}
      words={data.words}
      disabled={!data.open}
      error={errorOf(path)}
      onRemove={(file) => {
        touch(path);
        void removeFile(file);
      }}
    />
  );
}

type BonusItemProps = { bonus: SeasonView['bonuses'][number]; index: number };

/** A bonus item: claiming it asks for the team name of then and a proof (specification, section 5). */
export function BonusItem({ bonus, index }: BonusItemProps) {
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
