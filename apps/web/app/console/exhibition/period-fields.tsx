import { exhibitionMoments } from '@chulbal/contract/exhibition/values';
import { instantOfLocal, localText } from '../../lib/korean-time.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { MomentInput } from '../../ui/form/moment-input.tsx';
import layout from '../plan-editor/plan-editor.module.css';
import type { Builder } from './builder.ts';
import type { exhibitionAdmin as texts } from './exhibition-admin.ko.ts';
import styles from './exhibition-admin.module.css';

/** Seven moments, in the order in which they come. */
export function PeriodFields({ plan, change, readOnly, year }: Builder & { year: number }) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  return (
    <section className={layout.part} aria-labelledby="at-periods">
      <h2 id="at-periods">{t('parts.periods')}</h2>
      <div className={styles.pairs}>
        {exhibitionMoments.map((moment) => (
          <Field key={moment} label={t(`what.${moment}`)} id={`at-${moment}`}>
            <MomentInput
              value={localOf(plan[moment])}
              year={year}
              otherwise={moment.endsWith('Until') || moment.endsWith('losesAt') ? '18:00' : '10:00'}
              readOnly={readOnly}
              onChange={(text) => change({ [moment]: instantOfLocal(text) })}
            />
          </Field>
        ))}
      </div>
    </section>
  );
}

const localOf = (at: string | null) => (at === null ? '' : localText(at));
