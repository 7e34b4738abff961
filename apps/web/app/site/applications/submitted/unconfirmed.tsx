import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import { ResendLink } from '../members/member-status.tsx';
import styles from './submitted.module.css';

/** The next thing after a submission: whose confirmation is still missing, each with the link to send again. */
export function Unconfirmed() {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  const { application, stage } = useApply().data;
  if (application?.role !== 'leader') return null;
  const waiting = application.members.filter(
    ({ status, confirmedAt }) => status !== 'refused' && !confirmedAt,
  );
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-members">
      <h2 id="waiting-members">{t('submitted.waiting', { count: waiting.length })}</h2>
      {stage.confirmBy && (
        <p>{t('submitted.confirmBy', { moment: momentText(stage.confirmBy, language) })}</p>
      )}
      <ul>
        {waiting.map((member) => (
          <li key={member.key}>
            <b>{member.name}</b>
            <ResendLink teamNo={application.teamNo} member={member} />
          </li>
        ))}
      </ul>
    </section>
  );
}
