import { timeText } from '../../lib/korean-time.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import styles from './outbox-figures.module.css';
import type { overview as texts } from './overview.ko.ts';
import { Panel } from './panel.tsx';
import type { Situation } from './situation.ts';

/** What is on its way by e-mail and text message. */
export function OutboxFigures({ outbox, now }: { outbox: Situation['outbox']; now: string }) {
  const t = useTexts<typeof texts>('overview');
  return (
    <Panel title={t('outbox.title')}>
      <dl className={styles.figures}>
        {(['sentToday', 'pending', 'failed'] as const).map((key) => (
          <div key={key} data-bad={(key === 'failed' && outbox.failed > 0) || undefined}>
            <dt>
              {key === 'failed' && outbox.failed > 0 ? (
                <Link to="/console/messages">{t('outbox.failed')}</Link>
              ) : (
                t(`outbox.${key}`)
              )}
            </dt>
            <dd>{t('outbox.count', { count: outbox[key].toLocaleString() })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('refreshed', { at: timeText(now) })}</p>
    </Panel>
  );
}
