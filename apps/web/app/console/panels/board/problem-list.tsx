import type { PlanProblem } from '@chulbal/contract/panels/plan';
import { problemText } from '@chulbal/contract/panels/plan.rules';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { TextButton } from '../../../ui/action/text-button.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import type { panels as texts } from '../panels.ko.ts';
import { groupedProblems } from '../plan/problems.ts';
import styles from './board.module.css';
import type { BoardFacts } from './board-context.ts';

const SHOWN = 3;

type Props = {
  problems: readonly PlanProblem[];
  facts: BoardFacts;
  /** Goes to the panel that a problem names, by its place from 0. */
  onPanel?: ((index: number) => void) | undefined;
};

/** What is wrong with panels, each a sentence; the first of each kind, the others on demand. */
export function ProblemList({ problems, facts, onPanel }: Props) {
  const t = useTexts<typeof texts>('panels');
  const language = useLanguage();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const names = {
    team: (teamNo: number) => facts.teams.get(teamNo)?.name || `#${teamNo}`,
    evaluator: (id: number) => facts.evaluators.get(id)?.name || t('gone'),
  };
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} aria-label={t('problems.label')}>
      {groupedProblems(problems).map(({ code, severity, list }) => (
        <li key={code} data-severity={severity}>
          <DenseIcon name={severity === 'error' ? 'stop' : 'warning'} />
          <div>
            <span className={styles.kind}>
              {t(severity === 'error' ? 'problems.error' : 'problems.warning')}
            </span>
            <ul>
              {list.slice(0, open.has(code) ? 200 : SHOWN).map((problem) => {
                const words = problemText(problem, names, language);
                const { panel } = problem;
                return (
                  <li key={`${panel}-${problem.teamNo}-${problem.evaluatorId}`}>
                    {words}
                    {panel !== null && onPanel && (
                      <TextButton
                        small
                        onClick={() => onPanel(panel - 1)}
                        aria-label={`${t('problems.go')}: ${words}`}
                      >
                        {t('problems.go')}
                      </TextButton>
                    )}
                  </li>
                );
              })}
            </ul>
            {list.length > SHOWN && !open.has(code) && (
              <TextButton small onClick={() => setOpen(new Set([...open, code]))}>
                {t('problems.more', { count: list.length - SHOWN })}
              </TextButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
