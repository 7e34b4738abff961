import { residentNumbersIn } from '@chulbal/contract/seasons/plan-carry';
import {
  type Block,
  emptyPlan,
  type Plan,
  picturesOf,
  planLimits,
  planShape,
  type Question,
  questions,
  readPlan,
  writePlan,
} from '@chulbal/contract/toolkits/business-plan';
import { firstLetters } from '@chulbal/contract/toolkits/canvas';
import { useMemo } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { usePapers } from '../shelf/use-papers.ts';
import type { toolkits as texts } from '../toolkits.ko.ts';

/** The plans of a shelf, the one that is open, and everything that can be done with it. */
export function useBusinessPlan(shelf: Shelf, onOther: () => void) {
  const t = useTexts<typeof texts>('toolkits');
  const papers = usePapers<Plan>({
    ...{ shelf, read: readPlan, write: writePlan, empty: emptyPlan, most: planLimits.plans, onOther },
    isBlank: (plan) => !plan.name && questions.every((question) => !plan.answers[question]?.length),
    words: {
      full: t('switch.full'),
      added: t('switch.added'),
      copied: t('switch.copied'),
      removed: (name) => t('switch.removed', { name: name || t('unnamed') }),
    },
  });
  const { paper: plan } = papers;
  const refused = useMemo(() => residentNumbersIn(plan), [plan]);
  const named = (name: string) => firstLetters(name.trim(), planLimits.name);

  return {
    ...papers,
    plan,
    name: plan.name || t('unnamed'),
    /** Answers that hold what must not be written (P-04). */
    refused,
    picturesLeft: planLimits.pictures - picturesOf(plan).length,
    rename: (name: string) => papers.put({ ...plan, name: named(name) }),
    copyPlan: () => papers.copy(named(t('switch.copyName', { name: plan.name || t('unnamed') }))),
    /** Writes an answer; false when the plan would take no more. */
    answer(question: Question, blocks: Block[]): boolean {
      const next = { ...plan, answers: { ...plan.answers, [question]: blocks } };
      if (!planShape.safeParse(next).success) return false;
      papers.put(next, `write ${question}`);
      return true;
    },
    tick(mark: string, on: boolean) {
      const others = plan.ticks.filter((one) => one !== mark);
      papers.put({ ...plan, ticks: on ? [...others, mark] : others });
    },
  };
}

export type BusinessPlanEditor = ReturnType<typeof useBusinessPlan>;
