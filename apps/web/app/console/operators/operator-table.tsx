import type { OperatorView } from '@chulbal/contract/operators/operators';
import type { OperatorRole } from '@chulbal/contract/operators/values';
import { fullDayText, fullMomentText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { type Column, Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { operatorCommand } from '../shell/commands.ts';
import type { consoleFrame } from '../shell/console-frame.ko.ts';
import { useOperator } from '../shell/use-operator.ts';
import { Email } from './email.tsx';
import type { operators as texts } from './operators.ko.ts';
import styles from './operators.module.css';
import { RoleSelect } from './role-select.tsx';

/** Operators by name, with what an owner may do to each; of oneself nothing but what the server allows. */
export function OperatorTable({ operators }: { operators: readonly OperatorView[] }) {
  const t = useTexts<typeof texts>('operators');
  const language = useLanguage();
  const roleName = useTexts<typeof consoleFrame>('consoleFrame');
  const { operator: me } = useOperator();
  const [changing, setChanging] = useState<OperatorView | null>(null);
  const [deciding, setDeciding] = useState<Decision | null>(null);

  const columns: Column<OperatorView>[] = [
    {
      key: 'name',
      title: t('columns.name'),
      rowHeader: true,
      cell: ({ operatorId, name, loginId, status }) => (
        <TwoLines note={<Email address={loginId} />}>
          <b className={status === 'disabled' ? styles.off : undefined}>
            {name}
            {operatorId === me.userId && ` (${t('me')})`}
          </b>
        </TwoLines>
      ),
    },
    { key: 'role', title: t('columns.role'), nowrap: true, cell: ({ role }) => roleName(role) },
    {
      key: 'status',
      title: t('columns.status'),
      cell: ({ status }) => (
        <span className={styles.state} data-state={status}>
          <Icon name={status === 'active' ? 'check' : 'minus'} size="sm" />
          {t(`status.${status}`)}
        </span>
      ),
    },
    {
      key: 'login',
      title: t('columns.lastLogin'),
      nowrap: true,
      cell: ({ lastLoginAt }) => (lastLoginAt ? fullMomentText(lastLoginAt, language) : t('never')),
    },
    {
      key: 'joined',
      title: t('columns.joined'),
      nowrap: true,
      cell: ({ joinedAt }) => fullDayText(joinedAt, language),
    },
    {
      key: 'acts',
      title: t('columns.acts'),
      right: true,
      cell: (operator) => (
        <Acts operator={operator} onRole={() => setChanging(operator)} onDecide={setDeciding} />
      ),
    },
  ];

  return (
    <>
      <Table
        caption={t('title')}
        columns={columns}
        rows={operators}
        rowKey={(operator) => operator.operatorId}
        dense
      />
      <RoleDialog operator={changing} onClose={() => setChanging(null)} />
      {deciding && <DecisionDialog decision={deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}

type ActsProps = {
  operator: OperatorView;
  onRole: () => void;
  onDecide: (decision: Decision) => void;
};

function Acts({ operator, onRole, onDecide }: ActsProps) {
  const t = useTexts<typeof texts>('operators');
  const { operator: me } = useOperator();
  const { name, status } = operator;
  const label = (act: string) => `${act}: ${name}`;
  const decide = (what: Decision['what']) => () => onDecide({ what, operator });
  const own = operator.operatorId === me.userId;
  return (
    <div className={styles.acts}>
      {status === 'active' && (
        <Button size="sm" onClick={onRole} aria-label={label(t('acts.role'))}>
          {t('acts.role')}
        </Button>
      )}
      {status === 'active' && !own && (
        <Button size="sm" onClick={decide('reset')} aria-label={label(t('acts.reset'))}>
          {t('acts.reset')}
        </Button>
      )}
      {!own && (
        <Button
          size="sm"
          onClick={decide(status === 'active' ? 'disable' : 'enable')}
          aria-label={label(t(status === 'active' ? 'acts.disable' : 'acts.enable'))}
        >
          {t(status === 'active' ? 'acts.disable' : 'acts.enable')}
        </Button>
      )}
    </div>
  );
}

/** What needs a reason: closing or opening somebody's log-in, or letting them set it up anew. */
type Decision = { what: 'disable' | 'enable' | 'reset'; operator: OperatorView };

type DecisionDialogProps = { decision: Decision; onClose: () => void };

/** Asks for the reason, which goes into the audit log, and does it. */
function DecisionDialog({ decision: { what, operator }, onClose }: DecisionDialogProps) {
  const t = useTexts<typeof texts>('operators');
  const { operatorId, name } = operator;
  const status = what === 'enable' ? 'active' : 'disabled';
  return (
    <ReasonCommand
      title={t(`decide.${what}.title`, { name })}
      body={t(`decide.${what}.body`)}
      submit={t(`decide.${what}.submit`)}
      danger={what === 'disable'}
      oneLine={200}
      send={(reason) =>
        what === 'reset'
          ? operatorCommand('reset', { operatorId, reason })
          : operatorCommand('setStatus', { operatorId, status, reason })
      }
      done={t(`done.${what}`, { name })}
      onClose={onClose}
    />
  );
}

type Props = { operator: OperatorView | null; onClose: () => void };

/** Gives an operator another role. */
function RoleDialog({ operator, onClose }: Props) {
  const t = useTexts<typeof texts>('operators');
  const [shown, setShown] = useState(operator);
  const [role, setRole] = useState<OperatorRole>('viewer');
  const { busy, problem, run, forget } = useCommand();
  if (operator && operator !== shown) {
    setShown(operator);
    setRole(operator.role);
    forget();
  }
  async function save() {
    if (!shown) return;
    const { operatorId, name } = shown;
    const done = await run(() => operatorCommand('changeRole', { operatorId, role }));
    if (!done) return;
    toast.success(t('done.role', { name }));
    onClose();
  }
  return (
    <Modal
      narrow
      open={operator !== null}
      onClose={onClose}
      title={t('role.title', { name: shown?.name ?? '' })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="ink" busy={busy} disabled={role === shown?.role} onClick={() => void save()}>
            {t('role.submit')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && !problem.fields.role && <ErrorSummary errors={{}} message={problem.message} />}
        <RoleSelect value={role} onChange={setRole} error={problem?.fields.role} />
        <p className={styles.logged}>{t('role.note')}</p>
      </Stack>
    </Modal>
  );
}
