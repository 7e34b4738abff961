import type { Health } from '@chulbal/contract/health/health';
import { consoleCommands } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { longMomentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import type { health as texts } from './health.ko.ts';
import styles from './health.module.css';
import { Part } from './part.tsx';
import { durationText } from './services.ts';

const healthCommand = consoleCommands('health');

type Props = {
  invariants: Health['invariants'];
  rules: readonly { rule: string; promise: string }[];
};

/** How many promises hold, which do not and where, and having them looked at now. */
export function InvariantsPart({ invariants, rules }: Props) {
  const t = useTexts<typeof texts>('health');
  const language = useLanguage();
  const { busy, problem, run } = useCommand();
  const { breaches, checking, finishedAt, ms } = invariants;
  const all = invariants.rules;

  async function check() {
    if (await run(() => healthCommand('checkInvariants', {}))) toast.success(t('invariants.asked'));
  }
  return (
    <Part title={t('invariants.title')} anchor="invariants">
      <p className={styles.kept}>
        <b>{finishedAt ? `${all - breaches.length} / ${all}` : `– / ${all}`}</b>
        <span>
          {finishedAt
            ? t('invariants.last', {
                at: longMomentText(finishedAt, language),
                took: durationText(ms ?? 0, language),
              })
            : t('invariants.never')}
        </span>
      </p>
      {breaches.length > 0 && (
        <ul className={styles.breaches}>
          {breaches.map(({ rule, promise, count, ids, error }) => (
            <li key={rule}>
              <StateMark kind="bad">{t('invariants.broken')}</StateMark>
              <p>{promise}</p>
              <p className={styles.note}>
                {error
                  ? t('invariants.error', { error })
                  : t('invariants.ids', { count, ids: ids.join(', ') })}
              </p>
              <code>{rule}</code>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.check}>
        <Button size="sm" variant="line" busy={busy || checking} onClick={check}>
          {checking ? t('invariants.checking') : t('invariants.check')}
        </Button>
        <Refusal problem={problem} />
      </div>
      <details className={styles.rules}>
        <summary>{t('invariants.all', { count: rules.length })}</summary>
        <ul>
          {rules.map(({ rule, promise }) => (
            <li key={rule}>{promise}</li>
          ))}
        </ul>
      </details>
    </Part>
  );
}
