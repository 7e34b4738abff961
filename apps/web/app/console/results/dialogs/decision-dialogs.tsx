import { hasQuotas } from '@chulbal/contract/results/shapes';
import { useState } from 'react';
import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog/reason-dialog.tsx';
import { resultCommand } from '../commands.ts';
import { useResult } from '../result-context.ts';
import type { resultDialogs as texts } from '../result-dialogs.ko.ts';
import type { resultRules } from '../result-rules.ko.ts';
import styles from './dialogs.module.css';
import { Facts } from './facts.tsx';

const DAY_MS = 86_400_000;

type Own = { onClose: () => void };

/** Lets the result be finalised without somebody's signature. */
export function WaiveDialog({ evaluatorId, name, onClose }: Own & { evaluatorId: number; name: string }) {
  const t = useTexts<typeof texts>('resultDialogs');
  const { data } = useResult();
  const { busy, problem, run } = useCommand();
  const { trackNo, stageNo } = data.stage;
  async function send(reason: string) {
    if (!(await run(() => resultCommand('waive', { trackNo, stageNo, evaluatorId, reason })))) return;
    toast.success(t('waive.done'));
    onClose();
  }
  return (
    <ReasonDialog
      title={t('waive.title', { name })}
      body={t('waive.body')}
      submit={t('waive.submit')}
      busy={busy}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    />
  );
}

/** Lets the result be finalised though teams have fewer sheets than the rules ask. */
export function WaiveSheetsDialog({ teamNos, onClose }: Own & { teamNos: readonly number[] }) {
  const t = useTexts<typeof texts>('resultDialogs');
  const { data, view } = useResult();
  const { busy, problem, run } = useCommand();
  const { trackNo, stageNo } = data.stage;
  const teams = view.teams.filter(({ teamNo }) => teamNos.includes(teamNo));
  async function send(reason: string) {
    const input = { trackNo, stageNo, teamNos: [...teamNos], reason };
    if (!(await run(() => resultCommand('waiveSheets', input)))) return;
    toast.success(t('waiveSheets.done'));
    onClose();
  }
  return (
    <ReasonDialog
      title={t('waiveSheets.title', { count: teams.length })}
      body={t('waiveSheets.body')}
      submit={t('waiveSheets.submit')}
      busy={busy}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <Facts
        facts={teams.map(({ teamName, sheets }) => [
          teamName,
          t('waiveSheets.sheets', { count: sheets.length }),
        ])}
      />
    </ReasonDialog>
  );
}

/** Takes a sheet out of the count. How finalising goes on stands beside its conditions then. */
export function VoidDialog({
  sheetId,
  name,
  team,
  onClose,
}: Own & { sheetId: number; name: string; team: string }) {
  const t = useTexts<typeof texts>('resultDialogs');
  const { busy, problem, run } = useCommand();
  async function send(reason: string) {
    if (!(await run(() => resultCommand('voidSheet', { sheetId, reason })))) return;
    toast.success(t('void.done'));
    onClose();
    document.getElementById('result-conditions')?.focus();
  }
  return (
    <ReasonDialog
      title={t('void.title', { name, team })}
      body={t('void.body')}
      submit={t('void.submit')}
      danger
      oneLine={200}
      busy={busy}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    />
  );
}

/** Lets evaluators write again after a final result, for some days from now. */
export function ReopenDialog({ onClose }: Own) {
  const t = useTexts<typeof texts>('resultDialogs');
  const { data } = useResult();
  const { busy, problem, run } = useCommand();
  const [days, setDays] = useState(3);
  const { trackNo, stageNo } = data.stage;
  async function send(reason: string) {
    const until = new Date(Date.now() + days * DAY_MS).toISOString();
    if (!(await run(() => resultCommand('reopenJudging', { trackNo, stageNo, until, reason })))) return;
    toast.success(t('reopen.done'));
    onClose();
  }
  return (
    <ReasonDialog
      title={t('reopen.title')}
      body={t('reopen.body')}
      submit={t('reopen.submit')}
      busy={busy}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <label className={styles.days}>
        {t('reopen.days')}
        <select value={days} onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}>
          {[1, 3, 7, 14].map((count) => (
            <option key={count} value={count}>
              {t('reopen.day', { count })}
            </option>
          ))}
        </select>
      </label>
    </ReasonDialog>
  );
}

/** Puts tied teams in an order, on record. */
export function TieDialog({ teamNos, onClose }: Own & { teamNos: readonly number[] }) {
  const t = useTexts<typeof texts>('resultDialogs');
  const words = useTexts<typeof resultRules>('resultRules');
  const { data, view } = useResult();
  const { busy, problem, run } = useCommand();
  const [order, setOrder] = useState<readonly number[]>(teamNos);
  const [said, setSaid] = useState('');
  const { trackNo, stageNo } = data.stage;
  const teamOf = (teamNo: number) => view.teams.find((team) => team.teamNo === teamNo);
  const nameOf = (teamNo: number) => teamOf(teamNo)?.teamName ?? `${teamNo}`;

  function move(at: number, by: -1 | 1) {
    const to = at + by;
    const teamNo = order[at];
    if (teamNo === undefined || to < 0 || to >= order.length) return;
    const next = order.filter((one) => one !== teamNo);
    next.splice(to, 0, teamNo);
    setOrder(next);
    setSaid(words('tieMoved', { name: nameOf(teamNo), place: to + 1 }));
  }
  async function send(reason: string) {
    const input = { trackNo, stageNo, order: [...order], reason };
    if (!(await run(() => resultCommand('decideTie', input)))) return;
    toast.success(t('tie.done'));
    onClose();
  }
  return (
    <ReasonDialog
      title={t('tie.title')}
      body={t('tie.body')}
      submit={t('tie.submit')}
      busy={busy}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <ol className={styles.order} aria-label={t('tie.order')}>
        {order.map((teamNo, at) => (
          <li key={teamNo}>
            <b>{at + 1}</b>
            <span>
              {nameOf(teamNo)}
              <small>{[teamOf(teamNo)?.number, teamOf(teamNo)?.final].filter(Boolean).join(', ')}</small>
            </span>
            <button
              type="button"
              aria-label={words('up', { name: nameOf(teamNo) })}
              aria-disabled={at === 0}
              onClick={() => move(at, -1)}
            >
              <DenseIcon name="chevron-up" />
            </button>
            <button
              type="button"
              aria-label={words('down', { name: nameOf(teamNo) })}
              aria-disabled={at === order.length - 1}
              onClick={() => move(at, 1)}
            >
              <DenseIcon name="chevron-down" />
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </ReasonDialog>
  );
}

/** A selected team gives its place up: the next reserve has it in a version of its own. */
export function WithdrawDialog({ teamNo, onClose }: Own & { teamNo: number }) {
  const t = useTexts<typeof texts>('resultDialogs');
  const { data, view } = useResult();
  const { busy, problem, run } = useCommand();
  const [newest] = useState(() => [...data.versions].sort((a, b) => b.version - a.version)[0]);
  const { trackNo, stageNo } = data.stage;
  const team = view.teams.find((one) => one.teamNo === teamNo)?.teamName ?? `${teamNo}`;
  async function send(reason: string) {
    if (!newest) return;
    const input = {
      trackNo,
      stageNo,
      teamNo,
      version: newest.version + 1,
      sha256: newest.sha256,
      confirmerId: null,
      reason,
    };
    const done = await run(() => resultCommand('withdraw', input));
    if (!done) return;
    toast.success(t(done.data.movedUp === null ? 'withdraw.doneNone' : 'withdraw.done'));
    onClose();
  }
  return (
    <ReasonDialog
      title={t('withdraw.title', { team })}
      body={t(data.versionRules && hasQuotas(data.versionRules) ? 'withdraw.body' : 'withdraw.bodyAll')}
      submit={t('withdraw.submit')}
      busy={busy}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
