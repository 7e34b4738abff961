import type { enterDataRequest } from '@chulbal/contract/data-requests';
import { requestKinds, requestSources } from '@chulbal/contract/data-requests.values';
import type { RequestOf } from '@chulbal/contract/endpoint';
import { languages } from '@chulbal/contract/language';
import { useNavigate } from 'react-router';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { type DialogFrame, FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { requestCommand } from '../shell/commands.ts';
import type { dataRequests as texts } from './data-requests.ko.ts';

const fields = ['kind', 'source', 'name', 'contact', 'language', 'receivedOn', 'text'] as const;

/** Enters what somebody has asked by phone or letter, and opens it. */
export function EnterDialog({ today, ...frame }: DialogFrame & { today: string }) {
  const t = useTexts<typeof texts>('dataRequests');
  const navigate = useNavigate();
  const { busy, problem, run } = useCommand();

  async function enter(form: FormData) {
    const said = Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '')]));
    // The server judges what was said; nothing of it is known here but that it is text.
    const done = await run(() => requestCommand('enter', said as RequestOf<typeof enterDataRequest>));
    if (!done) return;
    frame.onClose();
    toast.success(t('entered'));
    await navigate(`/console/data-requests/${done.data.requestNo}`);
  }
  const error = (name: (typeof fields)[number]) => problem?.fields[name];
  return (
    <FormDialog
      {...frame}
      title={t('form.title')}
      body={t('form.body')}
      ok={t('form.submit')}
      busy={busy}
      problem={problem}
      shown={fields}
      onSubmit={enter}
    >
      <Field required label={t('form.kind')} name="kind" error={error('kind')}>
        <Select
          data-focus-first
          options={requestKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
        />
      </Field>
      <Field required label={t('form.source')} name="source" error={error('source')}>
        <Select
          options={requestSources
            .filter((one) => one !== 'myData')
            .map((value) => ({ value, text: t(`sources.${value}`) }))}
        />
      </Field>
      <Field required label={t('form.receivedOn')} name="receivedOn" error={error('receivedOn')}>
        <TextInput type="date" max={today} defaultValue={today} />
      </Field>
      <Field required label={t('form.name')} name="name" error={error('name')}>
        <TextInput maxLength={50} autoComplete="off" />
      </Field>
      <Field
        required
        label={t('form.contact')}
        name="contact"
        hint={t('form.contactHint')}
        error={error('contact')}
      >
        <TextInput autoComplete="off" />
      </Field>
      <Field required label={t('form.language')} name="language" error={error('language')}>
        <Select options={languages.map((value) => ({ value, text: t(`languages.${value}`) }))} />
      </Field>
      <Field required label={t('form.text')} name="text" error={error('text')}>
        <TextArea max={2000} rows={4} />
      </Field>
    </FormDialog>
  );
}
