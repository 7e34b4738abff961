import type { FaqDraft, WrittenFaq } from '@chulbal/contract/faqs';
import { faqCategories, faqCategoryNames } from '@chulbal/contract/faqs.values';
import { useCommand } from '../../lib/command/use-command.ts';
import { oneOf } from '../../lib/one-of.ts';
import { richTextWords } from '../../lib/rich-text-words.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { RichEditor } from '../../ui/rich-editor/rich-editor.tsx';
import { DraftConflicts } from '../edit-conflicts/draft-conflicts.tsx';
import { DraftProblem } from '../edit-conflicts/draft-problem.tsx';
import { useDraft } from '../edit-conflicts/use-draft.ts';
import type { Writing } from '../ordered-list/ordered-page.tsx';
import { SaveButtons, useSaveAndShow } from '../ordered-list/save-buttons.tsx';
import { faqCommand } from '../shell/commands.ts';
import type { faqAdmin as texts } from './faq-admin.ko.ts';
import styles from './faq-admin.module.css';

const empty: FaqDraft = { category: 'apply', titleKo: '', titleEn: '', contentKo: '', contentEn: '' };

type Props = Writing & { faq: WrittenFaq | undefined };

/** One question in both languages; a new one where none is given. */
export function FaqForm({ faq, onDirty, onClose, onSaved }: Props) {
  const t = useTexts<typeof texts>('faqAdmin');
  const language = useLanguage();
  const command = useCommand();
  const { busy, problem } = command;
  const { wish, saveAndShow } = useSaveAndShow(command);
  const first = { draft: faq ? draftOf(faq) : empty, editVersion: faq?.editVersion ?? 0 };
  const editing = useDraft<FaqDraft>(first, onDirty, problem);
  const { draft, change, editVersion } = editing;
  const wrong = (field: keyof FaqDraft) => problem?.fields[`draft.${field}`] ?? problem?.fields[field];

  const hidden = !faq?.published;
  const save = (given = draft) =>
    saveAndShow({
      hidden,
      send: () =>
        faq
          ? faqCommand('save', { faqNo: faq.faqNo, editVersion, draft: given })
          : faqCommand('create', { draft: given }),
      show: ({ faqNo }) => faqCommand('publish', { faqNo, published: true }),
      onSaved,
    });

  return (
    <div className={styles.form}>
      <DraftProblem problem={problem} isMet={editing.isMet} />
      <Field label={t('category')}>
        <Select
          value={draft.category}
          onChange={(event) =>
            change({ category: oneOf(faqCategories, event.currentTarget.value) ?? draft.category })
          }
          options={faqCategories.map((value) => ({ value, text: faqCategoryNames[value][language] }))}
        />
      </Field>
      {(['Ko', 'En'] as const).map((side) => {
        const [title, content] = [`title${side}`, `content${side}`] as const;
        return (
          <div key={side} className={styles.side}>
            <Field label={t(title)} error={wrong(title)} hint={side === 'En' ? t('english') : undefined}>
              <TextInput
                value={draft[title]}
                maxLength={200}
                onChange={(event) => change({ [title]: event.currentTarget.value })}
              />
            </Field>
            {wrong(content) && (
              <p className={styles.error} role="alert">
                {wrong(content)}
              </p>
            )}
            <RichEditor
              key={editing.taken}
              label={t(content)}
              html={draft[content]}
              onChange={(html) => change({ [content]: html })}
            />
          </div>
        );
      })}
      <SaveButtons
        {...{ hidden, busy, onClose }}
        onSave={(show) => {
          wish(show);
          if (editing.conflicts.length > 0) editing.setChoosing(true);
          else void save();
        }}
      />
      <DraftConflicts
        editing={editing}
        labelOf={(field) => t(field)}
        textOf={(field, value) =>
          field === 'category'
            ? faqCategoryNames[oneOf(faqCategories, String(value)) ?? draft.category][language]
            : richTextWords(String(value))
        }
        onSave={(given) => void save(given)}
      />
    </div>
  );
}

function draftOf({ category, titleKo, titleEn, contentKo, contentEn }: WrittenFaq): FaqDraft {
  return { category, titleKo, titleEn, contentKo, contentEn };
}
