import {
  getMarketDesk,
  type HiddenTotals,
  listSignals,
  type MarketDesk,
} from '@chulbal/contract/operator-investment';
import { useState } from 'react';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Countdown } from '../../../ui/data/countdown.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { useCommand } from '../../console/use-command.ts';
import { useOperator } from '../../console/use-operator.ts';
import type { Route } from './+types/market-desk';
import { CellTotals } from './cell-totals.tsx';
import { marketDeskCommand } from './commands.ts';
import { HourBars } from './hour-bars.tsx';
import type { marketDesk as texts } from './market-desk.ko.ts';
import styles from './market-desk.module.css';
import { RevealBox } from './reveal-box.tsx';
import { Signals } from './signals.tsx';
import { Voids } from './voids.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, attempt } = visitOf(context);
  const asked = Number(url.searchParams.get('igNo'));
  const desk = await api(getMarketDesk, asked > 0 ? { igNo: asked } : {});
  const signals = desk ? await attempt(listSignals, { igNo: desk.market.igNo }) : null;
  return { desk, signals: signals?.ok ? signals.data : [] };
}

/** `/console/market`: a market as operators watch over it. What it comes to stays hidden until somebody opens it. */
export default function MarketDeskPage({ loaderData: { desk, signals } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('marketDesk');
  const { can } = useOperator();
  const [totals, setTotals] = useState<HiddenTotals | null>(null);
  if (!desk) {
    return (
      <>
        <PageHead title={t('title')} />
        <EmptyState title={t('none')} text={t('noneText')} />
      </>
    );
  }
  const { market } = desk;
  return (
    <>
      <PageHead title={t('title')}>
        <Tag>{`${market.name} · ${t(`states.${market.state}`)}`}</Tag>
      </PageHead>
      <Figures desk={desk} />
      <HiddenBand desk={desk} totals={totals} onTotals={setTotals} />
      <div className={styles.page}>
        <div className={styles.main}>
          <HourBars hours={desk.hours} amounts={totals?.hours ?? null} />
          {totals && <CellTotals companies={totals.companies} />}
          {can('voidWallets') && <Signals signals={signals} igNo={market.igNo} />}
        </div>
        <aside className={styles.side}>
          <RevealBox desk={desk} />
          <Voids desk={desk} />
        </aside>
      </div>
    </>
  );
}

function Figures({ desk }: { desk: MarketDesk }) {
  const t = useTexts<typeof texts>('marketDesk');
  const language = useLanguage();
  const { run, busy } = useCommand();
  const [breaches, setBreaches] = useState<string[] | null>(null);
  const { market, wallets, acts, ledger, voids } = desk;
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
  async function check() {
    const answer = await run(() => marketDeskCommand('check', { igNo: market.igNo }));
    if (answer) setBreaches(answer.data);
  }
  return (
    <div className={styles.figures}>
      <div>
        {market.state === 'open' && (
          <p className={styles.until}>
            <small>{t('until')}</small>
            <Countdown until={market.closesAt} now={desk.now} />
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
      {figures.map(([key, count, note]) => (
        <p key={key} className={styles.figure}>
          <span>{t(`figures.${key}`)}</span>
          <b>{number(count)}</b>
          <small>{note}</small>
        </p>
      ))}
      <div className={styles.figure}>
        <Button size="sm" busy={busy} onClick={check}>
          {t('check.run')}
        </Button>
        {breaches && (
          <p role="status">
            {breaches.length === 0 ? t('check.sound') : `${t('check.broken')}: ${breaches.join('; ')}`}
          </p>
        )}
      </div>
    </div>
  );
}

type BandProps = { desk: MarketDesk; totals: HiddenTotals | null; onTotals: (totals: HiddenTotals) => void };

function HiddenBand({ desk, totals, onTotals }: BandProps) {
  const t = useTexts<typeof texts>('marketDesk');
  const language = useLanguage();
  const { can } = useOperator();
  const { run, busy, problem } = useCommand();
  const { openings, market } = desk;
  if (market.state === 'revealed') return null;
  async function open() {
    const answer = await run(() => marketDeskCommand('openTotals', { igNo: market.igNo }));
    if (answer) onTotals(answer.data);
    else if (problem) toast.error(problem.message);
  }
  return (
    <div className={styles.band}>
      <p>
        <Icon name="lock" /> <b>{t(totals ? 'hidden.opened' : 'hidden.note')}</b> {t('hidden.more')}
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
      {can('seeMarketTotals') && !totals && (
        <Button size="sm" busy={busy} onClick={open}>
          {t('hidden.open')}
        </Button>
      )}
    </div>
  );
}
