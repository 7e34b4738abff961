import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import type { apply } from '../apply.ko.ts';
import { stepAfter, stepBefore, stepPath } from '../apply-data.ts';
import { formNames } from '../posted-form.ts';
import { useApply } from './apply-context.ts';
import styles from './apply-form.module.css';
import { useNextStep } from './use-next-step.ts';

/** One step back, save now, one step on. */
export function FootNav() {
  const t = useTexts<typeof apply>('apply');
  const { data, engine, step } = useApply();
  const [busy, setBusy] = useState(false);
  const next = useNextStep();
  const before = stepBefore(step);
  const after = stepAfter(step);

  async function saveNow() {
    setBusy(true);
    const saved = await engine.save({ create: true });
    setBusy(false);
    if (saved) toast.success(t('draft.saved'));
    else toast.error(engine.view().message ?? t('draft.notSaved'));
  }

  return (
    <div className={styles.foot}>
      {before ? (
        <ButtonLink className={styles.back} to={stepPath(data, before)} icon="chevron-left">
          {t(`step.${before}`)}
        </ButtonLink>
      ) : (
        <span />
      )}
      <div className={styles.end}>
        <Button
          type="submit"
          variant="ghost"
          className={styles.save}
          busy={busy}
          name={formNames.intent}
          value={`step:${step}`}
          onClick={(event) => {
            event.preventDefault();
            void saveNow();
          }}
        >
          {t('draft.save')}
        </Button>
        {after && (
          <Button
            type="submit"
            variant="primary"
            iconEnd="arrow-right"
            className={styles.next}
            name={formNames.intent}
            value={`step:${after}`}
            onClick={(event) => {
              event.preventDefault();
              next();
            }}
          >
            {t('next', { step: t(`step.${after}`) })}
          </Button>
        )}
      </div>
    </div>
  );
}
