import { type ListedRequest, REQUEST_DAYS } from '@chulbal/contract/data-requests';
import { fullDayText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { dataRequests as texts } from './data-requests.ko.ts';
import styles from './data-requests.module.css';

type Term = Pick<ListedRequest, 'day' | 'left' | 'extended' | 'dueOn'>;

/** The legal term, one slot a day: gone ones ink, today’s orange; twice as many where it was put off. */
export function Slots({ request: { day, extended } }: { request: Term }) {
  const t = useTexts<typeof texts>('dataRequests');
  const of = REQUEST_DAYS * (extended ? 2 : 1);
  return (
    <>
      <span className={classNames(styles.slots, extended && styles.many)} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => index + 1).map((slot) => (
          <i key={slot} className={classNames(slot < day && styles.gone, slot === day && styles.today)} />
        ))}
      </span>
      <VisuallyHidden>{t('day', { day, of })}</VisuallyHidden>
    </>
  );
}

/** D-3, the last day, or by how many days it is late; with the date. */
export function TermLeft({ request: { left, dueOn, extended } }: { request: Term }) {
  const t = useTexts<typeof texts>('dataRequests');
  const language = useLanguage();
  const text = left > 0 ? t('left', { count: left }) : left === 0 ? t('today') : t('over', { count: -left });
  return (
    <span className={styles.two}>
      <StateMark kind={left < 1 ? 'bad' : left <= 3 ? 'wait' : 'off'} icon={left < 1 ? 'stop' : 'clock'}>
        {text}
      </StateMark>
      <small>
        {t('until', { day: fullDayText(dueOn, language) })}
        {extended && ` · ${t('extended')}`}
      </small>
    </span>
  );
}
