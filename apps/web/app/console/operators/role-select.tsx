import { type OperatorRole, operatorRoles } from '@chulbal/contract/operators/values';
import { useId } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import type { consoleFrame } from '../shell/console-frame.ko.ts';
import type { operators as texts } from './operators.ko.ts';
import styles from './operators.module.css';

type Props = { value: OperatorRole; onChange: (role: OperatorRole) => void; error: string | undefined };

/** The five roles, with what the chosen one may. */
export function RoleSelect({ value, onChange, error }: Props) {
  const t = useTexts<typeof texts>('operators');
  const roleName = useTexts<typeof consoleFrame>('consoleFrame');
  const helpId = useId();
  return (
    <>
      <Field label={t('columns.role')} name="role" error={error}>
        <Select
          value={value}
          aria-describedby={helpId}
          onChange={(event) => onChange(event.currentTarget.value as OperatorRole)}
          options={operatorRoles.map((role) => ({ value: role, text: roleName(role) }))}
        />
      </Field>
      <p id={helpId} className={styles.roleHelp}>
        {t(`help.${value}`)}
      </p>
    </>
  );
}
