import type { PageContent, StorySection } from '@chulbal/contract/pages/pages';
import { type PolicyKey, policyHeadings } from '@chulbal/contract/policy';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { DraftConflicts } from '../edit-conflicts/draft-conflicts.tsx';
import type { useDraft } from '../edit-conflicts/use-draft.ts';
import { wordsOf } from '../edit-conflicts/words-of.ts';
import { contentOf, type PageFields, partId } from './page-fields.ts';
import type { pagesAdmin as texts } from './pages-admin.ko.ts';

type Props = {
  kind: PageContent['kind'];
  editing: ReturnType<typeof useDraft<PageFields>>;
  onSave: (fields: PageFields) => void;
};

/** Where another operator wrote in the same place of a page and saved first. */
export function PageConflicts({ kind, editing, onSave }: Props) {
  const t = useTexts<typeof texts>('pagesAdmin');
  const language = useLanguage();
  const content = contentOf(kind, editing.draft);
  const sections = content.kind === 'about' ? content.sections : [];

  function nameOf(id: string): string {
    const place = sections.findIndex((section) => section.id === id) + 1;
    const section = sections[place - 1];
    return section ? t('section', { place, kind: t(`kinds.${section.kind}`) }) : t('part');
  }
  function labelOf(field: string): string {
    if (kind === 'policy') return policyHeadings[field as PolicyKey].title[language];
    if (kind === 'term') return t(`term.${field as keyof (typeof texts)['term']}`);
    const id = partId(field);
    return id === null ? t(field === 'order' ? 'order' : 'hero') : nameOf(id);
  }
  const textOf = (field: string, value: unknown) =>
    field === 'order' ? (value as StorySection['id'][]).map(nameOf).join('\n') : wordsOf(value);
  return <DraftConflicts {...{ editing, labelOf, textOf, onSave }} />;
}
