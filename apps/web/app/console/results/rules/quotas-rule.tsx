import { hasQuotas, quotaOf, selectedCount } from '@chulbal/contract/results/shapes.rules';
import { noRegion } from '@chulbal/contract/results/values';
import { useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import { placesToShare, quotaSum, withQuota } from './changed-rules.ts';
import { Rule } from './rule.tsx';
import styles from './rules-panel.module.css';
import { Stepper } from './stepper.tsx';

/** The places kept for regions, and what becomes of those that nobody fills. */
export function Quotas({ readOnly }: { readOnly: boolean }) {
  const t = useTexts<typeof texts>('results');
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
  const t = useTexts<typeof texts>('results');
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

/** Places kept for every region, with how many could take one and how many do. */
function QuotaTable({ readOnly }: { readOnly: boolean }) {
  const t = useTexts<typeof texts>('results');
  const { rules, setRules, view, name } = useResult();
  const most = placesToShare(rules);
  return (
    <table className={styles.quota}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('region')}</VisuallyHidden>
          </th>
          <th scope="col">
            {t('quota')}
            {rules.select.kind === 'factor' && ` × ${rules.select.factor}`}
          </th>
          <th scope="col">{t('eligible')}</th>
          <th scope="col">{t('selected')}</th>
        </tr>
      </thead>
      <tbody>
        {view.regions.map((region) => {
          const places = rules.quotas.find((quota) => quota.region === region.region)?.places ?? 0;
          const beyond = hasQuotas(view.rules) ? region.national : 0;
          const short = quotaOf(rules, region.region) > 0 && region.empty > 0;
          return (
            <tr key={region.region}>
              <th scope="row">{name(region.name)}</th>
              <td>
                {region.region !== noRegion.code && (
                  <Stepper
                    label={t('quotaOf', { name: name(region.name) })}
                    value={places}
                    from={0}
                    to={most}
                    readOnly={readOnly}
                    onChange={(next) => setRules(withQuota(rules, region.region, next))}
                  />
                )}
              </td>
              <td>{region.eligible}</td>
              <td>
                <b data-short={short || undefined}>{region.selected - beyond}</b>
                {beyond > 0 && (
                  <span className={styles.national} title={t('nationalLabel', { count: beyond })}>
                    {t('national', { count: beyond })}
                    <VisuallyHidden>{t('nationalLabel', { count: beyond })}</VisuallyHidden>
                  </span>
                )}
                {short && <small>{t('rulesEmpty', { count: region.empty })}</small>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
