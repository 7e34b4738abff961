import type { ApplicationDetail } from '@chulbal/contract/applications/operators';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import type { DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import type { teamDrawer } from '../team-drawer.ko.ts';
import type { loader } from '../team-drawer.tsx';
import type { teamList as texts } from '../team-list.ko.ts';
import { type ListedTeam, useTeamList } from '../team-list-context.ts';
import styles from './dialogs.module.css';

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
