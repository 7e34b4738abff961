import type { PledgeTextDraft } from '@chulbal/contract/pledges';
import { type FormEvent, useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { pledgeTextCommand } from '../shell/commands.ts';
import type { pledgeText as texts } from './pledge-text.ko.ts';
import styles from './pledge-text.module.css';

type Props = {
  stage: { trackNo: number; stageNo: number };
  draft: PledgeTextDraft;
  onDone: () => void;
};

/** Writes the next version of a pledge: title and clauses in both languages, and why. Nothing typed is lost on an error. */
export function PledgeTextForm({ stage, draft, onDone }: Props) {
  const t = useTexts<typeof texts>('pledgeText');
  const [title, setTitle] = useState(draft.title);
  const [clauses, setClauses] = useState<EditedClause[]>(() => editedOf(draft.clauses));
  const [reason, setReason] = useState('');
  const { busy, problem, run } = useCommand();
  const errors = problem?.fields ?? {};
  const named = Object.keys(errors).length > 0;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = { title, clauses: writtenOf(clauses), reason };
    const done = await run(() =>
      pledgeTextCommand('change', { ...stage, version: draft.version, ...written }),
    );
    if (!done) return;
    toast.success(t('done', { version: done.data.version }));
    onDone();
  }

  const replace = (place: number, clause: EditedClause) =>
    setClauses(clauses.map((one, at) => (at === place ? clause : one)));

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className={styles.state}>{t('state', draft)}</p>
      {problem && <ErrorSummary errors={{}} message={named ? t('check') : problem.message} />}
      <div className={styles.pair}>
        <Field required label={t('titleKo')} name="title.ko" error={errors['title.ko']}>
          <TextInput
            value={title.ko}
            onChange={(event) => setTitle({ ...title, ko: event.target.value })}
            data-focus-first
          />
        </Field>
        <Field required label={t('titleEn')} name="title.en" error={errors['title.en']}>
          <TextInput value={title.en} onChange={(event) => setTitle({ ...title, en: event.target.value })} />
        </Field>
      </div>
      <ol className={styles.clauses}>
        {clauses.map((clause, place) => (
          <li key={clause.key}>
            <ClauseFields
              clause={clause}
              place={place}
              errors={errors}
              onChange={(changed) => replace(place, changed)}
              onRemove={
                clauses.length > 1 ? () => setClauses(clauses.filter((one) => one !== clause)) : undefined
              }
            />
          </li>
        ))}
      </ol>
      <Button
        variant="line"
        icon="plus"
        disabled={clauses.length >= 20}
        onClick={() => setClauses([...clauses, newClause(clauses)])}
      >
        {t('add')}
      </Button>
      <Field required label={t('reason')} name="reason" error={errors.reason} hint={t('logged')}>
        <TextInput maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <div className={styles.foot}>
        <p>{t('asksAgain', { signed: draft.signed })}</p>
        <Button type="submit" variant="ink" busy={busy}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

type ClauseFieldsProps = {
  clause: EditedClause;
  place: number;
  /** By the path in the input: `clauses.0.title.ko`. */
  errors: Readonly<Record<string, string>>;
  onChange: (clause: EditedClause) => void;
  /** Not given for the only one. */
  onRemove: (() => void) | undefined;
};

/** One clause, Korean beside English. */
function ClauseFields({ clause, place, errors, onChange, onRemove }: ClauseFieldsProps) {
  const t = useTexts<typeof texts>('pledgeText');
  const path = `clauses.${place}`;
  return (
    <fieldset className={styles.clause}>
      <legend>{t('clause', { place: place + 1 })}</legend>
      {onRemove && (
        <IconButton
          className={styles.remove}
          icon="trash"
          label={t('remove', { place: place + 1 })}
          onClick={onRemove}
        />
      )}
      <div className={styles.pair}>
        {(['ko', 'en'] as const).map((language) => (
          <div key={language} className={styles.column}>
            <Field
              required
              label={t(`clauseTitle.${language}`)}
              name={`${path}.title.${language}`}
              error={errors[`${path}.title.${language}`]}
            >
              <TextInput
                value={clause.title[language]}
                onChange={(event) =>
                  onChange({ ...clause, title: { ...clause.title, [language]: event.target.value } })
                }
              />
            </Field>
            <Field
              required
              label={t(`clauseBody.${language}`)}
              name={`${path}.body.${language}`}
              error={errors[`${path}.body.${language}`]}
            >
              <TextArea
                rows={4}
                value={clause.body[language]}
                onChange={(event) =>
                  onChange({ ...clause, body: { ...clause.body, [language]: event.target.value } })
                }
              />
            </Field>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

type Clause = PledgeTextDraft['clauses'][number];

/** A clause while it is written; its key stays when others come and go. */
type EditedClause = Clause & { key: number };

function editedOf(clauses: readonly Clause[]): EditedClause[] {
  return clauses.map((clause, key) => ({ ...clause, key }));
}

/** An empty one, behind the others. */
function newClause(others: readonly EditedClause[]): EditedClause {
  const key = Math.max(-1, ...others.map((one) => one.key)) + 1;
  return { key, title: { ko: '', en: '' }, body: { ko: '', en: '' } };
}

function writtenOf(clauses: readonly EditedClause[]): Clause[] {
  return clauses.map(({ title, body }) => ({ title, body }));
}
