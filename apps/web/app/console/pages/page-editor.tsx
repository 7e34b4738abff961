import { getWrittenPage, type WrittenPage } from '@chulbal/contract/pages/operators';
import { type Agreement, type PageContent, type Policy, pageName } from '@chulbal/contract/pages/pages';
import { policyHeadings, policyKeys } from '@chulbal/contract/policy';
import { stampText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { useLeaveGuard } from '../../lib/leave-guards.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import { SaveFoot } from '../../ui/layout/save-foot.tsx';
import { DraftProblem } from '../edit-conflicts/draft-problem.tsx';
import { useDraft } from '../edit-conflicts/use-draft.ts';
import { pageCommand } from '../shell/commands.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/page-editor';
import { CompareVersions } from './compare-versions.tsx';
import { PageConflicts } from './page-conflicts.tsx';
import { contentOf, fieldsAfter, fieldsOf, type PageFields } from './page-fields.ts';
import type { pagesAdmin as texts } from './pages-admin.ko.ts';
import styles from './pages-admin.module.css';
import { PublishPage } from './publish-page.tsx';
import { StoryFields } from './story-fields.tsx';
import { VersionList } from './version-list.tsx';

export const handle: TextsHandle = {
  texts: ['saving', 'console-edit-conflicts', 'ui-both-languages', 'ui-rich-editor'],
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = pageName.safeParse(params.page).data;
  if (!page) throw new Response(null, { status: 404 });
  return visitOf(context).api(getWrittenPage, { page });
}

/** `/console/pages/{page}`: another page is another editor. */
export default function PageEditorPage({ loaderData }: Route.ComponentProps) {
  return <PageEditor key={loaderData.page} loaded={loaderData} />;
}

/** A page while it is written, beside its versions. */
export function PageEditor({ loaded }: { loaded: WrittenPage }) {
  const t = useTexts<typeof texts>('pagesAdmin');
  const language = useLanguage();
  const { busy, problem, run } = useCommand();
  const [saved, setSaved] = useState(loaded);
  const page = saved.editVersion > loaded.editVersion ? saved : loaded;
  const { kind } = page.content;
  const editing = useDraft<PageFields>(begunFrom(page), undefined, problem);
  const { draft, dirty: unsaved, editVersion } = editing;
  const content = contentOf(kind, draft);
  const setContent = (next: PageContent) => editing.change(fieldsAfter(draft, next));
  const name = t(`pages.${page.page}`);
  useLeaveGuard(() => unsaved, { closing: true });
  const wrong = (path: string) => problem?.fields[`content.${path}`];

  async function save(given = draft) {
    const written = { page: page.page, editVersion, content: contentOf(kind, given) };
    const done = await run(() => pageCommand('save', written));
    if (!done) return;
    setSaved(done.data);
    editing.goOn(begunFrom(done.data));
    toast.success(t('saved'));
  }
  return (
    <>
      <PageHead title={name}>
        {page.changed && <span className={styles.writing}>{t('changed')}</span>}
      </PageHead>
      <div className={styles.editor}>
        <form
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault();
            if (editing.conflicts.length > 0) editing.setChoosing(true);
            else void save();
          }}
        >
          {problem && Object.keys(problem.fields).length > 0 && (
            <p className={styles.error} role="alert">
              {t('problems', { count: Object.keys(problem.fields).length })}
            </p>
          )}
          <DraftProblem problem={problem} isMet={editing.isMet} />
          {content.kind === 'about' && (
            <StoryFields key={editing.taken} story={content} wrong={wrong} onChange={setContent} />
          )}
          {content.kind === 'policy' && <PolicyFields policy={content} wrong={wrong} onChange={setContent} />}
          {content.kind === 'term' && <TermFields term={content} wrong={wrong} onChange={setContent} />}
          <SaveFoot>
            <Button type="submit" variant="ink" disabled={busy || !unsaved}>
              {t('save')}
            </Button>
            <span role="status">
              {unsaved
                ? t('unsaved')
                : page.savedAt && t('lastSaved', { at: stampText(page.savedAt, language) })}
            </span>
          </SaveFoot>
        </form>
        <aside className={styles.side}>
          <PublishPage
            page={{ ...page, editVersion }}
            unsaved={unsaved}
            busy={busy}
            problem={problem}
            run={run}
          />
          <VersionList page={page} />
          <CompareVersions page={page} />
        </aside>
      </div>
      <PageConflicts kind={kind} editing={editing} onSave={(given) => void save(given)} />
    </>
  );
}

function begunFrom({ content, editVersion }: WrittenPage) {
  return { draft: fieldsOf(content), editVersion };
}

type TermFieldsProps = {
  term: Agreement;
  wrong: (path: string) => string | undefined;
  onChange: (term: Agreement) => void;
};

/** A text that people agree to, and what it comes to. */
function TermFields({ term, wrong, onChange }: TermFieldsProps) {
  const t = useTexts<typeof texts>('pagesAdmin');
  return (
    <div className={styles.part}>
      {(['title', 'purpose', 'items', 'period', 'refusal', 'body'] as const).map((key) => (
        <BothLanguages
          key={key}
          label={t(`term.${key}`)}
          hint={key === 'body' ? t('articles') : undefined}
          value={term[key]}
          maxLength={key === 'body' ? 60_000 : key === 'title' ? 100 : 500}
          {...(key === 'title' ? {} : { rows: key === 'body' ? 24 : 2 })}
          error={(language) => wrong(`${key}.${language}`)}
          onChange={(value) => onChange({ ...term, [key]: value })}
        />
      ))}
    </div>
  );
}

type Props = {
  policy: Policy;
  wrong: (path: string) => string | undefined;
  onChange: (policy: Policy) => void;
};

/** A text for every heading that the law asks for; none of the headings can be forgotten. */
function PolicyFields({ policy, wrong, onChange }: Props) {
  const t = useTexts<typeof texts>('pagesAdmin');
  const language = useLanguage();
  return (
    <>
      <p className={styles.hint}>{t('format')}</p>
      {policyKeys.map((key) => {
        const { title, required, source } = policyHeadings[key];
        return (
          <section key={key} className={styles.section} aria-label={title[language]}>
            <BothLanguages
              label={title[language]}
              hint={[
                t('source', { source: source[language] }),
                ...(required ? [] : [t('optionalHeading')]),
                ...(key === 'retention' ? [t('retentionHint')] : []),
              ].join(' · ')}
              value={policy.sections[key]}
              rows={required ? 6 : 3}
              maxLength={10_000}
              optional={!required}
              error={(side) => wrong(`sections.${key}.${side}`)}
              onChange={(value) => onChange({ ...policy, sections: { ...policy.sections, [key]: value } })}
            />
          </section>
        );
      })}
    </>
  );
}
