import { getWrittenQuiz, type WrittenQuiz } from '@chulbal/contract/quizzes/operators';
import type { QuizPlan, QuizVariant } from '@chulbal/contract/quizzes/quizzes';
import { quizFindings } from '@chulbal/contract/quizzes/rules';
import { useState } from 'react';
import { isUnsaved } from '../../lib/autosave/edited.ts';
import { useAct } from '../../lib/command/use-command.ts';
import { useLeaveGuard } from '../../lib/leave-guards.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { SavedState } from '../../ui/autosave/saved-state.tsx';
import { useSavedWords } from '../../ui/autosave/use-saved-words.ts';
import { TabLinks } from '../../ui/data/tab-links.tsx';
import { Findings } from '../plan-editor/findings.tsx';
import { NamePart } from '../plan-editor/name-part.tsx';
import { NumberField } from '../plan-editor/number-field.tsx';
import { PlanConflict } from '../plan-editor/plan-conflict.tsx';
import styles from '../plan-editor/plan-editor.module.css';
import { PublishSide } from '../plan-editor/publish-side.tsx';
import { usePlan } from '../plan-editor/use-plan.ts';
import { quizCommand } from '../shell/commands.ts';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/quiz-editor';
import { QuestionFields, type QuizEdit } from './question-fields.tsx';
import type { quizEditor as texts } from './quiz-editor.ko.ts';

export const handle: TextsHandle = {
  texts: ['saving', 'site-quizzes', 'console-plan-editor', 'ui-both-languages'],
};

export async function loader({ context, params }: Route.LoaderArgs) {
  if (params.variant !== 'a' && params.variant !== 'b') throw new Response(null, { status: 404 });
  return visitOf(context).api(getWrittenQuiz, { variant: params.variant });
}

/** `/console/quizzes/a` and `/console/quizzes/b`: the pool of questions, what is right, and why. */
export default function QuizEditor({ loaderData }: Route.ComponentProps) {
  return <Editor key={loaderData.variant} first={loaderData} />;
}

function Editor({ first }: { first: Route.ComponentProps['loaderData'] }) {
  const t = useTexts<typeof texts>('quizEditor');
  const { can } = useOperator();
  const { variant } = first;
  const { engine, view, written, plan, change, take } = usePlan(first, {
    what: `quiz-${variant}`,
    save: (input) => quizCommand('save', { variant, ...input }, { background: true }),
    written: () => quizCommand('written', { variant }, { background: true }),
  });
  const [choosing, setChoosing] = useState(false);
  const saved = useSavedWords(view);
  const { busy, run } = useAct();
  useLeaveGuard(() => isUnsaved(engine.view().content), { save: () => engine.save() });
  const readOnly = !can('editContent');
  const edit = { plan, readOnly, change };
  const found = quizFindings(variant, plan);

  async function save(): Promise<number | null> {
    if (await engine.save()) return engine.view().content.version;
    setChoosing(true);
    return null;
  }
  async function unpublish() {
    const editVersion = await save();
    if (editVersion === null) return;
    const done = await run(() => quizCommand('unpublish', { variant, editVersion }));
    if (!done) return;
    take(done.data);
    toast.success(t('unpublished'), { area: 'workbench' });
  }
  return (
    <>
      <PageHead title={t(`title.${variant}`)}>
        <SavedState saved={saved} onConflicts={() => setChoosing(true)} wake={() => engine.wake()} />
      </PageHead>
      <div className={styles.editor}>
        <div className={styles.writing}>
          <TabLinks
            label={t('variants')}
            tabs={(['a', 'b'] as const).map((one) => ({
              key: one,
              to: `/console/quizzes/${one}`,
              text: t(`title.${one}`),
              current: one === variant,
            }))}
          />
          <p className={styles.hint}>{t(`hint.${variant}`)}</p>
          <Findings
            found={found.map((one) => ({
              ...one,
              text: t(`kinds.${one.kind}`, { what: placeOf(one.about, t) }),
            }))}
          />
          <RuleFields {...edit} variant={variant} />
          <QuestionFields {...edit} variant={variant} taken={written.taken.questions} />
        </div>
        <PublishSide
          written={written}
          blocks={found.filter(({ weight }) => weight === 'blocks').length}
          upToDate={!written.changed && !isUnsaved(view.content)}
          readOnly={readOnly}
          note={t('publishNote')}
          visitor={`/ipo/contents/experiences/quiz-${variant}`}
          onSave={save}
          publish={(editVersion) => quizCommand('publish', { variant, editVersion })}
          onPublished={take}
          acts={
            !readOnly &&
            written.version > 0 && (
              <Button variant="danger" busy={busy} onClick={() => void unpublish()}>
                {t('unpublish')}
              </Button>
            )
          }
        >
          <Taken taken={written.taken} plan={plan} />
        </PublishSide>
      </div>
      <PlanConflict
        engine={engine}
        open={choosing}
        onOpen={setChoosing}
        labelOf={(field) => t(`what.${field as keyof Omit<QuizPlan, 'questions'>}`)}
      />
    </>
  );
}

type T = ReturnType<typeof useTexts<typeof texts>>;

/** `questions.3.options.1` as people say it. */
function placeOf(about: string, t: T): string {
  const [part, index, , option] = about.split('.');
  const no = Number(index) + 1;
  if (index === undefined) return (t as (key: string) => string)(`what.${part}`);
  return option === undefined
    ? t('what.question', { no })
    : t('what.option', { no, option: Number(option) + 1 });
}

const limits = { asked: [1, 20], pass: [1, 20], seconds: [30, 1800] } as const;

/** What the quiz is called, how much of the pool it asks, and when it is passed. */
function RuleFields({ plan, change, readOnly, variant }: QuizEdit & { variant: QuizVariant }) {
  const t = useTexts<typeof texts>('quizEditor');
  const numbers = variant === 'b' ? (['asked', 'pass', 'seconds'] as const) : (['asked', 'pass'] as const);
  return (
    <NamePart
      {...{ plan, change, readOnly }}
      words={{ title: t('name'), name: t('quizName'), lead: t('lead') }}
    >
      <div className={styles.numbers}>
        {numbers.map((key) => {
          const [min, max] = limits[key];
          return (
            <NumberField
              key={key}
              id={`at-${key}`}
              label={t(key)}
              hint={t(`${key}Hint`)}
              {...{ min, max, readOnly, value: plan[key] }}
              onChange={(given) => change({ [key]: given })}
            />
          );
        })}
      </div>
    </NamePart>
  );
}

type Props = { taken: WrittenQuiz['taken']; plan: QuizPlan };

/** How often each question was answered rightly, and skipped. */
function Taken({ taken, plan }: Props) {
  const t = useTexts<typeof texts>('quizEditor');
  if (taken.count === 0) return null;
  return (
    <section aria-labelledby="taken">
      <h2 id="taken">{t('taken.title', { count: taken.count.toLocaleString() })}</h2>
      <p className={styles.hint}>{t('taken.hint')}</p>
      <ol className={styles.taken}>
        {plan.questions.map(({ iqNo }, index) => {
          const of = taken.questions.find((one) => one.iqNo === iqNo);
          const percent = (count: number) => Math.round((100 * count) / (of?.asked || 1));
          const right = percent(of?.right ?? 0);
          return (
            of && (
              <li key={iqNo}>
                <span>{t('taken.question', { no: index + 1 })}</span>
                <i style={{ '--v': `${right}%` }} />
                <b>
                  {t('taken.right', { percent: right })}
                  <small> / {t('taken.skipped', { percent: percent(of.skipped) })}</small>
                </b>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
