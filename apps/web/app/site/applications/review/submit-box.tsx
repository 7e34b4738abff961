import { useId } from 'react';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Chequered } from '../../../ui/lane/chequered.tsx';
import { identityPath } from '../../identity-checks/trouble.ts';
import type { apply } from '../apply.ko.ts';
import { stepPath } from '../apply-data.ts';
import { useApply } from '../form/apply-context.ts';
import { TickAt } from '../form/tick-at.tsx';
import { formNames } from '../posted-form.ts';
import styles from './review.module.css';
import { useSubmitting } from './submitting-context.ts';

/** The last two ticks and the button, before the chequered line. */
export function SubmitBox() {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  const { data } = useApply();
  const { busy, problem, submit } = useSubmitting();
  const id = useId();
  const again = data.application?.submission != null;
  const isMember = data.application?.role === 'member';
  return (
    <section className={styles.finish} aria-labelledby={id}>
      <Chequered>
        <h2 id={id}>{t('submit.title')}</h2>
        <div className={styles.ticks}>
          <TickAt path="isTrue" label={t('submit.isTrue')} />
          <TickAt path="isReviewConsent" label={t('submit.isReviewConsent')} />
        </div>
        {problem && (
          <div className={styles.problem} role="alert">
            <FieldError>{problem}</FieldError>
          </div>
        )}
        {data.identity && !isMember && (
          <div className={styles.identity}>
            <p>{t('submit.identity')}</p>
            <ButtonLink
              variant="ink"
              size="sm"
              to={identityPath(stepPath(data, 'review'))}
              reloadDocument
              prefetch="none"
            >
              {t('submit.identityGo', { service: data.identity })}
            </ButtonLink>
          </div>
        )}
        <div className={styles.go}>
          <p>
            {isMember
              ? t('submit.leaderOnly')
              : t('submit.until', { moment: momentText(data.deadline.closesAt, language) })}
          </p>
          {!isMember && (
            <Button
              type="submit"
              variant="primary"
              size="lg"
              className={styles.submit}
              busy={busy}
              name={formNames.intent}
              value="submit"
              onClick={(event) => {
                event.preventDefault();
                void submit();
              }}
            >
              {busy ? t('submit.busy') : again ? t('submit.again') : t('submit.go')}
            </Button>
          )}
        </div>
      </Chequered>
    </section>
  );
}
