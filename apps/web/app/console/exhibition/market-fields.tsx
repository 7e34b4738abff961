import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { wonText } from '../../lib/won-text.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import layout from '../plan-editor/plan-editor.module.css';
import { NumberField } from '../seasons/fields/number-field.tsx';
import type { Builder } from './builder.ts';
import type { exhibitionAdmin as texts } from './exhibition-admin.ko.ts';
import styles from './exhibition-admin.module.css';

const amounts = ['wallet', 'step', 'least', 'most'] as const;
const excluded = ['ownTeam', 'evaluators', 'operators'] as const;

/** How much everybody has and may invest in one team, and who may not. */
export function MarketFields({ plan, change, readOnly }: Builder) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  const language = useLanguage();
  return (
    <section className={layout.part} aria-labelledby="at-market">
      <h2 id="at-market">{t('parts.market')}</h2>
      <p className={layout.hint}>{t('parts.marketHint')}</p>
      <div className={styles.pairs}>
        {amounts.map((field) => (
          <NumberField
            key={field}
            name={field}
            label={t(`what.${field}`)}
            hint={wonText(plan[field], language)}
            unit={t('won')}
            value={plan[field]}
            readOnly={readOnly}
            onSet={(amount) => amount !== null && amount > 0 && change({ [field]: amount })}
          />
        ))}
      </div>
      <FieldGroup label={t('parts.excludes')}>
        {excluded.map((who) => (
          <Checkbox
            key={who}
            label={t(`parts.${who}`)}
            checked={plan.excludes[who]}
            disabled={readOnly}
            onChange={(event) =>
              change({ excludes: { ...plan.excludes, [who]: event.currentTarget.checked } })
            }
          />
        ))}
      </FieldGroup>
    </section>
  );
}
