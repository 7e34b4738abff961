import { ticketText } from '@chulbal/contract/raffle/draw';
import type { OwnWin } from '@chulbal/contract/raffle/raffle';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Problem } from '../../lib/api-error.ts';
import { useFocusOnWrong } from '../../lib/command/use-focus-on-wrong.ts';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { eventCommand } from './commands.ts';
import type { raffle as texts } from './raffle.ko.ts';
import styles from './raffle.module.css';

/** What one has won, and where it is to be sent. */
export function Wins({ wins }: { wins: readonly OwnWin[] }) {
  const t = useTexts<typeof texts>('raffle');
  const language = useLanguage();
  return (
    <ul className={styles.wins}>
      {wins.map((win) => (
        <li key={`${win.eventKey} ${win.prizeCode} ${win.number}`}>
          <Heading level={2} size="xl">
            {win.state === 'lapsed' ? t('win.states.lapsed') : t('win.title')}
          </Heading>
          <p>
            {t('win.what', { event: win.eventName, prize: win.prizeName, ticket: ticketText(win.number) })}
          </p>
          {win.state === 'told' ? (
            <>
              {win.claimUntil && <p>{t('win.until', { at: momentText(win.claimUntil, language) })}</p>}
              <ClaimForm win={win} />
            </>
          ) : (
            <Status kind={win.state === 'lapsed' ? 'bad' : 'ok'}>{t(`win.states.${win.state}`)}</Status>
          )}
        </li>
      ))}
    </ul>
  );
}

function ClaimForm({ win }: { win: OwnWin }) {
  const t = useTexts<typeof texts>('raffle');
  const { revalidate } = useRevalidator();
  // Somebody may have won twice: each form has fields of its own.
  const id = useId();
  const [agreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Pick<Problem, 'message' | 'fields'> | null>(null);

  async function send(form: FormData) {
    if (!agreed) return setProblem({ message: t('win.consentMissing'), fields: {} });
    setBusy(true);
    const text = (name: string) => String(form.get(name) ?? '');
    const answer = await eventCommand('claim', {
      ...{ eventKey: win.eventKey, prizeCode: win.prizeCode, agreed: true },
      ...{ name: text('name'), phone: text('phone'), address: text('address') },
    });
    setBusy(false);
    if (answer.kind === 'done') {
      toast.success(t('win.done'));
      await revalidate();
    } else if (answer.kind === 'refused') setProblem(answer.problem);
    else if (answer.kind !== 'cancelled')
      setProblem(answer.problem ?? { message: t('unreached'), fields: {} });
  }
  useFocusOnWrong(problem);
  const errorOf = (name: string) => problem?.fields[name];
  return (
    <form
      className={styles.claim}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <Field id={`${id}-name`} label={t('win.personName')} name="name" error={errorOf('name')} required>
        <TextInput maxLength={40} autoComplete="name" />
      </Field>
      <Field id={`${id}-phone`} label={t('win.phone')} name="phone" error={errorOf('phone')} required>
        <PhoneField />
      </Field>
      <Field id={`${id}-address`} label={t('win.address')} name="address" error={errorOf('address')} required>
        <TextInput maxLength={200} autoComplete="street-address" />
      </Field>
      <Checkbox
        label={t('win.consent')}
        required
        checked={agreed}
        onChange={(event) => {
          setAgreed(event.currentTarget.checked);
          setProblem(null);
        }}
      />
      {problem && Object.keys(problem.fields).length === 0 && (
        <div role="alert">
          <FieldError>{problem.message}</FieldError>
        </div>
      )}
      <Button type="submit" variant="primary" busy={busy}>
        {t('win.submit')}
      </Button>
    </form>
  );
}
