import {
  type Chapter,
  chapterState,
  chapters,
  countPlan,
  type Plan,
  plainAnswer,
  planShape,
  type Question,
  questionsOf,
} from '@chulbal/contract/toolkits/business-plan';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useFirstUse } from '../../../lib/use-first-use.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { ui } from '../../../ui/ui.ko.ts';
import { KeepingNote, VisitorNote } from '../shelf/keeping-note.tsx';
import { PaperSwitch } from '../shelf/paper-switch.tsx';
import type { Shelf } from '../shelf/shelf.ts';
import { useBegin } from '../shelf/use-begin.ts';
import type { toolkits as texts } from '../toolkits.ko.ts';
import { NameDialog } from './name-dialog.tsx';
import { usePictures } from './pictures.ts';
import { PlanChapters } from './plan-chapters.tsx';
import { PlanHints } from './plan-hints.tsx';
import questionStyles from './plan-question.module.css';
import { loadEditor, PlanQuestion } from './plan-question.tsx';
import styles from './plan-workbench.module.css';
import { planAddress } from './plans.ts';
import { useBusinessPlan } from './use-business-plan.ts';
import { vagueWords } from './vague-words.ts';

const StartDialog = lazy(() =>
  import('./start/start-dialog.tsx').then((module) => ({ default: module.StartDialog })),
);

type Props = {
  shelf: Shelf;
  visitor: boolean;
  /** What has just been done with plans of the device. */
  news?: string | null;
};

const addressOf = (chapter: Chapter) => `${planAddress}?chapter=${chapter}`;

/** The plan that is open, chapter by chapter, with all that can be done with it. */
export function PlanWorkbench({ shelf, visitor, news }: Props) {
  const t = useTexts<typeof texts>('toolkits');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const chapter = chapters.find((one) => one === search.get('chapter')) ?? 'problem';
  const [opened, setOpened] = useState<Question | null>(null);
  const editor = useBusinessPlan(shelf, () => setOpened(null));
  const { plan } = editor;
  useBegin<Plan>(
    planAddress,
    (given) => (planShape.safeParse(given).data as Plan | undefined) ?? null,
    (from) => editor.begin(from, t('switch.copied')),
  );
  useFirstUse(loadEditor);
  const [naming, setNaming] = useState(false);
  const [starting, setStarting] = useState(search.has('start'));
  const { docx, pdf } = usePlanExport(plan, editor.name);

  const asked: readonly Question[] = questionsOf[chapter];
  const open = asked.find((one) => one === opened) ?? null;
  const helped = open ?? asked.find((one) => !plan.answers[one]?.length) ?? asked[0] ?? 'who';
  const vague = open && vagueWords(plainAnswer(plan.answers[open]))[0];
  const at = chapters.indexOf(chapter);
  const [before, after] = [chapters[at - 1], chapters[at + 1]];
  const kept = editor.all.some(({ id }) => id === editor.id);
  const total = countPlan(plan);
  // An empty plan has nothing to start from: what stands out is its first question.
  const look = total.letters > 0 ? 'primary' : 'line';
  const done = chapters.filter((one) => chapterState(plan, one).state === 'done').length;
  const acts = [
    { key: 'add', act: editor.add, shown: true },
    { key: 'copy', act: editor.copyPlan, shown: kept },
    { key: 'remove', act: editor.remove, shown: kept },
    { key: 'example', act: () => void navigate(`${planAddress}?example`), shown: true },
  ] as const;
  return (
    <>
      <Wrap className={styles.tool}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            <small>
              {t('title')}
              <VisuallyHidden>: </VisuallyHidden>
            </small>
            {kept ? editor.name : t('unnamed')}
          </h1>
          <IconButton icon="pencil" label={t('switch.rename')} onClick={() => setNaming(true)} />
          <PaperSwitch
            brief={t('switch.list')}
            papers={editor.all.map(({ id, paper }) => ({
              id,
              name: paper.name || t('unnamed'),
              note: t('switch.note', { count: countPlan(paper).letters }),
            }))}
            open={{ id: editor.id, name: editor.name }}
            words={{ mine: t('switch.mine'), manage: t('switch.label') }}
            acts={acts
              .filter(({ shown }) => shown)
              .map(({ key, act }) => ({ key, label: t(`switch.${key}`), act }))}
            onOpen={editor.open}
          />
          {editor.all.length > 0 && <KeepingNote keeping={shelf.keeping} at={planAddress} />}
          <div className={styles.end}>
            {editor.canUndo && <IconButton icon="undo" label={t('undo')} onClick={editor.undo} />}
            <Button icon="download" aria-label={t('docx')} onClick={() => void docx()}>
              DOCX
            </Button>
            <Button icon="download" aria-label={t('pdf')} onClick={() => void pdf()}>
              PDF
            </Button>
            <Button data-start variant={look} iconEnd="arrow-right" onClick={() => setStarting(true)}>
              {t('start')}
            </Button>
          </div>
        </div>
        {editor.all.length === 0 ? (
          <p className={styles.line}>
            {t('first')} <TextLink to={`${planAddress}?example`}>{t('switch.example')}</TextLink>
          </p>
        ) : (
          visitor && <VisitorNote at={planAddress} />
        )}
        {news && (
          <p className={styles.line} role="status">
            {news}
          </p>
        )}
        <noscript>
          <p className={styles.line}>
            {t('needsScript')} <a href={`${planAddress}?example`}>{t('switch.example')}</a>
          </p>
        </noscript>
        <div className={styles.write}>
          <PlanChapters plan={plan} now={chapter} addressOf={addressOf} />
          <article className={styles.chapter} aria-labelledby="plan-chapter">
            <h2 id="plan-chapter">{t(`chapters.${chapter}`)}</h2>
            <p className={styles.lede}>{t(`ledes.${chapter}`)}</p>
            <div className={styles.questions}>
              {asked.map((question, place) => (
                <PlanQuestion
                  key={question}
                  editor={editor}
                  question={question}
                  number={place + 1}
                  open={question === open}
                  onOpen={() => setOpened(question)}
                  tip={
                    vague && (
                      <p className={questionStyles.tip}>
                        {t(`vague.${vague.kind}`, { word: vague.word })}
                        <a href="#plan-help">{t('help')}</a>
                      </p>
                    )
                  }
                />
              ))}
            </div>
            <p className={styles.total}>{t('total', { ...total, done })}</p>
            <div className={styles.next}>
              {before && (
                <ButtonLink to={addressOf(before)}>
                  {at} {t(`chapters.${before}`)}
                </ButtonLink>
              )}
              {after && (
                <ButtonLink variant="ink" iconEnd="arrow-right" to={addressOf(after)}>
                  {at + 2} {t(`chapters.${after}`)}
                </ButtonLink>
              )}
            </div>
          </article>
          <PlanHints
            chapter={chapter}
            question={helped}
            blocks={plan.answers[helped] ?? []}
            ticks={plan.ticks}
            onTick={editor.tick}
          />
        </div>
        <VisuallyHidden role="status">{editor.said}</VisuallyHidden>
      </Wrap>
      <StickyBar
        title={t('totalShort', { letters: total.letters, done })}
        action={
          <Button variant={look} onClick={() => setStarting(true)}>
            {t('startShort')}
          </Button>
        }
      />
      {naming && (
        <NameDialog
          name={plan.name}
          onClose={() => setNaming(false)}
          onSave={(name) => {
            editor.rename(name);
            setNaming(false);
          }}
        />
      )}
      {starting && (
        <Suspense>
          <StartDialog
            plan={plan}
            name={editor.name}
            refused={editor.refused.length > 0}
            visitor={visitor}
            onClose={() => setStarting(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Hands the plan to the reader as a document, which the server puts together and does not keep. */
function usePlanExport(plan: Plan, name: string) {
  const say = useTexts<typeof ui>('ui');
  const pictures = usePictures();
  const hand = (format: 'pdf' | 'docx') => async (): Promise<boolean> => {
    const [{ download }, { fileNameOf, planFileCall }] = await Promise.all([
      import('../../../ui/feedback/download.ts'),
      import('./plan-file.ts'),
    ]);
    const { address, init } = await planFileCall(plan, format, pictures);
    const failed = say('downloads.failed');
    const reasonOf = async (refused: Response) =>
      ((await refused.json().catch(() => null)) as { message?: string } | null)?.message ?? null;
    return download(address, { ...init, failed, reasonOf }, `${fileNameOf(name)}.${format}`);
  };
  return { docx: hand('docx'), pdf: hand('pdf') };
}
