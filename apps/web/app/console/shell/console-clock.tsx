import { longDayText, secondText } from '../../lib/korean-time.ts';
import { useRootData } from '../../lib/root-data.ts';
import { useServerNow } from '../../lib/server-now.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import styles from './console-bar.module.css';
import type { consoleFrame as texts } from './console-frame.ko.ts';

/** The server's clock, in Korea's time: what decides about deadlines. Read aloud only when asked for. */
export function ConsoleClock() {
  const t = useTexts<typeof texts>('consoleFrame');
  const language = useLanguage();
  const { serverNow } = useRootData();
  const now = useServerNow() ?? new Date(serverNow);
  return (
    <p className={styles.clock} role="timer" aria-label={t('clock')}>
      <span>{t('clock')} </span>
      <b>
        <i>{longDayText(now, language)} </i>
        {secondText(now)}
      </b>
    </p>
  );
}
