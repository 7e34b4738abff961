import { selectedCount } from '@chulbal/contract/results/shapes.rules';
import { useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { useResult } from '../result-context.ts';
import type { resultRules as texts } from '../result-rules.ko.ts';
import { placesToShare, quotaSum } from './changed-rules.ts';
import { QuotaTable } from './quota-table.tsx';
import { Rule } from './rule.tsx';
import styles from './rules-panel.module.css';

/** The places kept for regions, and what becomes of those that nobody fills. */
export function Quotas({ readOnly }: { readOnly: boolean }) {
  const t = useTexts<typeof texts>('resultRules');
  const { rules, view } = useResult();
  if (view.regions.length === 0) return null;
  const [sum, most] = [quotaSum(rules), placesToShare(rules)];
  const over = sum > most;
  return (
    <Rule
      parts={['quotas', 'backfill']}
      title={t('quotas')}
      control={<span className={styles.sum}>{t('quotaSum', { sum, most })}</span>}
    >
      <QuotaTable readOnly={readOnly} />
      {over && (
        <p className={styles.bad} role="alert">
          <DenseIcon name="stop" />
          {t('quotaOver', { most })}
        </p>
      )}
      {!over && sum < most && sum > 0 && (
        <p>{t('free', { count: selectedCount(rules) - timesOf(rules) * sum })}</p>
      )}
      {sum > 0 && <Backfill readOnly={readOnly} />}
    </Rule>
  );
}

/** What becomes of places that a region cannot fill; without quotas there are none. */
function Backfill({ readOnly }: { readOnly: boolean }) {
  const t = useTexts<typeof texts>('resultRules');
  const { rules, setRules, view, name } = useResult();
  const empty = view.regions.filter((region) => region.empty > 0);
  return (
    <>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={rules.backfill}
          disabled={readOnly}
          onChange={(event) => setRules({ ...rules, backfill: event.target.checked })}
        />
        {t('backfill')}
      </label>
      {rules.backfill ? (
        empty.map((region) => (
          <p key={region.region} className={styles.under}>
            {t('filled', { from: name(region.name), count: region.empty })}
          </p>
        ))
      ) : (
        <p className={styles.under}>{t('backfillOff')}</p>
      )}
    </>
  );
}

function timesOf({ select }: Parameters<typeof selectedCount>[0]): number {
  return select.kind === 'count' ? 1 : select.factor;
}
