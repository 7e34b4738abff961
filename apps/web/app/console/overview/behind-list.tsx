import type { JudgingStage } from '@chulbal/contract/overview';
import { consoleCommands } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { useOperator } from '../shell/use-operator.ts';
import styles from './judging-section.module.css';
import type { overview as texts } from './overview.ko.ts';

/** What the situation room does by itself. */
const overviewCommand = consoleCommands('overview');

/** So many are named; the rest is a number. */
const MOST_NAMED = 4;

/** Evaluators of a stage who are behind, most left first, and a letter to them. */
export function BehindList({ stage }: { stage: JudgingStage }) {
  const t = useTexts<typeof texts>('overview');
  const language = useLanguage();
  const { can } = useOperator();
  const { busy, problem, run } = useCommand();
  const { trackNo, stageNo, behind } = stage;
  const reminds = can('manageEvaluators');

  async function remind(evaluatorIds: number[]) {
    const done = await run(() => overviewCommand('remind', { trackNo, stageNo, evaluatorIds }));
    if (!done) return;
    const { reminded } = done.data;
    if (reminded > 0) toast.success(t('judging.done', { count: reminded }));
    else toast.info(t('judging.doneNone'));
  }
  if (behind.length === 0) return <p className={styles.onTime}>{t('judging.onTime')}</p>;
  return (
    <div className={styles.behind}>
      <div className={styles.behindHead}>
        <DenseIcon name="warning" />
        <b>{t('judging.behind', { count: behind.length })}</b>
        {reminds && (
          <Button
            size="sm"
            busy={busy}
            onClick={() => remind(behind.map(({ evaluatorId }) => evaluatorId).slice(0, 500))}
          >
            {t('judging.remindAll')}
          </Button>
        )}
      </div>
      <Refusal problem={problem} what={t('judging.refused')} />
      <ul>
        {behind.slice(0, MOST_NAMED).map(({ evaluatorId, name, left, of, remindedAt }) => (
          <li key={evaluatorId}>
            <b>{name}</b>
            <span>{t('judging.left', { left, of })}</span>
            <span>{remindedAt && t('judging.reminded', { at: momentText(remindedAt, language) })}</span>
            {reminds && (
              <Button
                size="sm"
                aria-label={t('judging.remindOf', { name })}
                aria-disabled={busy}
                onClick={() => remind([evaluatorId])}
              >
                {t('judging.remind')}
              </Button>
            )}
          </li>
        ))}
        {behind.length > MOST_NAMED && <li>{t('judging.more', { count: behind.length - MOST_NAMED })}</li>}
      </ul>
    </div>
  );
}
