import { hasQuotas, quotaOf } from '@chulbal/contract/results/shapes.rules';
import { noRegion } from '@chulbal/contract/results/values';
import { useTexts } from '../../../lib/use-texts.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useResult } from '../result-context.ts';
import type { resultRules as texts } from '../result-rules.ko.ts';
import { placesToShare, withQuota } from './changed-rules.ts';
import styles from './quota-table.module.css';
import { Stepper } from './stepper.tsx';

/** Places kept for every region, with how many could take one and how many do. */
export function QuotaTable({ readOnly }: { readOnly: boolean }) {
  const t = useTexts<typeof texts>('resultRules');
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
                {short && <small>{t('empty', { count: region.empty })}</small>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
