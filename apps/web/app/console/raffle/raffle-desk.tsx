import { getRaffleDesk, listRecommendSignals, type RaffleDesk } from '@chulbal/contract/raffle/operators';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/raffle-desk';
import { DrawSteps } from './desk-steps.tsx';
import { DeskWinners } from './desk-winners.tsx';
import type { eventDesk as texts } from './event-desk.ko.ts';
import styles from './event-desk.module.css';
import { Signals } from './signals/signals.tsx';

export const handle: TextsHandle = { texts: ['ui-signals', 'console-table-export'] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, attempt, now } = visitOf(context);
  const about = { eventNo: Number(params.eventNo) };
  // Whoever may only look at the desk is not shown who could have deceived.
  const [desk, signals] = await Promise.all([
    api(getRaffleDesk, about),
    attempt(listRecommendSignals, about),
  ]);
  return { desk, signals: signals.ok ? signals.data : null, now: now.toISOString() };
}

/** `/console/events/:eventNo/raffle`: list, hash, seed and draw of a raffle, one step after the other, and its winners. */
export default function RaffleDeskPage({ loaderData: { desk, signals, now } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('eventDesk');
  const language = useLanguage();
  return (
    <>
      <PageHead title={desk.name[language]} windowTitle={t('title')}>
        <Tag>{t(desk.draw ? 'states.frozen' : `states.${desk.state}`)}</Tag>
      </PageHead>
      <Figures desk={desk} />
      <div className={styles.page}>
        <div className={styles.main}>
          <DrawSteps desk={desk} now={now} />
        </div>
        <Side desk={desk} />
      </div>
      {desk.winners.length > 0 && <DeskWinners desk={desk} />}
      {signals && <Signals signals={signals} eventNo={desk.eventNo} />}
    </>
  );
}

function Figures({ desk }: { desk: RaffleDesk }) {
  const t = useTexts<typeof texts>('eventDesk');
  const language = useLanguage();
  const number = (count: number) => count.toLocaleString(language);
  const sum = (of: 'count' | 'reserves') => desk.prizes.reduce((all, prize) => all + prize[of], 0);
  const entered = desk.draw?.tickets ?? desk.entered;
  const odds = sum('count') > 0 ? Math.round(entered / sum('count')) : 0;
  const figures = [
    ['persons', number(desk.persons), t('figures.personsNote')],
    ['tickets', number(desk.tickets), t('figures.ticketsNote', { entered: number(entered) })],
    ['prizes', number(sum('count')), t('figures.prizesNote', { reserves: number(sum('reserves')) })],
    ['odds', odds > 0 ? `1/${number(Math.max(1, odds))}` : '–', t('figures.oddsNote')],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([key, figure, note]) => (
        <div key={key}>
          <dt>{t(`figures.${key}`)}</dt>
          <dd>
            <b>{figure}</b>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Side({ desk }: { desk: RaffleDesk }) {
  const t = useTexts<typeof texts>('eventDesk');
  const language = useLanguage();
  return (
    <aside className={styles.side}>
      <section aria-labelledby="again">
        <Heading level={2} size="lg" id="again">
          {t('side.again')}
        </Heading>
        <p className={styles.hint}>{t('side.againText')}</p>
        <pre>{`npm run recompute-draw -- draw-${desk.eventKey}.csv ${desk.draw?.seed ?? 'SEED'}`}</pre>
      </section>
      <section aria-labelledby="how">
        <Heading level={2} size="lg" id="how">
          {t('side.how')}
        </Heading>
        <ol>
          {(['one', 'two', 'three', 'four'] as const).map((step) => (
            <li key={step}>{t(`side.${step}`)}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="from">
        <Heading level={2} size="lg" id="from">
          {t('side.sources')}
        </Heading>
        <ul>
          {desk.sources.map(({ source, tickets, most }) => (
            <li key={source}>
              {t(`source.${source}`)} <b>{tickets.toLocaleString(language)}</b>{' '}
              <small>{t('side.most', { count: most })}</small>
            </li>
          ))}
        </ul>
      </section>
      <ButtonLink variant="line" target="_blank" to={`/ipo/contents/event?event=${desk.eventKey}`}>
        {t('visitor')}
      </ButtonLink>
    </aside>
  );
}
