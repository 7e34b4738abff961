import { useTexts } from '../../lib/use-texts.ts';
import { Lane } from '../../ui/lane/lane.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Split } from '../../ui/layout/split.tsx';
import type { applyInfo as texts } from './apply-info.ko.ts';
import styles from './apply-info.module.css';

const steps = ['account', 'write', 'submit', 'confirm'] as const;

/** From sign-up to the members' confirmation, as the legs of a lane. */
export function ApplyInfoHow() {
  const t = useTexts<typeof texts>('applyInfo');
  return (
    <section className={styles.band} aria-labelledby="how">
      <Split
        head={
          <Heading level={2} size="2xl" id="how">
            {t('how.title')}
          </Heading>
        }
      >
        <Lane
          down
          label={t('how.title')}
          legs={steps.map((step) => ({
            key: step,
            label: t(`how.steps.${step}.title`),
            note: t(`how.steps.${step}.text`),
            state: 'ahead',
          }))}
        />
        <p className={styles.note}>{t('how.after')}</p>
      </Split>
    </section>
  );
}
