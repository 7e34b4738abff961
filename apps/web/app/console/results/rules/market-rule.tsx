import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import { Rule } from './rule.tsx';
import styles from './rules-panel.module.css';

/** How a market counts for the stage, by the published plan of its exhibition: nothing here changes it. */
export function MarketRule() {
  const t = useTexts<typeof texts>('results');
  const language = useLanguage();
  const { data, past, view } = useResult();
  const { market } = view;
  const counting = past ? null : data.counting;
  const rules = market?.rules ?? counting?.rules;
  if (!rules) return null;
  const { by, bands, cap, citizens, peers } = rules;
  return (
    <Rule parts={[]} title={t('market.title')} control={<b>{t('market.cap', { cap })}</b>}>
      <p>{t('market.judged', { left: 100 - cap, cap })}</p>
      <p>{t(by === 'rank' ? 'market.byRank' : 'market.byShare', { citizens, peers })}</p>
      {by === 'rank' && (
        <p>{bands.map(({ upTo, points }) => t('market.band', { upTo, points })).join(' · ')}</p>
      )}
      {market ? (
        <p>
          {t('market.from', { version: market.planVersion, count: market.companies })}{' '}
          <code className={styles.hash} title={market.sha256}>
            {market.sha256.slice(0, 12)}
          </code>
        </p>
      ) : (
        counting && (
          <>
            <p className={styles.warn}>
              <DenseIcon name="warning" />
              {t('market.hidden', { at: momentText(counting.revealsAt, language) })}
            </p>
            <p>
              <Link to={`/console/market?igNo=${counting.igNo}`}>{t('market.toMarket')}</Link>
            </p>
          </>
        )
      )}
    </Rule>
  );
}
