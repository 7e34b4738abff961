import type { MarketCompany, MarketView, MyMarket } from '@chulbal/contract/investment/investment';
import { momentText } from '../../lib/korean-time.ts';
import { moneyText, wonText } from '../../lib/money.ts';
import { useFreshAtEnd } from '../../lib/use-fresh-at-end.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Countdown } from '../../ui/data/countdown.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { AmountRow } from './amount/amount-row.tsx';
import type { investment as texts } from './investment.ko.ts';
import styles from './investment.module.css';
import { OpenWallet } from './open-wallet.tsx';
import { useRevealText } from './use-reveal-text.ts';

type Props = {
  market: MarketView;
  /** The reader's own; null for who is not logged in. */
  mine: MyMarket | null;
  company: Pick<MarketCompany, 'icNo' | 'lane' | 'teamName'>;
  now: string;
};

/** On a company's page: what I have in it, and changing that; or the way to a wallet. Pages announce `investment`. */
export function InvestPanel({ market, mine, company, now }: Props) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  useFreshAtEnd(market.state === 'open' ? market.closesAt : undefined, now);
  const here = `/ipo/detail/${market.igNo}/${company.icNo}`;
  const isOurs = mine?.mine.some(({ icNo }) => icNo === company.icNo) && market.ownTeamExcluded;
  const wallet = mine?.wallet;
  if (!wallet) {
    return (
      <div className={styles.panel}>
        <OpenWallet market={market} refusal={mine?.refusal ?? null} loggedIn={mine !== null} here={here} />
      </div>
    );
  }
  const held = wallet.holdings.find(({ icNo }) => icNo === company.icNo);
  const { limits, state } = market;
  const isVoid = wallet.voided !== null && wallet.voided.decision !== 'restored';
  const money = (won: number) => moneyText(won, language);
  return (
    <div className={styles.panel}>
      <Heading level={2} size="xl">
        {t(state === 'open' ? 'panel.title' : 'panel.over')}
      </Heading>
      <p className={styles.purse}>
        {t('left')} <b>{wonText(wallet.left, language)}</b>
      </p>
      {isVoid && <p className={styles.lede}>{t('panel.void')}</p>}
      {!isVoid && isOurs && <p className={styles.lede}>{t('oursNote')}</p>}
      {!isVoid && !isOurs && (
        <>
          <AmountRow
            narrow
            market={market}
            company={company}
            held={held?.amount ?? 0}
            left={wallet.left}
            changedAt={held?.changedAt ?? null}
          />
          {state === 'open' && (
            <p className={styles.hint}>
              {t('rule', { least: money(limits.least), most: money(limits.most), step: money(limits.step) })}
            </p>
          )}
        </>
      )}
      {state === 'open' && (
        <p className={styles.hint}>
          {t('closesAt', { moment: momentText(market.closesAt, language) })} ·{' '}
          <Countdown size="inline" until={market.closesAt} now={now} />
        </p>
      )}
      {(state === 'closed' || state === 'revealed') && <Over market={market} />}
      <TextLink to={`/ipo/contents/exhibition/mine?igNo=${market.igNo}`}>{t('panel.all')}</TextLink>
    </div>
  );
}

/** That the market is over: totals are named as hidden, or where they are. */
function Over({ market: { state, revealsAt, igNo } }: { market: MarketView }) {
  const t = useTexts<typeof texts>('investment');
  const revealText = useRevealText(revealsAt);
  if (state === 'revealed') {
    return (
      <>
        <p>{t('revealed')}</p>
        <ButtonLink variant="line" block to={`/ipo/contents/exhibition/results/${igNo}`}>
          {t('toResults')}
        </ButtonLink>
      </>
    );
  }
  return (
    <p className={styles.hint}>
      <Icon name="lock" size="sm" /> {t('closedNote')} {t('panel.hidden')} {revealText}
    </p>
  );
}
