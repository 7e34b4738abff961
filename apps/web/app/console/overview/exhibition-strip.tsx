import type { ExhibitionWork } from '@chulbal/contract/overview';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { Countdown } from '../../ui/data/countdown.tsx';
import styles from './exhibition-strip.module.css';
import { addressOf } from './exhibition-work.ts';
import type { overview as texts } from './overview.ko.ts';
import { Panel } from './panel.tsx';

/** The exhibition's next deadline and what of it waits. Nothing where it is over and nothing waits. */
export function ExhibitionStrip({ work, now }: { work: ExhibitionWork; now: string }) {
  const t = useTexts<typeof texts>('overview');
  const language = useLanguage();
  const { igNo, name, deadlines, waits } = work;
  const [next] = deadlines;
  if (!next && waits.length === 0) return null;
  return (
    <div className={styles.strip}>
      <Panel title={t('exhibition.title')} note={name}>
        <div className={styles.row}>
          {next && (
            <p className={styles.next}>
              {t('exhibition.at', {
                what: t(`exhibition.deadlines.${next.what}`),
                moment: momentText(next.at, language),
              })}{' '}
              <b>
                <Countdown size="inline" until={next.at} now={now} />
              </b>
            </p>
          )}
          {waits.length === 0 && <p className={styles.none}>{t('exhibition.none')}</p>}
          <ul>
            {waits.map(({ kind, count }) => (
              <li key={kind}>
                <Link to={addressOf({ kind }, igNo)}>
                  {t(`exhibition.waits.${kind}`)} <b>{t('exhibition.count', { count })}</b>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Panel>
    </div>
  );
}
