import type { TermView } from '@chulbal/contract/accounts';
import type { OutputOf } from '@chulbal/contract/endpoint';
import type { uploadGuardianPaper, WaitingGuardian } from '@chulbal/contract/guardians/operators';
import { guardianRelations } from '@chulbal/contract/guardians/values';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { oneOf } from '../../lib/one-of.ts';
import type { Wait } from '../../lib/post-file.ts';
import { sendFile } from '../../lib/send-file.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { useWait } from '../../lib/use-wait.ts';
import { Button } from '../../ui/action/button.tsx';
import { RowActs } from '../../ui/data/row-acts.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { HeldNote } from '../../ui/form/file-slot/held-note.tsx';
import { focusField } from '../../ui/form/focus-field.ts';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { memberCommand } from '../shell/commands.ts';
import type { members as texts } from './members.ko.ts';
import styles from './members.module.css';

type Props = { guardian: WaitingGuardian; terms: readonly TermView[]; today: string };

/** The other way to consent: a signed form on paper, recorded by one operator and confirmed by another. */
export function Paper(props: Props) {
  const t = useTexts<typeof texts>('members');
  const [recording, setRecording] = useState(false);
  const { guardian } = props;
  const { paper } = guardian;
  if (paper) return <Recorded guardian={guardian} paper={paper} />;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`${t('paper.record')}: ${guardian.guardian}`}
        onClick={() => setRecording(true)}
      >
        {t('paper.record')}
      </Button>
      {recording && <RecordDialog {...props} onClose={() => setRecording(false)} />}
    </>
  );
}

type RecordedProps = { guardian: WaitingGuardian; paper: NonNullable<WaitingGuardian['paper']> };

function Recorded({ guardian: { consentNo, guardian }, paper }: RecordedProps) {
  const t = useTexts<typeof texts>('members');
  const language = useLanguage();
  const { busy, problem, run } = useCommand();
  const [declining, setDeclining] = useState(false);

  async function confirm() {
    if (await run(() => memberCommand('confirmPaper', { consentNo }))) toast.success(t('paper.confirmed'));
  }
  return (
    <div className={styles.paper}>
      <small>{t('paper.by', { name: paper.by, day: fullDayText(paper.receivedOn, language) })}</small>
      <RowActs problem={declining ? null : problem}>
        <form method="post" action="/console/members/guardians/paper" target="_blank" rel="noopener">
          <input type="hidden" name="consentNo" value={consentNo} />
          <Button type="submit" size="sm" variant="ghost" aria-label={`${t('paper.read')}: ${guardian}`}>
            {t('paper.read')}
          </Button>
        </form>
        {!paper.mine && (
          <Button
            size="sm"
            variant="line"
            busy={busy}
            onClick={confirm}
            aria-label={`${t('paper.confirm')}: ${guardian}`}
          >
            {t('paper.confirm')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => setDeclining(true)}>
          {t('paper.decline')}
        </Button>
      </RowActs>
      {paper.mine && <small>{t('paper.mine')}</small>}
      {declining && (
        <ReasonCommand
          title={t('paper.declineTitle')}
          body={t('paper.declineBody')}
          submit={t('paper.decline')}
          send={(reason) => memberCommand('declinePaper', { consentNo, reason })}
          done={t('paper.declined')}
          onClose={() => setDeclining(false)}
        />
      )}
    </div>
  );
}

const fields = ['scan', 'serverFileName', 'relation', 'childName', 'birthDate', 'receivedOn'] as const;

function RecordDialog({ guardian, terms, today, onClose }: Props & { onClose: () => void }) {
  const t = useTexts<typeof texts>('members');
  const { busy, problem, run } = useCommand();
  const [scan, setScan] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const { held, wait } = useWait();

  async function record(form: FormData) {
    setRefused(null);
    if (!scan) {
      setRefused(t('paper.scanNeeded'));
      focusField('scan');
      return;
    }
    setSending(true);
    const stored = await uploadPaper(scan, wait()).catch((reason: unknown) => {
      setRefused((reason instanceof Error && reason.message) || t('paper.scanFailed'));
      focusField('scan');
      return null;
    });
    setSending(false);
    if (!stored) return;
    const said = (name: string) => String(form.get(name) ?? '');
    const done = await run(() =>
      memberCommand('recordPaper', {
        ...{ consentNo: guardian.consentNo, serverFileName: stored.serverFileName },
        relation: oneOf(guardianRelations, said('relation')) ?? 'other',
        ...{ childName: said('childName'), birthDate: said('birthDate'), receivedOn: said('receivedOn') },
        choices: terms.flatMap(({ term, version }) =>
          form.has(`choice.${term}`) ? { term, version, agreed: true } : [],
        ),
      }),
    );
    if (!done) return;
    onClose();
    toast.success(t('paper.recorded'));
  }
  const error = (name: (typeof fields)[number]) => problem?.fields[name];
  return (
    <FormDialog
      title={t('paper.title')}
      body={t('paper.body')}
      ok={t('paper.record')}
      busy={busy || sending}
      problem={problem}
      shown={fields}
      onSubmit={record}
      onClose={onClose}
    >
      <Field
        required
        label={t('paper.scan')}
        name="scan"
        hint={t('paper.scanHint')}
        error={refused ?? error('serverFileName')}
      >
        <TextInput
          type="file"
          accept=".pdf,.jpg,.jpeg,.png"
          onChange={(event) => setScan(event.target.files?.[0] ?? null)}
        />
      </Field>
      <HeldNote held={held} />
      <Field required label={t('paper.receivedOn')} name="receivedOn" error={error('receivedOn')}>
        <TextInput type="date" max={today} defaultValue={today} />
      </Field>
      <Field required label={t('paper.relation')} name="relation" error={error('relation')}>
        <Select
          options={guardianRelations.map((value) => ({ value, text: t(`paper.relations.${value}`) }))}
        />
      </Field>
      <Field required label={t('paper.childName')} name="childName" error={error('childName')}>
        <TextInput maxLength={50} autoComplete="off" />
      </Field>
      <Field required label={t('paper.birthDate')} name="birthDate" error={error('birthDate')}>
        <TextInput type="date" max={today} />
      </Field>
      {terms.length > 0 && (
        <FieldGroup label={t('paper.choices')} hint={t('paper.choicesHint')} name="choices">
          {terms.map(({ term, title }) => (
            <Checkbox key={term} name={`choice.${term}`} value="yes" label={title} />
          ))}
        </FieldGroup>
      )}
    </FormDialog>
  );
}

/** Stores the scan of a signed form; throws an Error whose message is for the reader. */
async function uploadPaper(file: File, wait: Wait): Promise<OutputOf<typeof uploadGuardianPaper>> {
  const query = new URLSearchParams({ fileName: file.name, size: String(file.size) });
  return (await sendFile(`/console/transfer/guardian-paper?${query}`, file, wait)) as OutputOf<
    typeof uploadGuardianPaper
  >;
}
