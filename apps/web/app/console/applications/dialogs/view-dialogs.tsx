import { useState } from 'react';
import { useCommand } from '../../../lib/command/use-command.ts';
import { setUsesLetters, usesLetters } from '../../../lib/letter-keys.ts';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Kbd } from '../../../ui/data/kbd.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type DialogFrame, FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { applicationCommand } from '../../shell/commands.ts';
import { type ChipField, chipFields, conditionEntries } from '../search/conditions.ts';
import { chipText } from '../search/vocabulary.ts';
import { viewQuery } from '../table/table-address.ts';
import type { teamList } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './dialogs.module.css';
import { useRequired } from './use-required.ts';

/** Keeps the present search under a name, as a new view or in place of an old one. */
export function SaveViewDialog(frame: DialogFrame) {
  const t = useTexts<typeof teamList>('teamList');
  const language = useLanguage();
  const { state, views, vocabulary } = useTeamList();
  const { run, busy, problem } = useCommand();
  const [viewId, setViewId] = useState('');
  const suggested = chipFields
    .map((field: ChipField) => chipText(state.conditions, field, { vocabulary, language }))
    .filter(Boolean)
    .join('·')
    .slice(0, 40);
  const [name, setName] = useState(conditionEntries(state.conditions).length ? suggested : '');
  const { missing, complete } = useRequired();
  async function submit() {
    if (!complete({ viewName: name })) return;
    const replaced = viewId ? { viewId: Number(viewId) } : {};
    const done = await run(() =>
      applicationCommand('saveView', { ...replaced, name, query: viewQuery(state) }),
    );
    if (!done) return;
    toast.success(t('views.saved'));
    frame.onClose();
  }
  return (
    <FormDialog
      {...frame}
      title={t('save.title')}
      body={t('save.body')}
      ok={t('save.ok')}
      busy={busy}
      problem={problem?.fields.name ? null : problem}
      onSubmit={submit}
    >
      {views.length > 0 && (
        <Field label={t('save.where')} name="viewId">
          <Select
            value={viewId}
            onChange={(event) => {
              const chosen = views.find((view) => String(view.viewId) === event.target.value);
              setViewId(event.target.value);
              if (chosen) setName(chosen.name);
            }}
            options={[
              { value: '', text: t('save.new') },
              ...views.map((view) => ({ value: String(view.viewId), text: view.name })),
            ]}
          />
        </Field>
      )}
      <Field
        required
        label={t('save.name')}
        name="viewName"
        error={problem?.fields.name ?? missing(name)}
        hint={t('save.nameHint')}
      >
        <TextInput
          maxLength={40}
          data-focus-first
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

/** The keys of the table, and the switch for single letters. */
export function KeysDialog({ open, onClose }: DialogFrame) {
  const t = useTexts<typeof teamList>('teamList');
  const [letters, setLetters] = useState(usesLetters);
  const keys: [string[], string][] = [
    [['J', 'K'], t('keys.move')],
    [['X'], t('keys.choose')],
    [['Shift', 'X'], t('keys.chooseRange')],
    [[t('keys.enter')], t('keys.open')],
    [[t('keys.esc')], t('keys.close')],
    [['F'], t('keys.search')],
    [['/'], t('keys.everywhere')],
    [['?'], t('keys.help')],
  ];
  return (
    <Modal open={open} onClose={onClose} title={t('keys.title')} narrow>
      <dl className={styles.keys}>
        {keys.map(([names, meaning]) => (
          <div key={meaning} style={{ display: 'contents' }}>
            <dt>
              {names.map((name) => (
                <span key={name}>
                  <Kbd>{name}</Kbd>{' '}
                </span>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('keys.on')}
        note={t('keys.onNote')}
        checked={letters}
        onChange={(event) => {
          setUsesLetters(event.target.checked);
          setLetters(event.target.checked);
        }}
      />
    </Modal>
  );
}
