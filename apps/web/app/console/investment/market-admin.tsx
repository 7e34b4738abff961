import {
  getMarketOverview,
  type HiddenTotals,
  listSignals,
  type MarketOverview,
} from '@chulbal/contract/investment/operators';
import { useState } from 'react';
import { numberIn } from '../../lib/address-numbers.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { momentText } from '../../lib/korean-time.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useFreshAtEnd } from '../../lib/use-fresh-at-end.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Countdown } from '../../ui/data/countdown.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { marketCommand } from '../shell/commands.ts';
import { PageHead } from '../shell/page-head.tsx';
import { SeasonSwitch } from '../shell/season-switch.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/market-admin';
import { CellTotals } from './cell-totals.tsx';
import { Signals } from './fraud/signals.tsx';
import { Voids } from './fraud/voids.tsx';
import { HourBars } from './hours/hour-bars.tsx';
import { LedgerCheck } from './ledger-check.tsx';
import type { marketAdmin as texts } from './market-admin.ko.ts';
import styles from './market-admin.module.css';
import { RevealBox } from './reveal-box.tsx';

export const handle: TextsHandle = { texts: ['ui-signals'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, attempt } = visitOf(context);
  const igNo = numberIn(url.searchParams.get('igNo'));
  const overview = await api(getMarketOverview, igNo === null ? {} : { igNo });
  const signals = overview ? await attempt(listSignals, { igNo: overview.market.igNo }) : null;
  return { overview, signals: signals?.ok ? signals.data : [] };
}

/** `/console/market`: a market as operators watch over it. What it comes to stays hidden until somebody opens it. */
export default function MarketAdmin({ loaderData: { overview, signals } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('marketAdmin');
  const { can } = useOperator();
  const [totals, setTotals] = useState<OpenedTotals | null>(null);
  if (!overview) {
    return (
      <>
        <PageHead title={t('title')} />
        <EmptyState title={t('none')} text={t('noneText')} />
      </>
    );
  }
  const { market } = overview;
  // What was opened is of one market; another one is opened by itself.
  const shown = totals?.igNo === market.igNo ? totals : null;
  return (
    <>
      <PageHead
        title={t('title')}
        season={
          <SeasonSwitch
            year={market.igYear}
            years={overview.markets.map(({ igYear }) => igYear)}
            to={(year) =>
              `?igNo=${overview.markets.find(({ igYear }) => igYear === year)?.igNo ?? market.igNo}`
            }
          />
        }
      >
        <Tag>{t(`states.${market.state}`)}</Tag>
      </PageHead>
      <Figures overview={overview} />
      <HiddenBand overview={overview} totals={shown} onTotals={setTotals} />
      <div className={styles.page}>
        <div className={styles.main}>
          <HourBars
            market={market}
            now={overview.now}
            hours={overview.hours}
            amounts={shown?.hours ?? null}
          />
          {shown && <CellTotals companies={shown.companies} />}
          {can('voidWallets') && <Signals signals={signals} igNo={market.igNo} />}
        </div>
        <aside className={styles.side}>
          <RevealBox overview={overview} />
          <LedgerCheck key={market.igNo} overview={overview} />
          <Voids overview={overview} />
        </aside>
      </div>
    </>
  );
}

function Figures({ overview }: { overview: MarketOverview }) {
  const t = useTexts<typeof texts>('marketAdmin');
  const language = useLanguage();
  const { market, wallets, acts, ledger, voids } = overview;
  const number = (count: number) => count.toLocaleString(language);
  const waiting = voids.filter(({ objection, decision }) => objection && !decision).length;
  const figures = [
    [
      'investing',
      wallets.investing,
      t('figures.wallets', { all: number(wallets.all), today: number(wallets.today) }),
    ],
    ['acts', acts.invested + acts.changed + acts.takenBack, t('figures.actsNote', { ...acts })],
    ['voided', wallets.voided, t('figures.voidedNote', { count: waiting })],
    [
      'ledger',
      ledger.lines + ledger.waiting,
      t('figures.ledgerNote', { lines: number(ledger.lines), waiting: number(ledger.waiting) }),
    ],
  ] as const;
  const next = { upcoming: 'opens', open: 'closes', closed: 'reveals', revealed: null } as const;
  const deadline = next[market.state];
  // That it is revealed is two people's act, and not the clock's.
  const byClock = deadline === 'opens' || deadline === 'closes' ? market[`${deadline}At`] : undefined;
  useFreshAtEnd(byClock, overview.now);
  return (
    <div className={styles.figures}>
      <div className={styles.clock}>
        {deadline ? (
          <p className={styles.until}>
            <small>{t(`until.${deadline}`)}</small>
            <Countdown until={market[`${deadline}At`]} now={overview.now} />
          </p>
        ) : (
          <p className={styles.until}>
            <small>{market.name}</small>
            {t('states.revealed')}
          </p>
        )}
        <dl>
          {(['opens', 'closes', 'reveals'] as const).map((key) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{momentText(market[`${key}At`], language)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className={styles.counts}>
        {figures.map(([key, count, note]) => (
          <div key={key}>
            <dt>{t(`figures.${key}`)}</dt>
            <dd>
              <b>{number(count)}</b>
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      <MarketPhases market={market} now={overview.now} />
    </div>
  );
}

const phases = ['upcoming', 'open', 'closed', 'revealed'] as const;

/** Where the market stands: before, open, closed, revealed. */
function MarketPhases({ market, now }: { market: MarketOverview['market']; now: string }) {
  const t = useTexts<typeof texts>('marketAdmin');
  const current = phases.indexOf(market.state);
  const [opens, closes] = [Date.parse(market.opensAt), Date.parse(market.closesAt)];
  const run = Math.min(1, Math.max(0, (Date.parse(now) - opens) / Math.max(1, closes - opens)));
  return (
    <ol className={styles.phases} aria-label={t('phases.label')}>
      {phases.map((phase, place) => (
        <li
          key={phase}
          data-at={place === current ? 'now' : place < current ? 'past' : undefined}
          aria-current={place === current ? 'step' : undefined}
          style={phase === 'open' && place === current ? { '--run': `${run * 100}%` } : undefined}
        >
          <b>{t(`states.${phase}`)}</b> <span>{t(`phases.${phase}`)}</span>
        </li>
      ))}
    </ol>
  );
}

type OpenedTotals = HiddenTotals & { igNo: number };

type BandProps = {
  overview: MarketOverview;
  totals: OpenedTotals | null;
  onTotals: (totals: OpenedTotals) => void;
};

function HiddenBand({ overview, totals, onTotals }: BandProps) {
  const t = useTexts<typeof texts>('marketAdmin');
  const language = useLanguage();
  const { can } = useOperator();
  const { run, busy, problem } = useCommand();
  const { openings, market } = overview;
  if (market.state === 'revealed') return null;
  async function open() {
    const answer = await run(() => marketCommand('openTotals', { igNo: market.igNo }));
    if (answer) onTotals({ ...answer.data, igNo: market.igNo });
  }
  return (
    <div className={styles.band}>
      <p>
        <Icon name="lock" size="sm" /> <b>{t(totals ? 'hidden.opened' : 'hidden.note')}</b> {t('hidden.more')}
      </p>
      <details>
        <summary>{t('hidden.count', { count: openings.count })}</summary>
        {openings.by.length === 0 && <p>{t('hidden.nobody')}</p>}
        <ul>
          {openings.by.map(({ operatorId, name, count, lastAt }) => (
            <li key={operatorId}>{t('hidden.by', { name, count, moment: momentText(lastAt, language) })}</li>
          ))}
        </ul>
      </details>
      <Refusal problem={problem} />
      {can('seeMarketTotals') && !totals && (
        <Button size="sm" busy={busy} onClick={open}>
          {t('hidden.open')}
        </Button>
      )}
    </div>
  );
}
