import { hasQuotas } from '@chulbal/contract/results/shapes.rules';
import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { ReasonCommand } from '../../../ui/form-dialog/reason-command.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { resultCommand } from '../../shell/commands.ts';
import { useResult } from '../result-context.ts';
import type { results } from '../results.ko.ts';
import styles from './dialogs.module.css';
import { Facts } from './facts.tsx';

const DAY_MS = 86_400_000;

type Own = { onClose: () => void };

/** Lets the result be finalised without somebody's signature. */
export function WaiveDialog({ evaluatorId, name, onClose }: Own & { evaluatorId: number; name: string }) {
  const t = useTexts<typeof results>('results');
  const { data } = useResult();
  const { trackNo, stageNo } = data.stage;
  return (
    <ReasonCommand
      title={t('waive.title', { name })}
      body={t('waive.body')}
      submit={t('waive.submit')}
      send={(reason) => resultCommand('waive', { trackNo, stageNo, evaluatorId, reason })}
      done={t('waive.done')}
      onClose={onClose}
    />
  );
}

/** Lets the result be finalised though teams have fewer sheets than the rules ask. */
export function WaiveSheetsDialog({ teamNos, onClose }: Own & { teamNos: readonly number[] }) {
  const t = useTexts<typeof results>('results');
  const { data, view } = useResult();
  const { trackNo, stageNo } = data.stage;
  const teams = view.teams.filter(({ teamNo }) => teamNos.includes(teamNo));
  return (
    <ReasonCommand
      title={t('waiveSheets.title', { count: teams.length })}
      body={t('waiveSheets.body')}
      submit={t('waiveSheets.submit')}
      send={(reason) => resultCommand('waiveSheets', { trackNo, stageNo, teamNos: [...teamNos], reason })}
      done={t('waiveSheets.done')}
      onClose={onClose}
    >
      <Facts
        facts={teams.map(({ teamName, sheets }) => [
          teamName,
          t('waiveSheets.sheets', { count: sheets.length }),
        ])}
      />
    </ReasonCommand>
  );
}

/** Takes a sheet out of the count. How finalising goes on stands beside its conditions then. */
export function VoidDialog({
  sheetId,
  name,
  team,
  onClose,
}: Own & { sheetId: number; name: string; team: string }) {
  const t = useTexts<typeof results>('results');
  return (
    <ReasonCommand
      title={t('void.title', { name, team })}
      body={t('void.body')}
      submit={t('void.submit')}
      danger
      oneLine={200}
      send={(reason) => resultCommand('voidSheet', { sheetId, reason })}
      done={t('void.done')}
      onDone={() => {
        onClose();
        document.getElementById('result-conditions')?.focus();
      }}
      onClose={onClose}
    />
  );
}

/** Lets evaluators write again after a final result, for some days from now. */
export function ReopenDialog({ onClose }: Own) {
  const t = useTexts<typeof results>('results');
  const { data } = useResult();
  const [days, setDays] = useState(3);
  const { trackNo, stageNo } = data.stage;
  function send(reason: string) {
    const until = new Date(Date.now() + days * DAY_MS).toISOString();
    return resultCommand('reopenJudging', { trackNo, stageNo, until, reason });
  }
  return (
    <ReasonCommand
      title={t('reopen.title')}
      body={t('reopen.body')}
      submit={t('reopen.submit')}
      send={send}
      done={t('reopen.done')}
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
    </ReasonCommand>
  );
}

/** Puts tied teams in an order, on record. */
export function TieDialog({ teamNos, onClose }: Own & { teamNos: readonly number[] }) {
  const t = useTexts<typeof results>('results');
  const { data, view } = useResult();
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
    setSaid(t('tieMoved', { name: nameOf(teamNo), place: to + 1 }));
  }
  return (
    <ReasonCommand
      title={t('tie.title')}
      body={t('tie.body')}
      submit={t('tie.submit')}
      send={(reason) => resultCommand('decideTie', { trackNo, stageNo, order: [...order], reason })}
      done={t('tie.done')}
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
              aria-label={t('up', { name: nameOf(teamNo) })}
              aria-disabled={at === 0}
              onClick={() => move(at, -1)}
            >
              <DenseIcon name="chevron-up" />
            </button>
            <button
              type="button"
              aria-label={t('down', { name: nameOf(teamNo) })}
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
    </ReasonCommand>
  );
}

/** A selected team gives its place up: the next reserve has it in a version of its own. */
export function WithdrawDialog({ teamNo, onClose }: Own & { teamNo: number }) {
  const t = useTexts<typeof results>('results');
  const { data, view } = useResult();
  const [newest] = useState(() => [...data.versions].sort((a, b) => b.version - a.version)[0]);
  const { trackNo, stageNo } = data.stage;
  const team = view.teams.find((one) => one.teamNo === teamNo)?.teamName ?? `${teamNo}`;
  if (!newest) return null;
  return (
    <ReasonCommand
      title={t('withdraw.title', { team })}
      body={t(data.versionRules && hasQuotas(data.versionRules) ? 'withdraw.body' : 'withdraw.bodyAll')}
      submit={t('withdraw.submit')}
      send={(reason) =>
        resultCommand('withdraw', {
          trackNo,
          stageNo,
          teamNo,
          version: newest.version + 1,
          sha256: newest.sha256,
          confirmerId: null,
          reason,
        })
      }
      done={({ movedUp }) => t(movedUp === null ? 'withdraw.doneNone' : 'withdraw.done')}
      onClose={onClose}
    />
  );
}
