import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { useOperator } from '../shell/use-operator.ts';
import { useResult } from './result-context.ts';
import styles from './result-page.module.css';
import type { results as texts } from './results.ko.ts';

/** Somebody waits for the second operator: who, since when, and what the reader can do about it. */
export function WaitingNote() {
  const t = useTexts<typeof texts>('results');
  const language = useLanguage();
  const { data, ask } = useResult();
  const { can } = useOperator();
  const { request } = data;
  if (!request) return null;
  const { version, requestedBy, confirmer, own, mayConfirm, stale, kind, reason, requestedAt } = request;
  const text = stale
    ? t('waiting.stale')
    : own
      ? confirmer
        ? t('waiting.ownText', { name: confirmer.name })
        : t('waiting.ownAny')
      : mayConfirm
        ? t('waiting.otherText')
        : confirmer
          ? t('waiting.notMine', { name: confirmer.name })
          : '';
  return (
    <section className={styles.waiting} data-stale={stale || undefined} role="status">
      <span className={styles.lane} aria-hidden="true">
        <i />
        <i />
      </span>
      <div>
        <h2>
          <DenseIcon name={stale ? 'stop' : 'clock'} />
          {own ? t('waiting.own', { version }) : t('waiting.other', { name: requestedBy.name, version })}
        </h2>
        <p>
          {text} {kind === 'withdrawal' && t('waiting.withdrawal')}
        </p>
        <p className={styles.since}>
          {t('waiting.since', { at: momentText(requestedAt, language) })}, {reason}
        </p>
      </div>
      {can('finaliseResults') && (
        <div className={styles.waitingActs}>
          {(own || mayConfirm) && (
            <Button onClick={() => ask({ what: 'decline' })}>
              {t(own ? 'waiting.takeBack' : 'waiting.decline')}
            </Button>
          )}
          {mayConfirm && !stale && (
            <Button variant="primary" onClick={() => ask({ what: 'confirm' })}>
              {t('waiting.review')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
