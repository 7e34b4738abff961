import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../lib/command/use-command.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { memberCommand } from '../shell/commands.ts';
import type { members as texts } from './members.ko.ts';
import styles from './members.module.css';

type By = 'phone' | 'email';

/** Finds somebody by their whole number or address, and opens their page. */
export function FindForm() {
  const t = useTexts<typeof texts>('members');
  const navigate = useNavigate();
  const { busy, problem, run } = useCommand();
  const [by, setBy] = useState<By>('phone');
  const [value, setValue] = useState('');
  const [none, setNone] = useState(false);
  const Input = by === 'phone' ? PhoneField : TextInput;

  async function find(event: FormEvent) {
    event.preventDefault();
    setNone(false);
    const done = await run(() => memberCommand('find', { by, value: value.trim() }));
    if (!done) return;
    if (done.data) await navigate(`/console/members/${done.data.accountId}`);
    else setNone(true);
  }
  return (
    <form className={styles.find} onSubmit={find} noValidate>
      <FieldGroup label={t('find.by')} name="by">
        <Segments
          choices={[
            { value: 'phone', text: t('find.phone') },
            { value: 'email', text: t('find.email') },
          ]}
          value={by}
          onChange={(event) => {
            setBy(event.target.value as By);
            setValue('');
            setNone(false);
          }}
        />
      </FieldGroup>
      <Field
        label={t('find.label')}
        name="value"
        error={problem?.fields.value ?? problem?.message ?? (none ? t('find.none') : undefined)}
      >
        <Input
          key={by}
          autoComplete="off"
          inputMode={by === 'phone' ? 'tel' : 'email'}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {t('find.submit')}
      </Button>
      <p>{t('find.hint')}</p>
    </form>
  );
}
