import type { BulkAct } from '@chulbal/contract/applications/bulk-acts';
import { useEffect, useEffectEvent, useState } from 'react';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import type { DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { applicationCommand } from '../commands.ts';
import type { teamList as texts } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './dialogs.module.css';
import { useUndo } from './use-bulk-command.ts';

/** What operators did to many teams at once, newest first, and a button for what can still be undone. */
export function BulkActsDialog({ open, onClose }: DialogFrame) {
  const t = useTexts<typeof texts>('teamList');
  const language = useLanguage();
  const { season } = useTeamList();
  const undo = useUndo();
  const [acts, setActs] = useState<readonly BulkAct[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState<number | null>(null);
  const load = useEffectEvent(async () => {
    const answer = await applicationCommand('bulkActs', { year: season.year });
    setFailed(answer.kind !== 'done');
    if (answer.kind === 'done') setActs(answer.data);
  });
  useEffect(() => {
    if (open) void load();
  }, [open]);
  const moment = (at: string) => shortMomentText(at, language);
  return (
    <Modal open={open} onClose={onClose} title={t('acts.title')} narrow>
      <p className={styles.body}>{t('acts.body')}</p>
      {failed && <p role="alert">{t('acts.failed')}</p>}
      {acts?.length === 0 && <p>{t('acts.none')}</p>}
      <ul className={styles.acts} aria-busy={acts === null && !failed}>
        {acts?.map((act) => {
          const { actId, kind, teams, teamName, doneAt, doneBy, undone } = act;
          const others = teams - 1;
          return (
            <li key={actId}>
              <span>
                <b>{t(`acts.kind.${kind}`)}</b>{' '}
                {teamName &&
                  (others > 0
                    ? t('acts.teams', { first: teamName, others: others.toLocaleString() })
                    : teamName)}
                <small>{t('acts.by', { at: moment(doneAt), who: doneBy })}</small>
                {undone && (
                  <small>
                    {t('acts.undone', { at: moment(undone.at), who: undone.by })}
                    {undone.leftAlone > 0 && ` ${t('acts.leftAlone', { count: undone.leftAlone })}`}
                  </small>
                )}
                {(act.undo === 'messages' || act.undo === 'late') && <small>{t(`acts.${act.undo}`)}</small>}
              </span>
              {act.undo === 'possible' && (
                <Button
                  busy={busy === actId}
                  aria-label={t('acts.undoOf', { act: t(`acts.kind.${kind}`), at: moment(doneAt) })}
                  onClick={async () => {
                    setBusy(actId);
                    await undo(actId);
                    await load();
                    setBusy(null);
                  }}
                >
                  {t('acts.undo')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
