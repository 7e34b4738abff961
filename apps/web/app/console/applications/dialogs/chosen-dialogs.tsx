import type { BulkAct } from '@chulbal/contract/applications/bulk-acts';
import type { ApplicationDetail } from '@chulbal/contract/applications/operators';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import type { DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { applicationCommand } from '../../shell/commands.ts';
import type { teamDrawer } from '../team-drawer.ko.ts';
import type { loader } from '../team-drawer.tsx';
import type { teamList as texts } from '../team-list.ko.ts';
import { type ListedTeam, useTeamList } from '../team-list-context.ts';
import styles from './dialogs.module.css';
import { useUndo } from './use-bulk-command.ts';

type Props = DialogFrame & { team: ListedTeam; other: number };

/** Two teams side by side, field by field; what is the same is marked, and nothing is decided. */
export function CompareDialog({ open, onClose, team, other }: Props) {
  const t = useTexts<typeof texts>('teamList');
  const { go } = useTeamList();
  const one = useFetcher<typeof loader>();
  const two = useFetcher<typeof loader>();
  const [loadOne, loadTwo] = [one.load, two.load];
  useEffect(() => {
    if (!open) return;
    void loadOne(`/console/applications?index&team=${team.teamNo}`);
    void loadTwo(`/console/applications?index&team=${other}`);
  }, [open, team.teamNo, other, loadOne, loadTwo]);
  const [left, right] = [one.data, two.data];
  const there = left?.kind === 'there' && right?.kind === 'there';
  const failed = (left && left.kind !== 'there') || (right && right.kind !== 'there');
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('compare.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('compare.close')}</Button>
          {there && (
            <Button
              onClick={() => {
                onClose();
                go({ team: other, file: null });
              }}
            >
              {t('compare.open', { team: right.detail.row.teamName })}
            </Button>
          )}
        </>
      }
    >
      {there ? (
        <SideBySide left={left.detail} right={right.detail} />
      ) : (
        <p role="status">{t(failed ? 'compare.failed' : 'compare.loading')}</p>
      )}
    </Modal>
  );
}

function SideBySide({ left, right }: { left: ApplicationDetail; right: ApplicationDetail }) {
  const t = useTexts<typeof texts>('teamList');
  const language = useLanguage();
  const names = useTexts<typeof teamDrawer>('teamDrawer');
  const shared = new Set(
    left.files.map(({ sha256 }) => sha256).filter((hash) => right.files.some((file) => file.sha256 === hash)),
  );
  const filesOf = ({ files }: ApplicationDetail) =>
    files
      .map(({ name, sha256 }) => (shared.has(sha256) ? `${name} (${t('compare.same')})` : name))
      .join('\n');
  const answerOf = ({ answers }: ApplicationDetail, field: string) =>
    answers.find((answer) => answer.field === field)?.text ?? '';
  const submitted = ({ row }: ApplicationDetail) =>
    row.submittedAt ? shortMomentText(row.submittedAt, language) : '';
  const rows: [string, string, string, boolean?][] = [
    [t('compare.number'), left.row.number ?? '', right.row.number ?? ''],
    [t('compare.item'), left.row.itemName, right.row.itemName],
    [t('compare.region'), left.row.region ?? '', right.row.region ?? ''],
    [t('compare.submittedAt'), submitted(left), submitted(right)],
    [names('answer.teamItemExp'), answerOf(left, 'teamItemExp'), answerOf(right, 'teamItemExp')],
    [names('answer.teamEmotion'), answerOf(left, 'teamEmotion'), answerOf(right, 'teamEmotion')],
    [t('compare.files'), filesOf(left), filesOf(right), shared.size > 0],
  ];
  return (
    <table className={styles.compare}>
      <thead>
        <tr>
          <td />
          <th scope="col">{left.row.teamName}</th>
          <th scope="col">{right.row.teamName}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, one, two, same]) => (
          <tr key={name} data-same={same || (one !== '' && one === two) || undefined}>
            <th scope="row">{name}</th>
            <td>{one || '–'}</td>
            <td>{two || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
