import {
  type Block,
  countAnswer,
  fillOf,
  type Question,
  targetOf,
} from '@chulbal/contract/toolkits/business-plan';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { PartSheets } from '../../../lib/first-paint/sheets.tsx';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { toolkits as texts } from '../toolkits.ko.ts';
import styles from './plan-question.module.css';
import { ReadAnswer } from './read-answer.tsx';
import type { BusinessPlanEditor } from './use-business-plan.ts';

/** Fetches the writing tools. */
export const loadEditor = () => import('./answer-editor.tsx');
const AnswerEditor = lazy(() => loadEditor().then((module) => ({ default: module.AnswerEditor })));

const none: Block[] = [];

type Props = {
  editor: BusinessPlanEditor;
  question: Question;
  number: number;
  open: boolean;
  onOpen: () => void;
  /** What helps with the answer that is open, on narrow screens. */
  tip?: ReactNode;
};

/** A question with its answer: to be read, or in the box in which it is written. */
export function PlanQuestion({ editor, question, number, open, onOpen, tip }: Props) {
  const t = useTexts<typeof texts>('toolkits');
  const id = useId();
  const asked = t(`questions.${question}`);
  const blocks = editor.plan.answers[question] ?? none;
  const count = <PlanCount question={question} blocks={blocks} />;
  const full = () => {
    toast.error(t('full'));
  };
  const head = (
    <h3 id={id} className={styles.asked}>
      <b aria-hidden="true">{number}</b>
      {asked}
    </h3>
  );
  const problem = editor.refused.includes(question) && (
    <FieldError id={`${id}-problem`}>{t('residentNumber')}</FieldError>
  );
  if (open) {
    return (
      <section className={styles.open} aria-labelledby={id}>
        {head}
        <Suspense
          fallback={
            <>
              <Answer blocks={blocks} empty={t(`starts.${question}`)} />
              <p className={styles.coming} role="status">
                {t('loading')}
              </p>
            </>
          }
        >
          <PartSheets of="site/toolkits/plan/answer-editor.tsx" />
          <AnswerEditor
            key={`${editor.id} ${question}`}
            label={t('answer', { question: asked })}
            describedBy={problem ? `${id}-problem` : id}
            blocks={blocks}
            onChange={(written) => {
              const taken = editor.answer(question, written);
              if (!taken) full();
              return taken;
            }}
            onFull={full}
            mayAddPicture={() => {
              if (editor.picturesLeft > 0) return true;
              toast.error(t('fullPictures'));
              return false;
            }}
            tip={
              <>
                {problem}
                {tip}
              </>
            }
            count={count}
          />
        </Suspense>
      </section>
    );
  }
  return (
    <section className={styles.closed} aria-labelledby={id}>
      {head}
      <Answer blocks={blocks} empty={t(`starts.${question}`)} />
      {problem}
      {count}
      <button type="button" className={styles.write} onClick={onOpen}>
        <VisuallyHidden>{t(blocks.length > 0 ? 'rewrite' : 'write', { question: asked })}</VisuallyHidden>
      </button>
    </section>
  );
}

function Answer({ blocks, empty }: { blocks: readonly Block[]; empty: string }) {
  return blocks.length > 0 ? <ReadAnswer blocks={blocks} /> : <p className={styles.ghost}>{empty}</p>;
}

type PlanCountProps = { question: Question; blocks: readonly Block[] };

/** How long an answer is beside how long it is best, as a small lane and in words. */
function PlanCount({ question, blocks }: PlanCountProps) {
  const t = useTexts<typeof texts>('toolkits');
  const { letters, words } = countAnswer(blocks);
  const most = targetOf(question, blocks, useLanguage());
  const fill = fillOf(question, blocks);
  return (
    <p className={styles.count} data-fill={fill}>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(100, (letters / most) * 100)}%` }} />
      </span>
      <span title={t('words', { count: words })}>{t('letters', { count: letters, most })}</span>
      {fill !== 'empty' && (
        <b>
          {fill === 'fitting' && <Icon name="check" size="sm" />}
          {t(`fill.${fill}`)}
        </b>
      )}
    </p>
  );
}
