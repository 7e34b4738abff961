import type { Bilingual } from '@chulbal/contract/language';
import type { StoryKind, StorySection } from '@chulbal/contract/pages/pages';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { RichEditor } from '../../ui/rich-editor/rich-editor.tsx';
import type { pagesAdmin as texts } from './pages-admin.ko.ts';
import styles from './pages-admin.module.css';

type Props = {
  section: StorySection;
  /** What is wrong with a field of the part. */
  wrong: (path: string) => string | undefined;
  onChange: (section: StorySection) => void;
};

/** The fields of one part of the story. */
export function SectionFields({ section, wrong, onChange }: Props) {
  const t = useTexts<typeof texts>('pagesAdmin');
  const both = (
    key: 'text' | 'echo' | 'title' | 'note' | 'button',
    label: string,
    value: Bilingual,
    { maxLength, rows, hint }: { maxLength: number; rows?: number; hint?: string },
  ) => (
    <BothLanguages
      label={label}
      hint={hint}
      value={value}
      maxLength={maxLength}
      {...(rows ? { rows } : {})}
      error={(language) => wrong(`${key}.${language}`)}
      onChange={(next) => onChange({ ...section, [key]: next } as StorySection)}
    />
  );
  const title = (hint?: string) =>
    'title' in section &&
    both('title', t('sectionTitle'), section.title, { maxLength: 80, rows: 2, ...(hint ? { hint } : {}) });
  switch (section.kind) {
    case 'statement':
      return (
        <>
          {both('text', t('text'), section.text, { maxLength: 400, rows: 3 })}
          {both('echo', t('echo'), section.echo, { maxLength: 400, rows: 2 })}
        </>
      );
    case 'lanes':
    case 'marks':
      return (
        <>
          {title(t('countHint'))}
          {both('note', t('note'), section.note, { maxLength: 200 })}
        </>
      );
    case 'figures':
      return (
        <>
          {title()}
          <FigureFields
            figures={section.figures}
            wrong={wrong}
            onChange={(figures) => onChange({ ...section, figures })}
          />
        </>
      );
    case 'text':
      return (
        <>
          {title()}
          {(['ko', 'en'] as const).map((language) => (
            <div key={language}>
              {wrong(`body.${language}`) && (
                <p className={styles.error} role="alert">
                  {wrong(`body.${language}`)}
                </p>
              )}
              <RichEditor
                label={`${t('body')} (${t(language === 'ko' ? 'korean' : 'english')})`}
                html={section.body[language]}
                onChange={(html) => onChange({ ...section, body: { ...section.body, [language]: html } })}
              />
            </div>
          ))}
        </>
      );
    case 'call':
      return (
        <>
          {title()}
          {both('button', t('button'), section.button, { maxLength: 40 })}
          <Field label={t('to')} hint={t('toHint')} error={wrong('to')} required>
            <TextInput
              value={section.to}
              maxLength={200}
              onChange={(event) => onChange({ ...section, to: event.currentTarget.value })}
            />
          </Field>
        </>
      );
  }
}

type Figure = Extract<StorySection, { kind: 'figures' }>['figures'][number];
type FigureFieldsProps = {
  figures: readonly Figure[];
  wrong: (path: string) => string | undefined;
  onChange: (figures: Figure[]) => void;
};

const most = 6;

/** Up to six big figures with what they stand for. */
function FigureFields({ figures, wrong, onChange }: FigureFieldsProps) {
  const t = useTexts<typeof texts>('pagesAdmin');
  // A figure is nothing but its place.
  const placed = figures.map((figure, index) => ({ figure, place: index + 1 }));
  return (
    <>
      {placed.map(({ figure, place }) => {
        const index = place - 1;
        const change = (part: Partial<Figure>) => onChange(figures.with(index, { ...figure, ...part }));
        return (
          <fieldset key={place} className={styles.figure}>
            <legend>{t('figure', { place })}</legend>
            <div className={styles.sectionHead}>
              <Field label={t('number')} error={wrong(`figures.${index}.number`)} required>
                <TextInput
                  value={figure.number}
                  maxLength={8}
                  onChange={(event) => change({ number: event.currentTarget.value })}
                />
              </Field>
              <IconButton
                icon="cross"
                label={t('removeFigure', { place })}
                onClick={() => onChange(figures.toSpliced(index, 1))}
              />
            </div>
            {(['title', 'text'] as const).map((key) => (
              <BothLanguages
                key={key}
                label={t(key === 'title' ? 'figureTitle' : 'figureText')}
                value={figure[key]}
                maxLength={key === 'title' ? 80 : 300}
                {...(key === 'text' ? { rows: 2 } : {})}
                error={(language) => wrong(`figures.${index}.${key}.${language}`)}
                onChange={(value) => change({ [key]: value })}
              />
            ))}
            <Checkbox
              label={t('trim')}
              checked={figure.picture === 'trim'}
              onChange={(event) => change({ picture: event.currentTarget.checked ? 'trim' : 'none' })}
            />
          </fieldset>
        );
      })}
      <div>
        <Button
          variant="line"
          size="sm"
          icon="plus"
          disabled={figures.length >= most}
          onClick={() => onChange([...figures, emptyFigure])}
        >
          {t('addFigure')}
        </Button>
      </div>
    </>
  );
}

/** The kinds of parts a story may have, in the order they are offered. */
export const sectionKinds: readonly StoryKind[] = ['text', 'statement', 'lanes', 'marks', 'figures', 'call'];

const none = { ko: '', en: '' };

export const emptyFigure = { number: '', title: none, text: none, picture: 'none' as const };

/** A part of which nothing is written yet. */
export function emptySection(kind: StoryKind): StorySection {
  const id = crypto.randomUUID();
  switch (kind) {
    case 'statement':
      return { kind, id, text: none, echo: none };
    case 'lanes':
    case 'marks':
      return { kind, id, title: none, note: none };
    case 'figures':
      return { kind, id, title: none, figures: [emptyFigure] };
    case 'text':
      return { kind, id, title: none, body: none };
    case 'call':
      return { kind, id, title: none, button: none, to: '' };
  }
}
