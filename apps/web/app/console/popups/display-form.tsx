import type { DisplayKind, PopupDraft } from '@chulbal/contract/popups/popups';
import type { PosterDraft } from '@chulbal/contract/popups/posters';
import { type ReactNode, useState } from 'react';
import type { Answer } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { instantOfLocal, localText, momentText } from '../../lib/korean-time.ts';
import { richTextWords } from '../../lib/rich-text-words.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ContentFileField } from '../../ui/content-file/content-file-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { MomentInput } from '../../ui/form/moment-input.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DraftConflicts } from '../edit-conflicts/draft-conflicts.tsx';
import { DraftProblem } from '../edit-conflicts/draft-problem.tsx';
import { useDraft } from '../edit-conflicts/use-draft.ts';
import type { Writing } from '../ordered-list/ordered-page.tsx';
import { SaveButtons, useSaveAndShow } from '../ordered-list/save-buttons.tsx';
import { displayCommand } from '../shell/commands.ts';
import styles from './display.module.css';
import type { displays as texts } from './displays.ko.ts';

export type Side = 'Ko' | 'En';
type Draft = PopupDraft | PosterDraft;

/**
 * One draft while it is written: `wrong` says what is wrong with a field, `side` is the language. `taken` counts what came
 * from elsewhere: a field that keeps its own text begins anew with it.
 */
export type WrittenDraft<D extends Draft> = {
  draft: D;
  taken: number;
  side: Side;
  change: (part: Partial<D>) => void;
  wrong: (field: string) => string | undefined;
};

type Props<D extends Draft> = Writing & {
  kind: DisplayKind;
  first: D;
  /** Of what it begins with; 0 of a new one. */
  editVersion: number;
  /** Nobody sees it yet. */
  hidden: boolean;
  send: (draft: D, editVersion: number) => Promise<Answer<{ displayNo: number }>>;
  /** What stands above the languages, and what each language has beside its title. */
  head: (writing: WrittenDraft<D>) => ReactNode;
  words: (writing: WrittenDraft<D>) => ReactNode;
  preview: (writing: WrittenDraft<D>) => ReactNode;
};

/** What the forms of popups and posters share: two languages, link, period, saving, and the preview beside. */
export function DisplayForm<D extends Draft>(props: Props<D>) {
  const { kind, first, hidden, send, head, words, preview, onDirty, onClose, onSaved } = props;
  const t = useTexts<typeof texts>('displays');
  const command = useCommand();
  const { busy, problem } = command;
  const { wish, saveAndShow } = useSaveAndShow(command);
  const editing = useDraft<D>({ draft: first, editVersion: props.editVersion }, onDirty, problem);
  const { draft, change, editVersion, taken } = editing;
  const [side, setSide] = useState<Side>('Ko');
  const wrong = (field: string) => problem?.fields[`draft.${field}`] ?? problem?.fields[field];
  const writing = { draft, taken, side, change, wrong };
  const common = change as (part: Partial<Draft>) => void;

  const save = (given = draft) =>
    saveAndShow({
      hidden,
      send: async () => {
        const answer = await send(given, editVersion);
        if (answer.kind === 'refused') turnToProblem(Object.keys(answer.problem.fields));
        return answer;
      },
      show: ({ displayNo }) => displayCommand('hide', { kind, displayNo, hidden: false }),
      onSaved,
    });
  /** What is wrong in the language that is not seen is seen. */
  function turnToProblem(fields: readonly string[]) {
    const sides = fields.flatMap((field) => /(Ko|En)$/.exec(field)?.[1] ?? []);
    if (sides.length > 0 && !sides.includes(side)) setSide(side === 'Ko' ? 'En' : 'Ko');
  }
  const title = `title${side}` as const;
  return (
    <div className={styles.form}>
      <Stack>
        <DraftProblem problem={problem} isMet={editing.isMet} />
        {head(writing)}
        <div className={styles.row}>
          <FieldGroup label={t('languages')} hint={t('formNoEnglish')}>
            <Segments
              name="side"
              value={side}
              onChange={(event) => setSide(event.currentTarget.value === 'En' ? 'En' : 'Ko')}
              choices={[
                { value: 'Ko', text: t('ko') },
                { value: 'En', text: t('en') },
              ]}
            />
          </FieldGroup>
        </div>
        <Field label={`${t('title')} (${t(side === 'Ko' ? 'ko' : 'en')})`} error={wrong(title)}>
          <TextInput
            key={side}
            lang={side === 'Ko' ? 'ko' : 'en'}
            maxLength={80}
            value={draft[title]}
            onChange={(event) => common({ [title]: event.currentTarget.value })}
          />
        </Field>
        {words(writing)}
        <Field label={t('link')} hint={t('linkHint')} error={wrong('link')} optional>
          <TextInput
            inputMode="url"
            maxLength={500}
            value={draft.link}
            onChange={(event) => common({ link: event.currentTarget.value })}
          />
        </Field>
        <div className={styles.row}>
          {(['from', 'until'] as const).map((end) => (
            <Moment
              key={`${end} ${taken}`}
              label={t(end)}
              hint={t(`${end}Hint`)}
              error={wrong(end)}
              first={draft[end]}
              onChange={(at) => common({ [end]: at })}
            />
          ))}
        </div>
        <SaveButtons
          {...{ hidden, busy, onClose }}
          onSave={(show) => {
            wish(show);
            if (editing.conflicts.length > 0) editing.setChoosing(true);
            else void save();
          }}
        />
      </Stack>
      <Conflicts editing={editing} onSave={(given) => void save(given)} />
      <section className={styles.side} aria-labelledby="preview">
        <h2 id="preview">{t('preview')}</h2>
        <p>{t('previewHint')}</p>
        {preview(writing)}
      </section>
    </div>
  );
}

type ConflictsProps<D extends Draft> = {
  editing: ReturnType<typeof useDraft<D>>;
  onSave: (draft: D) => void;
};

/** Fields and what stands in them, as the form says them. */
function Conflicts<D extends Draft>({ editing, onSave }: ConflictsProps<D>) {
  const t = useTexts<typeof texts>('displays');
  const language = useLanguage();
  const labelOf = (field: keyof D) => {
    const [, part = String(field), side] = /^(.+?)(Ko|En)$/.exec(String(field)) ?? [];
    const label = t(labels[part as keyof typeof labels]);
    return side ? `${label} (${t(side === 'Ko' ? 'ko' : 'en')})` : label;
  };
  const textOf = (field: keyof D, value: unknown) => {
    if (field === 'from' || field === 'until') return momentText(String(value), language);
    if (field === 'popupType') return t(`types.${value as PopupDraft['popupType']}`);
    if (field === 'mode') return t(`modes.${value as PopupDraft['mode']}`);
    if (typeof value === 'object') return nameOfFile(value as ShownFile);
    if (field === 'trackNo') return `${t('track')} ${value}`;
    return field.toString().startsWith('content') ? richTextWords(String(value)) : String(value);
  };
  return <DraftConflicts {...{ editing, labelOf, textOf, onSave }} />;
}

type ShownFile = NonNullable<PosterDraft['file' | 'pictureKo']>;

/** A picture has no name: its size tells it from another. */
function nameOfFile(file: ShownFile): string {
  return 'name' in file ? file.name : `${file.width} × ${file.height} px`;
}

const labels = {
  title: 'title',
  alt: 'alt',
  content: 'content',
  picture: 'picture',
  link: 'link',
  from: 'from',
  until: 'until',
  popupType: 'type',
  mode: 'mode',
  year: 'year',
  trackNo: 'track',
  file: 'file',
} as const;

type MomentProps = {
  label: string;
  hint: string;
  error: string | undefined;
  first: string | null;
  onChange: (at: string | null) => void;
};

/** A moment in Korea's time, or none. */
function Moment({ label, hint, error, first, onChange }: MomentProps) {
  const [text, setText] = useState(first ? localText(first) : '');
  return (
    <Field label={label} hint={hint} error={error} optional>
      <MomentInput
        value={text}
        onChange={(next) => {
          setText(next);
          onChange(instantOfLocal(next));
        }}
      />
    </Field>
  );
}

/** The picture of a language and what it shows, in words. */
export function PictureFields<D extends Draft>({ draft, taken, side, change, wrong }: WrittenDraft<D>) {
  const t = useTexts<typeof texts>('displays');
  const isKorean = side === 'Ko';
  const [picture, alt] = [`picture${side}`, `alt${side}`] as const;
  const common = change as (part: Partial<Draft>) => void;
  return (
    <>
      <ContentFileField
        key={`${picture} ${taken}`}
        kind="picture"
        label={t(isKorean ? 'picture' : 'pictureEn')}
        hint={t(isKorean ? 'pictureHint' : 'pictureEnHint')}
        optional={!isKorean}
        file={draft[picture]}
        error={wrong(picture)}
        onChange={(file) =>
          common({
            [picture]: file && {
              serverFileName: file.serverFileName,
              width: file.width ?? 1,
              height: file.height ?? 1,
            },
          })
        }
      />
      <Field label={t('alt')} hint={t('altHint')} error={wrong(alt)}>
        <TextInput
          key={alt}
          lang={isKorean ? 'ko' : 'en'}
          maxLength={300}
          value={draft[alt]}
          onChange={(event) => common({ [alt]: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
