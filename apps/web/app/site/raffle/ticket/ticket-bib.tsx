import { ticketText } from '@chulbal/contract/raffle/draw';
import type { EventPage, RaffleSummary } from '@chulbal/contract/raffle/raffle';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { raffle as texts } from '../raffle.ko.ts';
import styles from './ticket.module.css';

type Props = { event: EventPage; tickets: RaffleSummary['tickets'] };

/** The newest ticket as a runner's number, with how many there are beside it. */
export function TicketBib({ event, tickets }: Props) {
  const t = useTexts<typeof texts>('raffle');
  const language = useLanguage();
  const newest = tickets.at(-1);
  return (
    <article className={styles.bib} aria-label={t('ticketOf')}>
      <i />
      <i />
      <i />
      <i />
      <div className={styles.band}>
        <span>{event.name}</span>
        <span>{t('band')}</span>
      </div>
      <div className={styles.main}>
        <p className={styles.no}>{newest ? ticketText(newest.number) : 'R-????'}</p>
        <p className={styles.when}>
          {newest ? t('ticketAt', { at: momentText(newest.at, language) }) : t('ticketNone')}
        </p>
      </div>
      <div className={styles.stub}>
        <small>{t('mine')}</small>
        <b>{t('count', { count: tickets.length })}</b>
        <small>{t('most', { count: event.mostPerPerson })}</small>
      </div>
    </article>
  );
}

/** What was found, as a lane of as many slots as there are logos. */
export function FoundLane({ found, needed }: { found: number; needed: number }) {
  const t = useTexts<typeof texts>('raffle');
  return (
    <div className={styles.found}>
      <p>
        <span aria-hidden="true">
          {found}/{needed}
        </span>
        <VisuallyHidden>{t('found', { found, needed })}</VisuallyHidden>
      </p>
      <ol aria-hidden="true" style={{ '--slots': needed }}>
        {Array.from({ length: needed }, (_, index) => index + 1).map((place) => (
          <li key={place}>
            {place <= found && (
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M7 1h6v6h6v6h-6v6H7v-6H1V7h6z" fill="var(--orange-500)" />
              </svg>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
