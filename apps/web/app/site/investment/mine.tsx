import { getExhibition } from '@chulbal/contract/exhibition/exhibition';
import {
  getMyWallet,
  type MarketView,
  type MyMarket,
  type OwnWallet,
} from '@chulbal/contract/investment/investment';
import { numberIn } from '../../lib/address-numbers.ts';
import { momentText } from '../../lib/korean-time.ts';
import { moneyText, wonText } from '../../lib/money.ts';
import { numberWord } from '../../lib/number-word.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { requireUser } from '../../lib/require-user.server.ts';
import { useFreshAtEnd } from '../../lib/use-fresh-at-end.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Countdown } from '../../ui/data/countdown.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import type { Route } from './+types/mine';
import { AmountRow } from './amount/amount-row.tsx';
import { CompanyName } from './company-name.tsx';
import type { investment as texts } from './investment.ko.ts';
import styles from './investment.module.css';
import { OpenWallet } from './open-wallet.tsx';
import { useRevealText } from './use-reveal-text.ts';
import { OwnLines } from './wallet/own-lines.tsx';
import { VoidNote } from './wallet/void-note.tsx';
import walletStyles from './wallet/wallet.module.css';
import { WalletLane } from './wallet/wallet-lane.tsx';

export const middleware = [requireUser];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  const asked = numberIn(url.searchParams.get('igNo'));
  const igNo = asked ?? (await api(getExhibition, {})).igNo;
  return { mine: await api(getMyWallet, { igNo }), now: now.toISOString() };
}

/** `/ipo/contents/exhibition/mine`: my wallet, what I invested, and my lines of the ledger. */
export default function Mine({ loaderData: { mine, now } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('investment');
  const { market, wallet, refusal } = mine;
  return (
    <>
      <PageMeta title={t('title')} noIndex />
      <Section tone="paper" tight>
        <Head mine={mine} now={now} />
      </Section>
      {!wallet && (
        <Section>
          <OpenWallet {...{ market, refusal }} loggedIn here="/ipo/contents/exhibition/mine" />
        </Section>
      )}
      {wallet && (
        <>
          <Section aria-labelledby="my-investments">
            {wallet.voided && <VoidNote voided={wallet.voided} igNo={market.igNo} />}
            <Investments mine={mine} />
          </Section>
          <Section tone="paper">
            <div className={styles.below}>
              <PseudonymBib wallet={wallet} market={market} />
              <section aria-labelledby="my-lines">
                <OwnLines lines={wallet.lines} />
              </section>
            </div>
          </Section>
        </>
      )}
    </>
  );
}

type Props = { mine: MyMarket };

function Head({ mine: { market, wallet }, now }: Props & { now: string }) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const { limits, state, closesAt } = market;
  useFreshAtEnd(state === 'open' ? closesAt : undefined, now);
  const count = wallet?.holdings.length ?? 0;
  const isVoid = wallet?.voided && wallet.voided.decision !== 'restored';
  const head = isVoid
    ? t('headVoid')
    : count === 0
      ? t('headNone')
      : t(count === 1 ? 'headOne' : 'headSome', { teams: t(`teams.${numberWord(count)}`, { count }) });
  const crumbs = [{ text: t('exhibition'), to: '/ipo/contents/exhibition' }, { text: t('title') }];
  return (
    <>
      <div className={styles.head}>
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <Heading level={1} size="3xl">
            {head}
          </Heading>
        </div>
        {state === 'open' && (
          <p className={styles.until}>
            <small>{t('closesAt', { moment: momentText(closesAt, language) })}</small>
            <Countdown until={closesAt} now={now} />
          </p>
        )}
      </div>
      {wallet && !isVoid && (
        <>
          <div className={styles.head}>
            <p className={styles.left}>
              <small>{t('left')}</small>
              <b>{wonText(wallet.left, language)}</b>
            </p>
            <p className={styles.sum}>
              {t('investedOf', {
                invested: wonText(wallet.invested, language),
                wallet: wonText(limits.wallet, language),
              })}
            </p>
          </div>
          <WalletLane wallet={wallet} limits={limits} />
        </>
      )}
    </>
  );
}

function Investments({ mine }: Props) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const { market, wallet, mine: ours } = mine;
  const { limits, state, revealsAt, igNo } = market;
  const revealText = useRevealText(revealsAt);
  if (!wallet) return null;
  const isVoid = wallet.voided !== null && wallet.voided.decision !== 'restored';
  const money = (won: number) => moneyText(won, language);
  const rule = t('rule', { least: money(limits.least), most: money(limits.most), step: money(limits.step) });
  return (
    <>
      <SectionTitle level={2} size="2xl" id="my-investments" aside={rule}>
        {t('title')}
      </SectionTitle>
      {state === 'closed' && <p className={styles.lede}>{t('closedNote')}</p>}
      {wallet.holdings.length === 0 && !isVoid && (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      )}
      <ul className={styles.rows}>
        {wallet.holdings.map(({ icNo, amount, changedAt, company }) => (
          <li key={icNo}>
            {company ? <CompanyName company={company} igNo={igNo} /> : <p>{t('gone')}</p>}
            <AmountRow
              market={market}
              company={company ?? { icNo, lane: 1, teamName: t('aCompany') }}
              held={amount}
              left={wallet.left}
              changedAt={changedAt}
              onlyBack={company === null}
            />
          </li>
        ))}
        {market.ownTeamExcluded &&
          ours.map((company) => (
            <li key={company.icNo}>
              <CompanyName
                company={company}
                igNo={igNo}
                tag={<span className={styles.tag}>{t('ours')}</span>}
              />
              <p className={styles.ours}>{t('oursNote')}</p>
            </li>
          ))}
      </ul>
      <div className={styles.often}>
        <p>{state === 'open' && t('often')}</p>
        <ButtonLink variant="line" to="/ipo/contents/exhibition" iconEnd="arrow-right">
          {t('browse')}
        </ButtonLink>
      </div>
      {state === 'revealed' ? (
        <p className={styles.hidden}>
          <b>{t('revealed')}</b>
          <ButtonLink variant="primary" to={`/ipo/contents/exhibition/results/${igNo}`}>
            {t('toResults')}
          </ButtonLink>
        </p>
      ) : (
        <p className={styles.hidden}>
          <Icon name="lock" />
          <span>
            <b>{t('hidden')}</b> {t('hiddenText')} {revealText}
          </span>
        </p>
      )}
    </>
  );
}

/** The name under which I stand in the published ledger: a runner's number. */
function PseudonymBib({ wallet, market }: { wallet: OwnWallet; market: MarketView }) {
  const t = useTexts<typeof texts>('investment');
  const { pseudonym, kind } = wallet;
  const isRevealed = market.state === 'revealed';
  const address = `/ipo/contents/exhibition/results/${market.igNo}?wallet=${pseudonym}#ledger`;
  return (
    <div className={walletStyles.ledger}>
      <Heading level={2} size="2xl">
        {t('ledger')}
      </Heading>
      <p>{t('ledgerText')}</p>
      <article className={walletStyles.bib}>
        <i />
        <i />
        <i />
        <i />
        <p className={walletStyles.band}>{t('bibHead', { name: market.name })}</p>
        <p className={walletStyles.no}>{pseudonym}</p>
        <p>{t(`kind.${kind}`)}</p>
      </article>
      {isRevealed ? (
        <ButtonLink variant="ink" block icon="search" to={address}>
          {t('findLines')}
        </ButtonLink>
      ) : (
        <small>{t('findLater')}</small>
      )}
    </div>
  );
}
