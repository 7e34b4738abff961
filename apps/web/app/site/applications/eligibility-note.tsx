import type { EligibilityNotice } from '@chulbal/contract/applications/applications';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './applications.module.css';
import type { apply } from './apply.ko.ts';

/** What the operators decided about a team of which too few had confirmed, and why. */
export function EligibilityNote({ eligibility }: { eligibility: EligibilityNotice | null }) {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  if (!eligibility) return null;
  const { decision, reason, until, decidedAt } = eligibility;
  const moment = momentText(until ?? decidedAt, language);
  return (
    <section
      className={styles.note}
      data-answered={decision === 'eligible' || undefined}
      aria-label={t('eligibility.label')}
    >
      <p className={styles.head}>
        <Icon name={decision === 'eligible' ? 'check' : 'warning'} />
        <b>{t(`eligibility.${decision}`, { moment })}</b>
      </p>
      <p className={styles.message}>{t('eligibility.reason', { reason })}</p>
    </section>
  );
}
