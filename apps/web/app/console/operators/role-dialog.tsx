import type { OperatorView } from '@chulbal/contract/operators/operators';
import type { OperatorRole } from '@chulbal/contract/operators/values';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { operatorCommand } from './commands.ts';
import type { operators as texts } from './operators.ko.ts';
import styles from './operators.module.css';
import { RoleSelect } from './role-select.tsx';

type Props = { operator: OperatorView | null; onClose: () => void };

/** Gives an operator another role. */
export function RoleDialog({ operator, onClose }: Props) {
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
