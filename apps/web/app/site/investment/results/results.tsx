import {
  type CompanyResult,
  findLedgerLines,
  getMarketResults,
  getMyWallet,
  type MarketResults,
  type OwnWallet,
} from '@chulbal/contract/investment/investment';
import { numberOf } from '../../../lib/address-numbers.ts';
import { longMomentText } from '../../../lib/korean-time.ts';
import { moneyText } from '../../../lib/money.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import type { TextsHandle } from '../../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { formatBytes } from '../../../ui/data/bytes.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { CompanyName } from '../company-name.tsx';
import type { investment as texts } from '../investment.ko.ts';
import { legsOf } from '../legs.ts';
import { Proof } from '../proof/proof.tsx';
import { CellMatrix } from '../ranking/cell-matrix.tsx';
import { Ranking } from '../ranking/ranking.tsx';
import type { Route } from './+types/results';
import styles from './results.module.css';
import { Spread } from './spread.tsx';

export const handle: TextsHandle = { texts: ['site-investment'] };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, attempt, who } = visitOf(context);
  const igNo = numberOf(params.igNo);
  const results = await attempt(getMarketResults, { igNo });
  if (!results.ok && results.error.name !== 'totalsNotRevealed') throw results.error;
  if (!results.ok) return { igNo, results: null, wallet: null, asked: '', found: null };
  const mine = who() ? await attempt(getMyWallet, { igNo }) : null;
  const asked = (url.searchParams.get('wallet') ?? '').trim().slice(0, 20);
  const found = asked ? await api(findLedgerLines, { igNo, pseudonym: asked }) : null;
  return { igNo, results: results.data, wallet: mine?.ok ? mine.data.wallet : null, asked, found };
}

/** `/ipo/contents/exhibition/results/{igNo}`: what two operators revealed, and how anybody proves it. */
export default function Results({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('investment');
  const { igNo, results, wallet, asked, found } = loaderData;
  if (!results) {
    return (
      <Section>
        <PageMeta title={t('notYet')} noIndex />
        <EmptyState
          level={1}
          title={t('notYet')}
          text={t('notYetText')}
          action={
            <ButtonLink variant="line" to="/ipo/contents/exhibition">
              {t('back')}
            </ButtonLink>
          }
        />
      </Section>
    );
  }
  const invested = new Map(wallet?.holdings.map(({ icNo, amount }) => [icNo, amount]));
  return (
    <>
      <PageMeta
        title={`${results.name} ${t('resultsTitle', { year: results.igYear })}`}
        description={t('proof.text')}
      />
      <Head results={results} />
      {wallet && <OwnResult results={results} wallet={wallet as OwnWallet} />}
      <Section aria-labelledby="ranking">
        <Ranking companies={results.companies} invested={invested} />
      </Section>
      <Section tone="paper" aria-labelledby="cells">
        <CellMatrix companies={results.companies} invested={invested} />
      </Section>
      <Section aria-labelledby="spread">
        <Spread results={results} />
      </Section>
      <Section tone="ink" aria-labelledby="ledger">
        <Proof {...{ igNo, results, asked, found }} own={wallet?.pseudonym ?? ''} />
      </Section>
    </>
  );
}

function Head({ results }: { results: MarketResults }) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const { igNo, igYear, companies, wallets, totals, revealedAt } = results;
  const firsts: CompanyResult[] = companies.filter(({ rank }) => rank === 1);
  const [winner] = firsts;
  const title =
    firsts.length > 1
      ? t('winners', { count: firsts.length })
      : winner
        ? t('winner', { company: winner.teamName })
        : t('nobody');
  const all = wallets.citizens + wallets.peers;
  const number = (count: number) => count.toLocaleString(language);
  const sums = [
    [t('sums.citizens', { count: number(wallets.citizens) }), totals.citizens],
    [t('sums.peers', { count: number(wallets.peers) }), totals.peers],
    [t('sums.all', { count: number(totals.investments) }), totals.total],
  ] as const;
  const crumbs = [
    { text: t('exhibition'), to: '/ipo/contents/exhibition' },
    { text: t('resultsTitle', { year: igYear }) },
  ];
  return (
    <Section tone="paper" tight>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.head}>
        <div>
          <p className={styles.revealed}>
            {t('revealedAt', { moment: longMomentText(revealedAt, language) })}
          </p>
          <Heading level={1} size="3xl">
            {title}
          </Heading>
          <p className={styles.lede}>
            {t('lede', {
              wallets: number(all),
              companies: companies.length,
              total: moneyText(totals.total, language),
            })}
          </p>
          <div className={styles.actions}>
            <ButtonLink
              variant="primary"
              iconEnd="arrow-right"
              to={`/ipo/contents/exhibition/results/${igNo}/replay`}
            >
              {t('replay')}
            </ButtonLink>
            <ButtonLink variant="line" icon="download" reloadDocument to={`/transfer/ledger/${igNo}.csv`}>
              {t('file', { size: formatBytes(results.file.bytes) })}
            </ButtonLink>
          </div>
        </div>
        <dl className={styles.sums}>
          {sums.map(([term, won]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{moneyText(won, language)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** How my own choice ended: a hit is to have invested in the first of a track × region. */
function OwnResult({ results, wallet }: { results: MarketResults; wallet: OwnWallet }) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const { companies, igNo } = results;
  const mine = wallet.holdings.flatMap(({ icNo, amount }) => {
    const company = companies.find((one) => one.icNo === icNo);
    return company ? [{ ...company, amount }] : [];
  });
  const hits = mine.filter(({ cellRank }) => cellRank === 1).length;
  const how = (rank: number | null) => (rank === 1 ? 'hit' : rank === 2 ? 'near' : 'miss');
  return (
    <Section tight aria-labelledby="own">
      <div className={styles.own}>
        <div>
          <Heading level={2} size="xl" id="own">
            {t('mine.title')}
          </Heading>
          {mine.length > 0 && (
            <p className={styles.hits}>
              <b>{hits}</b> {t('mine.hits', { all: mine.length })}
            </p>
          )}
          <p className={styles.lede}>{mine.length > 0 ? t('mine.rule') : t('mine.none')}</p>
        </div>
        <ul className={styles.rows}>
          {mine.map((company) => (
            <li key={company.icNo}>
              <CompanyName company={company} igNo={igNo} />
              <p className={styles.legs} data-lane={laneColour(company.lane)}>
                {legsOf(company.amount, 1_000_000).map((leg) => (
                  <i key={leg} />
                ))}
                <span>{moneyText(company.amount, language)}</span>
              </p>
              <p>
                {company.regionName
                  ? t('mine.cell', { track: company.trackName, region: company.regionName })
                  : company.trackName}{' '}
                <b>{company.cellRank !== null && t('mine.rank', { rank: company.cellRank })}</b>
                <small>{t('mine.overall', { rank: company.rank ?? 0 })}</small>
              </p>
              <p className={styles.how} data-how={how(company.cellRank)}>
                {t(`mine.${how(company.cellRank)}`)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
