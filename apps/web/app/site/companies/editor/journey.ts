import type { Registration, WrittenCompany } from '@chulbal/contract/companies/companies';

type Step = {
  key: 'write' | 'submit' | 'fix' | 'approve' | 'show';
  state: 'done' | 'now' | 'ahead';
  at?: number;
  moment: string | null;
};

/** The way of a page from its first word to the exhibition; changes are a leg of it only where they are asked. */
export function journeyOf(
  { writesFrom, opensAt }: Pick<Registration, 'writesFrom' | 'opensAt'>,
  { state, versions }: Pick<WrittenCompany, 'state' | 'versions'>,
  now: string,
): Step[] {
  const [last] = versions;
  const asked = versions.some((version) => version.state === 'changesAsked');
  const isOpen = now >= opensAt;
  const approved = state === 'approved' || state === 'newVersion';
  const stateOf = (done: boolean, current: boolean): Step['state'] =>
    done ? 'done' : current ? 'now' : 'ahead';
  const fixing = state === 'changesAsked';
  const fix: Step = {
    key: 'fix',
    state: stateOf(!fixing, fixing),
    at: 50,
    moment: last?.fixUntil ?? null,
  };
  const approve: Step = {
    key: 'approve',
    state: stateOf(approved, state === 'submitted'),
    at: 50,
    moment: approved ? (last?.reviewedAt ?? null) : null,
  };
  return [
    { key: 'write', state: stateOf(versions.length > 0, state === 'writing'), at: 50, moment: writesFrom },
    { key: 'submit', state: stateOf(versions.length > 0, false), moment: last?.submittedAt ?? null },
    ...(asked ? [fix] : []),
    approve,
    { key: 'show', state: stateOf(approved && isOpen, false), moment: opensAt },
  ];
}
