import { ticketText } from '@chulbal/contract/raffle/draw';
import {
  type EventPage,
  getEventPage,
  getMyIpoRaffleSummary,
  type RaffleSummary,
  type ShownDraw,
} from '@chulbal/contract/raffle/raffle';
import { momentText } from '../../lib/korean-time.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { Route } from './+types/event';
import { DrawSteps } from './draw/draw-steps.tsx';
import { Prizes } from './prizes.tsx';
import type { raffle as texts } from './raffle.ko.ts';
import styles from './raffle.module.css';
import ticketStyles from './ticket/ticket.module.css';
import { Ways } from './ways.tsx';
import { Wins } from './wins.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, who } = visitOf(context);
  const eventKey = url.searchParams.get('event') ?? undefined;
  const asked = eventKey === undefined ? {} : { eventKey };
  const loggedIn = who('user') !== null;
  const [event, summary] = await Promise.all([
    api(getEventPage, asked),
    loggedIn ? api(getMyIpoRaffleSummary, asked) : null,
  ]);
  return { event, summary, loggedIn };
}

/** `/ipo/contents/event`: what there is to win, one's tickets, and the draw that anybody can hold again. */
export default function EventRoute({ loaderData: { event, summary, loggedIn } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('raffle');
  const language = useLanguage();
  const { serverNow } = useRootData();
  if (!event) {
    return (
      <Wrap>
        <PageMeta title={t('name')} description={t('description')} />
        <PageHead title={t('name')} crumbs={[{ text: t('support') }, { text: t('name') }]} />
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={<ButtonLink to="/ipo/contents/exhibition">{t('exhibition')}</ButtonLink>}
        />
      </Wrap>
    );
  }
  const at = (moment: string) => momentText(moment, language);
  const complete = summary !== null && summary.found >= summary.needed;
  const won = summary?.wins.find(({ eventKey }) => eventKey === event.eventKey)?.number;
  const hunts = event.sources.some(({ source }) => source === 'logos');
  const here = encodeURIComponent('/ipo/contents/event');
  const title = event.draw?.drawnAt
    ? 'drawn'
    : event.state === 'open'
      ? complete
        ? 'complete'
        : 'hunting'
      : event.state;
  const lede = ledeOf(event, serverNow);
  return (
    <>
      <PageMeta title={event.name} description={t('description')} />
      <Section tone="paper" tight aria-labelledby="event">
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={[{ text: t('support') }, { text: t('name') }]} />
        </div>
        <div className={styles.hero}>
          <div>
            <Heading level={1} size="display" id="event">
              {t(`hero.${title}`)}
            </Heading>
            <p className={styles.lede}>
              {event.state === 'upcoming' && t('opens', { at: at(event.opensAt) })}{' '}
              {t(lede, { closes: at(event.closesAt), draws: at(event.draw?.drawnAt ?? event.drawsAt) })}
            </p>
            {hunts && <FoundLane found={summary?.found ?? 0} needed={event.findsNeeded} />}
            {summary?.refusal && (
              <p className={styles.refusal}>
                <Status kind="bad">{t(`refusal.${summary.refusal}`)}</Status>
              </p>
            )}
            {!loggedIn && event.state !== 'closed' && (
              <p className={styles.actions}>
                <ButtonLink variant="primary" size="lg" to={`/auth/login?next=${here}`}>
                  {t('login')}
                </ButtonLink>
                <ButtonLink variant="line" size="lg" to={`/auth/sign?next=${here}`}>
                  {t('signUp')}
                </ButtonLink>
              </p>
            )}
          </div>
          <TicketBib event={event} tickets={summary?.tickets ?? []} />
        </div>
      </Section>
      {summary && summary.wins.length > 0 && (
        <Section tight aria-label={t('win.title')}>
          <Wins wins={summary.wins} />
        </Section>
      )}
      {event.draw?.drawnAt && (
        <Section tight aria-labelledby="results">
          <Results event={event} draw={event.draw} own={summary?.tickets.map(({ number }) => number) ?? []} />
        </Section>
      )}
      <Section tight aria-labelledby="ways">
        <Ways event={event} summary={summary} />
      </Section>
      <Section tight aria-labelledby="prizes">
        <Prizes key={summary?.tickets.length} event={event} summary={summary} />
      </Section>
      <Section tone="ink" tight aria-labelledby="proof">
        <DrawSteps event={event} mine={won ?? summary?.tickets.at(-1)?.number ?? null} />
      </Section>
    </>
  );
}

/** No date that has passed is promised. */
function ledeOf({ state, draw, drawsAt }: EventPage, now: number) {
  if (draw?.drawnAt) return 'ledeDrawn';
  if (state !== 'closed') return 'lede';
  return Date.parse(drawsAt) <= now ? 'ledeLate' : 'ledeClosed';
}

type Props = { event: EventPage; tickets: RaffleSummary['tickets'] };

/** The newest ticket as a runner's number, with how many there are beside it. */
function TicketBib({ event, tickets }: Props) {
  const t = useTexts<typeof texts>('raffle');
  const language = useLanguage();
  const newest = tickets.at(-1);
  return (
    <article className={ticketStyles.bib} aria-label={t('ticketOf')}>
      <i />
      <i />
      <i />
      <i />
      <div className={ticketStyles.band}>
        <span>{event.name}</span>
        <span>{t('band')}</span>
      </div>
      <div className={ticketStyles.main}>
        <p className={ticketStyles.no}>{newest ? ticketText(newest.number) : 'R-????'}</p>
        <p className={ticketStyles.when}>
          {newest ? t('ticketAt', { at: momentText(newest.at, language) }) : t('ticketNone')}
        </p>
      </div>
      <div className={ticketStyles.stub}>
        <small>{t('mine')}</small>
        <b>{t('count', { count: tickets.length })}</b>
        <small>{t('most', { count: event.mostPerPerson })}</small>
      </div>
    </article>
  );
}

/** What was found, as a lane of as many slots as there are logos. */
function FoundLane({ found, needed }: { found: number; needed: number }) {
  const t = useTexts<typeof texts>('raffle');
  return (
    <div className={ticketStyles.found}>
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

type ResultsProps = { event: EventPage; draw: ShownDraw; own: readonly number[] };

/** The drawn numbers of each prize, winners before reserves; one's own are marked. */
function Results({ event, draw, own }: ResultsProps) {
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
