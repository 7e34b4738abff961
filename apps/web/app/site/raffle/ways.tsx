import { ticketText } from '@chulbal/contract/raffle/draw';
import type { EventPage, RaffleSummary } from '@chulbal/contract/raffle/raffle';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Split } from '../../ui/layout/split.tsx';
import type { raffle as texts } from './raffle.ko.ts';
import styles from './raffle.module.css';

const addresses = {
  logos: '/ipo/contents/exhibition',
  quiz: '/ipo/contents/experiences',
  investment: '/ipo/contents/exhibition',
  recommend: '/ipo/contents/event/recommender',
} as const;

/** What gives tickets, and which of one's own came from it. */
export function Ways({ event, summary }: { event: EventPage; summary: RaffleSummary | null }) {
  const t = useTexts<typeof texts>('raffle');
  const language = useLanguage();
  const closes = momentText(event.closesAt, language);
  const isOver = event.state === 'closed';
  return (
    <Split
      head={
        <>
          <Heading id="ways">{t(isOver ? 'ways.over.title' : 'ways.title')}</Heading>
          <p className={styles.sub}>
            {t(isOver ? 'ways.over.text' : 'ways.text', { most: event.mostPerPerson, closes })}
          </p>
        </>
      }
    >
      <ul className={styles.ways}>
        {event.sources.map(({ source, amount, most }) => {
          const own = summary?.tickets.filter((one) => one.source === source) ?? [];
          return (
            <li key={source}>
              <div>
                <b>{t(`ways.${source}`, { needed: event.findsNeeded })}</b>
                <small>
                  {own.length > 0
                    ? own.map(({ number }) => ticketText(number)).join(', ')
                    : t(`ways.${source}Note`, { most })}
                </small>
              </div>
              <span>{t('ways.each', { count: amount })}</span>
              {own.length > 0 ? (
                <Status kind="ok">{t('ways.got', { count: own.length })}</Status>
              ) : event.state === 'open' ? (
                <TextLink to={addresses[source]}>{t(`ways.go.${source}`)}</TextLink>
              ) : isOver ? (
                summary && <Status kind="closed">{t('ways.over.none')}</Status>
              ) : (
                <Status kind="upcoming">{t('ways.notYet')}</Status>
              )}
            </li>
          );
        })}
      </ul>
    </Split>
  );
}
