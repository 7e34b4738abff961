import { daysUntil, timeText } from '../../../lib/korean-time.ts';
import { useServerNow } from '../../../lib/server-now.ts';
import { useFreshAtEnd } from '../../../lib/use-fresh-at-end.ts';
import { useFreshPage } from '../../../lib/use-fresh-page.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { usePointer } from '../../shell/pointer-data.ts';
import type { judging as texts } from '../judging.ko.ts';
import styles from './rubric-pane.module.css';

/** Milliseconds after the last touch at which nobody waits for more time any longer. */
const waits = 15 * 60_000;

/** On the last day, until when what is handed in counts; at that instant the page learns that it is over. */
export function ClosingNote({ closesAt }: { closesAt: string }) {
  const t = useTexts<typeof texts>('judging');
  const { now: asked } = usePointer();
  const now = useServerNow(30_000);
  useFreshAtEnd(closesAt, asked);
  if (!now || daysUntil(closesAt, now) !== 0) return null;
  return (
    <div className={styles.locked} data-reason="closing" role="note">
      <DenseIcon name="clock" />
      <p>{t('closesToday', { time: timeText(closesAt) })}</p>
    </div>
  );
}

/** On a sheet that is over: looks for more time that was given since, while somebody is at the page. */
export function MoreTimeAwaited() {
  useFreshPage({ restAfter: waits });
  return null;
}
