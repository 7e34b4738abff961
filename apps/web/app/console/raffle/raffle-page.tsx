import {
  getRaffleOverview,
  listRecommendSignals,
  type RaffleOverview,
  type RecommendSignal,
} from '@chulbal/contract/raffle/operators';
import { numberOf } from '../../lib/address-numbers.ts';
import { useAct } from '../../lib/command/use-command.ts';
import { shortMomentText } from '../../lib/korean-time.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Signal, SignalList } from '../../ui/signals/signal-list.tsx';
import { eventsCommand } from '../shell/commands.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/raffle-page';
import { DrawSteps } from './draw-steps.tsx';
import type { eventAdmin as texts } from './event-admin.ko.ts';
import styles from './event-admin.module.css';
import { RaffleWinners } from './raffle-winners.tsx';
import signalStyles from './signals/signals.module.css';

export const handle: TextsHandle = { texts: ['ui-signals', 'console-table-export'] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, attempt, now } = visitOf(context);
  const about = { eventNo: numberOf(params.eventNo) };
  // Whoever may only look at the overview is not shown who could have deceived.
  const [overview, signals] = await Promise.all([
    api(getRaffleOverview, about),
    attempt(listRecommendSignals, about),
  ]);
  return { overview, signals: signals.ok ? signals.data : null, now: now.toISOString() };
}

/** `/console/events/:eventNo/raffle`: list, hash, seed and draw of a raffle, one step after the other, and its winners. */
export default function RafflePage({ loaderData: { overview, signals, now } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('eventAdmin');
  const language = useLanguage();
  return (
    <>
      <PageHead title={overview.name[language]} windowTitle={t('title')}>
        <Tag>{t(overview.draw ? 'states.frozen' : `states.${overview.state}`)}</Tag>
      </PageHead>
      <Figures overview={overview} />
      <div className={styles.page}>
        <div className={styles.main}>
          <DrawSteps overview={overview} now={now} />
        </div>
        <Side overview={overview} />
      </div>
      {overview.winners.length > 0 && <RaffleWinners overview={overview} />}
      {signals && <Signals signals={signals} eventNo={overview.eventNo} />}
    </>
  );
}

function Figures({ overview }: { overview: RaffleOverview }) {
  const t = useTexts<typeof texts>('eventAdmin');
  const language = useLanguage();
  const number = (count: number) => count.toLocaleString(language);
  const sum = (of: 'count' | 'reserves') => overview.prizes.reduce((all, prize) => all + prize[of], 0);
  const entered = overview.draw?.tickets ?? overview.entered;
  const odds = sum('count') > 0 ? Math.round(entered / sum('count')) : 0;
  const figures = [
    ['persons', number(overview.persons), t('figures.personsNote')],
    ['tickets', number(overview.tickets), t('figures.ticketsNote', { entered: number(entered) })],
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

function Side({ overview }: { overview: RaffleOverview }) {
  const t = useTexts<typeof texts>('eventAdmin');
  const language = useLanguage();
  return (
    <aside className={styles.side}>
      <section aria-labelledby="again">
        <Heading level={2} size="lg" id="again">
          {t('side.again')}
        </Heading>
        <p className={styles.hint}>{t('side.againText')}</p>
        <pre>{`npm run recompute-draw -- draw-${overview.eventKey}.csv ${overview.draw?.seed ?? 'SEED'}`}</pre>
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
          {overview.sources.map(({ source, tickets, most }) => (
            <li key={source}>
              {t(`source.${source}`)} <b>{tickets.toLocaleString(language)}</b>{' '}
              <small>{t('side.most', { count: most })}</small>
            </li>
          ))}
        </ul>
      </section>
      <ButtonLink variant="line" target="_blank" to={`/ipo/contents/event?event=${overview.eventKey}`}>
        {t('visitor')}
      </ButtonLink>
    </aside>
  );
}

type Props = { signals: readonly RecommendSignal[]; eventNo: number };

/** What could be a farm of recommendations. */
function Signals({ signals, eventNo }: Props) {
  const t = useTexts<typeof texts>('eventAdmin');
  return (
    <div className={signalStyles.part}>
      <SignalList
        title={t('signals.title')}
        count={signals.length}
        hint={t(signals.length > 0 ? 'signals.note' : 'signals.none')}
      >
        {signals.map((signal) => (
          <Recommended key={signal.key} signal={signal} eventNo={eventNo} />
        ))}
      </SignalList>
    </div>
  );
}

function Recommended({ signal, eventNo }: { signal: RecommendSignal; eventNo: number }) {
  const t = useTexts<typeof texts>('eventAdmin');
  const language = useLanguage();
  const { run, busy } = useAct();
  const { kind, key, by, people, from, until, mark } = signal;
  return (
    <Signal
      kind={t(`signals.kinds.${kind}`)}
      said={t(`signals.said.${kind}`, { by, count: people.length })}
      otherwise={t(`signals.else.${kind}`)}
      {...{ from, until, mark, busy }}
      onMark={(state) => void run(() => eventsCommand('markSignal', { eventNo, key, state }))}
    >
      <ul className={signalStyles.people}>
        {people.map((one) => (
          <li key={`${one.name} ${one.namedAt}`}>
            <b>{one.name}</b>
            <span>{t('signals.signedUp', { at: shortMomentText(one.signedUpAt, language) })}</span>
            <span>{t('signals.named', { at: shortMomentText(one.namedAt, language) })}</span>
            <span>{t(one.active ? 'signals.active' : 'signals.idle')}</span>
          </li>
        ))}
      </ul>
    </Signal>
  );
}
