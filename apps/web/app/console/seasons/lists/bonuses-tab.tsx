import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { MoveButtons } from '../../../ui/action/move-buttons.tsx';
import { useBuilder } from '../builder-context.ts';
import { NumberAt, TextPairAt } from '../fields/plan-fields.tsx';
import { nameOf } from '../name-of.ts';
import { shifted } from '../plan/plan-edits.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import styles from './lists.module.css';

/** What a bonus may be claimed for, and its points. */
export function BonusesTab() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { plan, editor, readOnly, focusAt } = useBuilder();
  const { bonuses } = plan;

  function put(next: typeof bonuses) {
    editor.edit(null, (now) => ({ ...now, bonuses: next }));
  }
  function add() {
    const aaNo = Math.max(0, ...bonuses.map((bonus) => bonus.aaNo)) + 1;
    put([...bonuses, { aaNo, name: { ko: '', en: '' }, points: 1 }]);
    focusAt(`[data-code="${aaNo}"] input[name$=".ko"]`);
  }

  return (
    <div className={styles.tab}>
      <p className={styles.lede}>{t('bonuses.lede')}</p>
      {bonuses.length === 0 && <p className={styles.none}>{t('bonuses.none')}</p>}
      <ol className={styles.bonuses}>
        {bonuses.map((bonus, at) => {
          const name = nameOf(bonus.name, language) ?? t('bonuses.number', { number: bonus.aaNo });
          return (
            <li key={bonus.aaNo} className={styles.row} data-code={bonus.aaNo}>
              <TextPairAt bare path={`bonuses.${at}.name`} label={t('bonuses.name', { number: at + 1 })} />
              <NumberAt
                bare
                path={`bonuses.${at}.points`}
                label={t('bonuses.points', { name })}
                unit={t('bonuses.unit')}
              />
              {!readOnly && (
                <span className={styles.order}>
                  <MoveButtons
                    at={at}
                    count={bonuses.length}
                    up={t('up', { name })}
                    down={t('down', { name })}
                    onMove={(by) => put(shifted(bonuses, at, by))}
                  />
                  <IconButton
                    icon="trash"
                    label={t('remove', { name })}
                    onClick={() => put(bonuses.filter((one) => one !== bonus))}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {!readOnly && bonuses.length < 20 && (
        <Button icon="plus" onClick={add}>
          {t('bonuses.add')}
        </Button>
      )}
    </div>
  );
}
