import { ticketText } from '@chulbal/contract/raffle/draw';
import type { EventPage, ShownDraw } from '@chulbal/contract/raffle/raffle';
import { useTexts } from '../../lib/use-texts.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { raffle as texts } from './raffle.ko.ts';
import styles from './raffle.module.css';

type Props = { event: EventPage; draw: ShownDraw; own: readonly number[] };

/** The drawn numbers of each prize, winners before reserves; one's own are marked. */
export function Results({ event, draw, own }: Props) {
  const t = useTexts<typeof texts>('raffle');
  return (
    <>
      <Heading id="results">{t('results.title')}</Heading>
      <div className={styles.results}>
        {event.prizes.map(({ code, name }) => (
          <section key={code} aria-label={name}>
            <h3>{name}</h3>
            {([false, true] as const).map((reserve) => {
              const drawn = draw.drawn.filter((one) => one.prize === code && one.reserve === reserve);
              if (drawn.length === 0) return null;
              return (
                <div key={String(reserve)}>
                  <p>{t(reserve ? 'results.reserves' : 'results.winners')}</p>
                  <ol>
                    {drawn.map(({ place, number }) => (
                      <li
                        key={place}
                        data-mine={own.includes(number) || undefined}
                        data-reserve={reserve || undefined}
                      >
                        {ticketText(number)}
                        {own.includes(number) && <VisuallyHidden> {t('results.mine')}</VisuallyHidden>}
                      </li>
                    ))}
                  </ol>
                </div>
              );
            })}
          </section>
        ))}
      </div>
    </>
  );
}
