import type { CompletionText } from '@chulbal/contract/applications/completion-texts';
import type { completionItem } from '@chulbal/contract/applications/operators';
import type { TrackView } from '@chulbal/contract/seasons/seasons';
import { useState } from 'react';
import type { z } from 'zod';
import { instantOfLocal, localText, momentText } from '../../../lib/korean-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { MomentInput } from '../../../ui/form/moment-input.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { type DialogFrame, FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { applicationCommand } from '../../shell/commands.ts';
import { counted } from '../counted.ts';
import { itemText } from '../drawer/item-text.ts';
import type { teamDrawer } from '../team-drawer.ko.ts';
import type { teamList } from '../team-list.ko.ts';
import { type ChosenTeams, useTeamList } from '../team-list-context.ts';
import { teamsText } from './chosen-teams.ts';
import styles from './dialogs.module.css';
import { ChooseText, KeepText, useSavedTexts } from './saved-texts.tsx';
import { useBulkCommand } from './use-bulk-command.ts';
import { useRequired } from './use-required.ts';

type CompletionItem = z.output<typeof completionItem>;

/** What teams of these tracks can be asked to complete: their document slots, and the parts of the form. */
function completionItems(tracks: readonly Pick<TrackView, 'documents'>[]): CompletionItem[] {
  const slots = tracks.flatMap(({ documents }) => documents.map(({ slot }) => slot));
  return [...new Set<CompletionItem>([...slots, 'answers', 'members', 'bonus'])];
}

const threeDays = 3 * 86_400_000;

/** Asks teams to complete their application: what, with which words, until when; with what they will see. */
export function CompletionDialog({
  chosen,
  onDone,
  ...frame
}: DialogFrame & { chosen: ChosenTeams; onDone: () => void }) {
  const t = useTexts<typeof teamList>('teamList');
  const places = useTexts<typeof teamDrawer>('teamDrawer');
  const language = useLanguage();
  const { season, now } = useTeamList();
  const { run, busy, problem, asked } = useBulkCommand(chosen);
  const [items, setItems] = useState<readonly CompletionItem[]>([]);
  const [message, setMessage] = useState('');
  const [due, setDue] = useState(() => usualDue(now));
  const [looked, setLooked] = useState(false);
  const { saved, setSaved } = useSavedTexts();
  const [taken, setTaken] = useState<CompletionText | null>(null);
  const { missing, complete } = useRequired();

  const all = season.tracks.map(({ trackNo }) => trackNo);
  const tracks = tracksOf(chosen, all);
  const choices = completionItems(season.tracks.filter(({ trackNo }) => tracks.includes(trackNo)));
  const dueAt = instantOfLocal(due);
  const fields = problem?.fields ?? {};

  function take(text: CompletionText | null) {
    setTaken(text);
    if (!text) return;
    setItems(choices.filter((one) => text.items.includes(one)));
    setMessage(text.message);
  }
  function kept(text: CompletionText) {
    const others = saved.filter(({ textId }) => textId !== text.textId);
    setSaved([...others, text].sort((a, b) => a.name.localeCompare(b.name)));
    setTaken(text);
  }
  function dropped({ textId }: CompletionText) {
    setSaved(saved.filter((one) => one.textId !== textId));
    setTaken(null);
  }
  async function submit() {
    setLooked(true);
    if (items.length === 0) {
      focusField('items');
      return;
    }
    if (!complete({ message, dueAt: dueAt ?? '' }) || !dueAt) return;
    const done = await run(() =>
      applicationCommand('requestCompletion', {
        ...asked,
        items: choices.filter((one) => items.includes(one)),
        message,
        dueAt,
      }),
    );
    if (!done) return;
    toast.success(t('done.completion', { count: counted(done.data.asked) }));
    onDone();
  }
  return (
    <FormDialog
      {...frame}
      title={t('complete.title')}
      body={
        <>
          <p>{teamsText(t, chosen)}</p>
          <p>{t('sent')}</p>
        </>
      }
      ok={t('complete.ok')}
      busy={busy}
      problem={problem && Object.keys(fields).length === 0 ? problem : null}
      onSubmit={submit}
    >
      <ChooseText saved={saved} chosen={taken} onChoose={take} onDropped={dropped} />
      <FieldGroup
        required
        label={t('complete.items')}
        name="items"
        error={fields.items ?? (looked && items.length === 0 ? t('choose') : undefined)}
      >
        <div className={styles.ticks}>
          {choices.map((item, place) => (
            <label key={item} className={styles.tick}>
              <input
                type="checkbox"
                data-focus-first={place === 0 || undefined}
                checked={items.includes(item)}
                onChange={(event) =>
                  setItems(event.target.checked ? [...items, item] : items.filter((one) => one !== item))
                }
              />
              {itemText(places, item)}
            </label>
          ))}
        </div>
      </FieldGroup>
      <Field
        required
        label={t('complete.message')}
        name="message"
        error={fields.message ?? missing(message)}
        hint={t('complete.messageHint')}
      >
        <TextArea max={1000} rows={3} value={message} onChange={(event) => setMessage(event.target.value)} />
      </Field>
      {items.length > 0 && message.trim() && (
        <KeepText written={{ items: [...items], message }} called={taken?.name ?? ''} onKept={kept} />
      )}
      <Field
        required
        label={t('complete.due')}
        name="dueAt"
        error={fields.dueAt ?? missing(dueAt ?? '')}
        hint={t('complete.dueHint')}
      >
        <MomentInput otherwise="18:00" value={due} onChange={setDue} />
      </Field>
      <section aria-label={t('complete.preview')} className={styles.preview}>
        <p>
          <b>{t('complete.previewTitle')}</b>
        </p>
        <p className={message.trim() ? undefined : styles.empty}>
          {message.trim() || t('complete.previewEmpty')}
        </p>
        {items.length > 0 && (
          <p>
            {t('complete.previewItems', {
              items: choices
                .filter((item) => items.includes(item))
                .map((item) => itemText(places, item))
                .join(', '),
            })}
          </p>
        )}
        {dueAt && <p>{t('complete.previewDue', { at: momentText(dueAt, language) })}</p>}
      </section>
    </FormDialog>
  );
}

/** Numbers of the tracks that the chosen teams are, or may be, in; every one where the conditions name none. */
function tracksOf({ teams, every }: ChosenTeams, all: readonly number[]): readonly number[] {
  if (!every) return teams.map(({ trackNo }) => trackNo);
  const named = every.conditions.trackNo.map(Number);
  return named.length > 0 ? named : all;
}

/** The day after the day after tomorrow at six in the evening, as deadlines are. */
function usualDue(now: number): string {
  return `${localText(new Date(now + threeDays)).slice(0, 10)}T18:00`;
}
