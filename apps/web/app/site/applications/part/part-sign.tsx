import type { Member } from '@chulbal/contract/applications/fields';
import { needsMajor } from '@chulbal/contract/applications/rules';
import { useEffect, useState } from 'react';
import { partCommand } from '../../../lib/command/commands.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { fieldId } from '../../../ui/form/field-context.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { apply as texts } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import styles from './part.module.css';
import { PartSummary, type SummaryProps } from './part-summary.tsx';

type Props = SummaryProps & {
  leaderName: string;
  /** Whether something of the signature is given, which is kept nowhere before it is sent. */
  onSigning: (given: boolean) => void;
  onSigned: () => void;
};

/** The last step: seen with one's own eyes, agreed to and signed by one's own name. The leader cannot do it for them. */
export function PartSign({ onSigning, onSigned, leaderName, ...shown }: Props) {
  const t = useTexts<typeof texts>('apply');
  const { engine, findings } = useApply();
  const [agreed, setAgreed] = useState(false);
  const [signature, setSignature] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const left = findings.length;
  const given = agreed || signature !== '';
  useEffect(() => onSigning(given), [given, onSigning]);

  async function sign() {
    const missing = {
      ...(agreed ? {} : { agreed: t('sign.agreeNeeded') }),
      ...(signature.trim() ? {} : { signature: t('sign.nameNeeded') }),
    };
    setErrors(missing);
    const [first] = Object.keys(missing);
    if (first) return void focusField(first);
    setBusy(true);
    const saved = await engine.save();
    const version = engine.view().content.version;
    const answer = saved ? await partCommand('sign', { version, signature, agreed: true }) : null;
    setBusy(false);
    if (answer?.kind === 'done') return onSigned();
    const problem = answer?.kind === 'refused' ? answer.problem : null;
    setErrors(problem ? { whole: problem.message, ...problem.fields } : { whole: t('sign.notReached') });
    if (problem?.fields.signature) focusField('signature');
  }

  return (
    <>
      <PartSummary {...shown} />
      <PartReaders person={shown.person} leaderName={leaderName} />
      {left > 0 ? (
        <p className={styles.lead} role="status">
          {t('sign.left', { count: left })}
        </p>
      ) : (
        <>
          <div>
            <Checkbox
              id={fieldId('agreed')}
              name="agreed"
              checked={agreed}
              invalid={errors.agreed !== undefined}
              strong
              label={t('sign.agree')}
              aria-describedby={errors.agreed ? 'agreed-error' : undefined}
              onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
            />
            {errors.agreed && <FieldError id="agreed-error">{errors.agreed}</FieldError>}
          </div>
          <p className={styles.note}>{t('sign.terms')}</p>
          <Field full required label={t('sign.name')} name="signature" error={errors.signature}>
            <TextInput
              value={signature}
              autoComplete="name"
              onChange={({ currentTarget }) => setSignature(currentTarget.value)}
            />
          </Field>
          {errors.whole && (
            <div role="alert">
              <FieldError>{errors.whole}</FieldError>
            </div>
          )}
          <Button variant="primary" size="lg" block busy={busy} onClick={() => void sign()}>
            {t('sign.go')}
          </Button>
        </>
      )}
    </>
  );
}

/** Before it is signed: what each reader of the application will see of this member. */
function PartReaders({ person, leaderName }: { person: Member; leaderName: string }) {
  const t = useTexts<typeof texts>('apply');
  const { tmName, tmPhone, tmEmail, tmSchoolName, tmMajor } = person;
  const rows = [
    {
      who: leaderName ? t('readers.leaderNamed', { name: leaderName }) : t('theLeader'),
      sees: [tmName, tmPhone, tmEmail],
      why: t('readers.leader'),
    },
    {
      who: t('readers.evaluators'),
      sees: [tmSchoolName, needsMajor(person) ? tmMajor : ''],
      why: t('readers.evaluatorsSee'),
    },
    { who: t('readers.operators'), sees: [], why: t('readers.operatorsSee') },
  ];
  return (
    <section className={styles.readers} aria-labelledby="readers">
      <h2 id="readers">{t('readers.title')}</h2>
      <dl>
        {rows.map(({ who, sees, why }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>
              {sees.some(Boolean) && <b>{sees.filter(Boolean).join(' · ')}</b>}
              <span>{why}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
