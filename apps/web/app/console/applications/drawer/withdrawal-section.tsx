import type { ApplicationDetail } from '@chulbal/contract/applications/operators';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './drawer.module.css';
import { DrawerSection } from './section.tsx';

/** Why the team is out, by whose word, and the way back while there is one. */
export function WithdrawalSection({ detail }: { detail: ApplicationDetail }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const language = useLanguage();
  const { can, open } = useTeamList();
  const { row, withdrawal } = detail;
  if (!withdrawal) return null;
  const { withdrawalId, by, who, at, reason, mayUndo } = withdrawal;
  return (
    <DrawerSection title={t('withdrawal.title')}>
      <p>{reason}</p>
      <p className={styles.note}>{t(`withdrawal.by.${by}`, { at: shortMomentText(at, language), who })}</p>
      <p className={styles.note}>{t(mayUndo ? 'withdrawal.note' : 'withdrawal.final')}</p>
      {mayUndo && can('workApplications') && (
        <button
          type="button"
          className={styles.link}
          onClick={() => open({ kind: 'withdraw', team: row, withdrawalId })}
        >
          {t('withdrawal.undo')}
        </button>
      )}
    </DrawerSection>
  );
}
