import { hasBusiness } from '@chulbal/contract/applications/rules';
import { useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import styles from '../files/documents.module.css';
import { EveryoneRows } from '../files/everyone-rows.tsx';
import { BonusItem, SlotRows } from '../files/slot-rows.tsx';
import { useApply } from '../form/apply-context.ts';
import { Part } from '../form/part.tsx';

/** Step 4: the documents that this team needs, and the bonus items it claims. */
export function DocumentsStep() {
  const t = useTexts<typeof apply>('apply');
  const { data, form } = useApply();
  const { documents } = data.track;
  const asked = documents.filter(
    ({ requirement }) => requirement !== 'bonus' && (requirement !== 'business' || hasBusiness(form)),
  );
  const claimed = form.additionList.filter(({ aaNo }) => aaNo !== null).length;
  return (
    <>
      <Part title={t('part.documents')} id="part-documents" ruled aside={t('documentsHint')}>
        <noscript>
          <p className={styles.noscript}>{t('noscript')}</p>
        </noscript>
        {asked.map((rule) =>
          rule.requirement === 'everyone' ? (
            <EveryoneRows key={rule.slot} rule={rule} />
          ) : (
            <SlotRows key={rule.slot} rule={rule} required={rule.requirement !== 'optional'} />
          ),
        )}
      </Part>
      {data.bonuses.length > 0 && (
        <Part
          title={t('part.bonus')}
          id="part-bonus"
          ruled
          aside={t('bonusCount', { claimed, count: data.bonuses.length })}
        >
          <ul className={styles.bonuses}>
            {data.bonuses.map((bonus, index) => (
              <BonusItem key={bonus.aaNo} bonus={bonus} index={index} />
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
