import type { Judge } from '@chulbal/contract/results/judges';
import { useTexts } from '../../../lib/use-texts.ts';
import { TextButton } from '../../../ui/action/text-button.tsx';
import { useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import section from './side-panel.module.css';

/** The other figures of each evaluator, folded until they are asked for. */
export function JudgeTable({ judges }: { judges: readonly Judge[] }) {
  const t = useTexts<typeof texts>('results');
  return (
    <details className={section.more}>
      <summary>{t('judges.more')}</summary>
      <ul>
        {judges.map((judge) => (
          <li key={judge.evaluatorId}>
            <b>{judge.name}</b>
            <JudgeFacts judge={judge} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function JudgeFacts({ judge }: { judge: Judge }) {
  const t = useTexts<typeof texts>('results');
  const { view, ask } = useResult();
  const none = t('judges.nothing');
  const { medianSeconds: seconds, outliers } = judge;
  const time =
    seconds === null
      ? none
      : seconds < 120
        ? t('judges.seconds', { count: Math.round(seconds) })
        : t('judges.minutes', { count: Math.round(seconds / 60) });
  const facts = [
    [t('judges.submitted'), `${judge.submitted} / ${judge.assigned}`],
    [t('judges.mean'), judge.mean?.toFixed(1) ?? none],
    [t('judges.agreement'), judge.agreement?.toFixed(2) ?? none],
    [t('judges.time'), time],
  ];
  const nameOf = (teamNo: number) =>
    view.teams.find((team) => team.teamNo === teamNo)?.teamName ?? `${teamNo}`;
  return (
    <>
      <dl>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{t(judge.signed ? 'judges.signed' : 'judges.unsigned')}</p>
      {outliers.map(({ teamNo, total, others }) => (
        <p key={teamNo}>
          {t('judges.outliers')}:{' '}
          <TextButton onClick={() => ask({ what: 'scores', teamNo })}>
            {t('judges.outlier', { team: nameOf(teamNo), own: total, others: others.toFixed(1) })}
          </TextButton>
        </p>
      ))}
    </>
  );
}
