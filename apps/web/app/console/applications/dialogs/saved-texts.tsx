import type { CompletionText } from '@chulbal/contract/applications/completion-texts';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { applicationCommand } from '../../shell/commands.ts';
import type { teamList as texts } from '../team-list.ko.ts';
import styles from './dialogs.module.css';
import { useRequired } from './use-required.ts';

type Written = Pick<CompletionText, 'items' | 'message'>;

/** What operators keep to ask the same again; empty until it has come, and where it does not come. */
export function useSavedTexts() {
  const [saved, setSaved] = useState<readonly CompletionText[]>([]);
  const load = useEffectEvent(async () => {
    const answer = await applicationCommand('texts', {});
    if (answer.kind === 'done') setSaved(answer.data);
  });
  useEffect(() => {
    void load();
  }, []);
  return { saved, setSaved };
}

type ChooseProps = {
  saved: readonly CompletionText[];
  chosen: CompletionText | null;
  onChoose: (text: CompletionText | null) => void;
  onDropped: (text: CompletionText) => void;
};

/** Takes up a saved text, or deletes it. */
export function ChooseText({ saved, chosen, onChoose, onDropped }: ChooseProps) {
  const t = useTexts<typeof texts>('teamList');
  const { run, busy, problem } = useCommand();
  if (saved.length === 0) return null;
  async function drop(text: CompletionText) {
    if (!(await run(() => applicationCommand('deleteText', { textId: text.textId })))) return;
    toast.success(t('complete.dropped'));
    onDropped(text);
  }
  return (
    <Field
      label={t('complete.texts')}
      name="savedText"
      hint={t('complete.textsHint')}
      error={problem?.message}
    >
      <div className={styles.saved}>
        <Select
          value={String(chosen?.textId ?? '')}
          onChange={({ target }) =>
            onChoose(saved.find(({ textId }) => String(textId) === target.value) ?? null)
          }
          options={[
            { value: '', text: t('complete.noText') },
            ...saved.map(({ textId, name }) => ({ value: String(textId), text: name })),
          ]}
        />
        {chosen && (
          <Button
            size="sm"
            busy={busy}
            aria-label={t('complete.dropOf', { name: chosen.name })}
            onClick={() => void drop(chosen)}
          >
            {t('complete.drop')}
          </Button>
        )}
      </div>
    </Field>
  );
}

type KeepProps = {
  written: Written;
  /** What the one that was taken up is called. */
  called: string;
  onKept: (text: CompletionText) => void;
};

/** Keeps what is written under a name. */
export function KeepText({ written, called, onKept }: KeepProps) {
  const t = useTexts<typeof texts>('teamList');
  const { run, busy, problem } = useCommand();
  const [name, setName] = useState<string | null>(null);
  const { missing, complete } = useRequired();
  if (name === null)
    return (
      <Button size="sm" icon="plus" onClick={() => setName(called)}>
        {t('complete.keep')}
      </Button>
    );
  async function keep(as: string) {
    if (!complete({ textName: as })) return;
    const text = { name: as.trim(), ...written };
    const done = await run(() => applicationCommand('saveText', text));
    if (!done) return;
    toast.success(t('complete.kept'));
    setName(null);
    onKept({ ...done.data, ...text });
  }
  /** Enter keeps the text: it does not send the request around it. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!busy) void keep(name ?? '');
  }
  return (
    <Field
      required
      label={t('complete.textName')}
      name="textName"
      hint={t('complete.textNameHint')}
      error={problem?.fields.name ?? problem?.message ?? missing(name)}
    >
      <div className={styles.saved}>
        <TextInput
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button size="sm" busy={busy} onClick={() => void keep(name)}>
          {t('complete.save')}
        </Button>
      </div>
    </Field>
  );
}
