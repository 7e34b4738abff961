import { waysOn } from '@chulbal/contract/results/ways-on.rules';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { useOperator } from '../../shell/use-operator.ts';
import { useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import styles from './side-panel.module.css';

/** Sheets that nobody writes again, each with who may score the team instead and where that is done. */
export function VoidedSheets() {
  const t = useTexts<typeof texts>('results');
  const { data, ask, past, now } = useResult();
  const { can } = useOperator();
  const { year, trackNo, stageNo } = data.stage;
  if (past || data.voidedSheets.length === 0) return null;
  const judgedUntil = data.judgedUntil === null ? null : new Date(data.judgedUntil);
  return (
    <ul className={styles.voided}>
      {data.voidedSheets.map((sheet) => {
        const { teamNo, evaluatorId, teamName, name, reason, valid, asked, alternates } = sheet;
        const ways = waysOn(sheet, { judgedUntil, now: new Date(now) });
        const coverage = `/console/panels/${trackNo}/${stageNo}?${new URLSearchParams({ tab: 'coverage', find: teamName })}`;
        const words = { names: alternates.join(', '), count: valid, min: asked };
        return (
          <li key={`${evaluatorId} ${teamNo}`}>
            <p>
              <b>{t('voided.what', { name, team: teamName })}</b> {reason}
            </p>
            <ol>
              {ways.map((way) => (
                <li key={way}>{t(`voided.${way}`, words)}</li>
              ))}
            </ol>
            <div className={styles.voidedActs}>
              {ways.includes('reopen') && can('finaliseResults') && (
                <Button size="sm" onClick={() => ask({ what: 'reopen' })}>
                  {t('versions.reopen')}
                </Button>
              )}
              {ways.includes('extend') && (
                <ButtonLink size="sm" to={`/console/seasons/${year}`}>
                  {t('voided.toDates')}
                </ButtonLink>
              )}
              <ButtonLink size="sm" to={coverage}>
                {t(alternates.length > 0 ? 'voided.toAlternates' : 'voided.toCoverage')}
              </ButtonLink>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
