import type { Bilingual } from '@chulbal/contract/language';
import type { StorySection } from '@chulbal/contract/pages/pages';
import { useTexts } from '../../lib/use-texts.ts';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { RichEditor } from '../../ui/rich-editor/rich-editor.tsx';
import { FigureFields } from './figure-fields.tsx';
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
