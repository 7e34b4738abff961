import { getEventPage, getMyIpoRaffleSummary } from '@chulbal/contract/raffle/raffle';
import { momentText } from '../../lib/korean-time.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { Route } from './+types/event';
import { DrawSteps } from './draw/draw-steps.tsx';
import { Prizes } from './prizes.tsx';
import type { raffle as texts } from './raffle.ko.ts';
import styles from './raffle.module.css';
import { Results } from './results.tsx';
import { FoundLane, TicketBib } from './ticket/ticket-bib.tsx';
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
              {t('lede', { closes: at(event.closesAt), draws: at(event.drawsAt) })}
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
