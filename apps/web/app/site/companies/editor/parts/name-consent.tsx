import type { WrittenCompany } from '@chulbal/contract/companies/companies';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '../../../../lib/toast.ts';
import { useTexts } from '../../../../lib/use-texts.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { companyCommand } from '../../commands.ts';
import type { companies as texts } from '../../companies.ko.ts';
import styles from './parts.module.css';

/** Whether the page names its members: each answers alone, and may take it back. */
export function NameConsent({ company: { icNo, names } }: { company: WrittenCompany }) {
  const t = useTexts<typeof texts>('companies');
  const { revalidate } = useRevalidator();
  const me = names.find(({ isMe }) => isMe);
  const [part, setPart] = useState(me?.part ?? '');
  async function say(agreed: boolean) {
    const answer = await companyCommand('consent', { icNo, agreed, part });
    if (answer.kind === 'done') await revalidate();
    else if (answer.kind !== 'cancelled') toast.error(answer.problem?.message ?? t('report.failed'));
  }
  return (
    <section className={styles.names}>
      <h2>{t('names.title')}</h2>
      <p className={styles.help}>{t('names.text')}</p>
      <ul>
        {names.map(({ memberKey, name, agreed, isMe, needsGuardian }) => (
          <li key={memberKey}>
            <b>{name}</b> {isMe && <small>{t('names.me')}</small>}
            <span>
              {t(
                agreed === null
                  ? 'names.silent'
                  : agreed
                    ? needsGuardian
                      ? 'names.guardian'
                      : 'names.yes'
                    : 'names.no',
              )}
            </span>
          </li>
        ))}
      </ul>
      {me?.needsGuardian && <p className={styles.help}>{t('names.needsGuardian')}</p>}
      {me && (
        <>
          <Field label={t('names.part')} name="part" optional>
            <TextInput
              value={part}
              maxLength={20}
              onChange={({ currentTarget }) => setPart(currentTarget.value)}
            />
          </Field>
          <p className={styles.answers}>
            <Button variant="line" size="sm" onClick={() => void say(true)}>
              {t('names.agree')}
            </Button>
            <Button variant="line" size="sm" onClick={() => void say(false)}>
              {t('names.refuse')}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
