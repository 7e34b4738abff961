import type { OutputOf } from '@chulbal/contract/endpoint';
import type { getTeamScores } from '@chulbal/contract/results/judges';
import { shownPoints } from '@chulbal/contract/results/points';
import type { ResultTeam } from '@chulbal/contract/results/results';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { wonText } from '../../../lib/won-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { resultCommand } from '../../shell/commands.ts';
import { useOperator } from '../../shell/use-operator.ts';
import { useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import styles from './dialogs.module.css';
import { Facts } from './facts.tsx';

type Scores = OutputOf<typeof getTeamScores>;

/** All sheets of a team, criterion by criterion; what does not count says why. */
export function ScoresDialog({ teamNo, onClose }: { teamNo: number; onClose: () => void }) {
  const t = useTexts<typeof texts>('results');
  const { data, view, ask, past } = useResult();
  const { can } = useOperator();
  const [scores, setScores] = useState<Scores | null>(null);
  const [failed, setFailed] = useState(false);
  const { trackNo, stageNo, version } = data.stage;
  const team = view.teams.find((one) => one.teamNo === teamNo);
  useEffect(() => {
    let here = true;
    void resultCommand('scores', { trackNo, stageNo, teamNo }).then((got) => {
      if (!here) return;
      if (got.kind === 'done') setScores(got.data);
      else setFailed(true);
    });
    return () => {
      here = false;
    };
  }, [trackNo, stageNo, teamNo]);
  const withdraws =
    can('finaliseResults') && !past && !data.request && version > 0 && team?.before?.decision === 'selected';
  return (
    <Modal
      open
      onClose={onClose}
      title={t('dialogScores.title', { team: scores?.teamName ?? team?.teamName ?? '' })}
      actions={
        <>
          {withdraws && (
            <Button variant="danger" onClick={() => ask({ what: 'withdraw', teamNo })}>
              {t('dialogScores.withdraw')}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      {team?.market && <ScoreMakeup team={team} />}
      {failed ? (
        <p className={styles.bad} role="alert">
          {t('dialogScores.failed')}
        </p>
      ) : scores === null ? (
        <p role="status">{t('dialogScores.loading')}</p>
      ) : scores.sheets.length === 0 ? (
        <p>{t('dialogScores.none')}</p>
      ) : (
        <Sheets scores={scores} />
      )}
    </Modal>
  );
}

function Sheets({ scores }: { scores: Scores }) {
  const t = useTexts<typeof texts>('results');
  const { data, name, ask, past } = useResult();
  const { can } = useOperator();
  const voids = can('finaliseResults') && !past;
  return (
    <>
      <ScrollRegion label={t('dialogScores.title', { team: scores.teamName })} className={styles.scroll}>
        <table className={styles.scores}>
          <thead>
            <tr>
              <th scope="col">{t('dialogScores.evaluator')}</th>
              {data.criteria.map((criterion) => (
                <th key={criterion.code} scope="col">
                  {name(criterion.name)} <small>{criterion.points}</small>
                </th>
              ))}
              <th scope="col">{t('dialogScores.total')}</th>
              <th scope="col">{t('dialogScores.state')}</th>
            </tr>
          </thead>
          <tbody>
            {scores.sheets.map((sheet) => (
              <tr key={sheet.evaluatorId} data-off={!sheet.valid || undefined}>
                <th scope="row">{sheet.name}</th>
                {data.criteria.map(({ code }) => (
                  <td key={code}>{sheet.scores[code] ?? '–'}</td>
                ))}
                <td>
                  <b>{sheet.total === null ? '–' : shownPoints(sheet.total)}</b>
                </td>
                <td>
                  {sheet.voidReason !== null
                    ? `${t('dialogScores.voided')}: ${sheet.voidReason}`
                    : sheet.dropped
                      ? `× ${t(`dialogScores.${sheet.dropped}`)}`
                      : sheet.state === 'recused' && sheet.recuseReason
                        ? `${t('dialogScores.recused')}: ${sheet.recuseReason}`
                        : t(`dialogScores.${sheet.state}`)}
                  {sheet.valid && voids && (
                    <Button
                      size="sm"
                      aria-label={t('dialogScores.voidOf', { name: sheet.name })}
                      onClick={() =>
                        ask({
                          what: 'void',
                          sheetId: sheet.sheetId,
                          name: sheet.name,
                          team: scores.teamName,
                        })
                      }
                    >
                      {t('dialogScores.void')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <ul className={styles.comments}>
        {scores.sheets
          .filter(({ commentTeam, commentOperators }) => commentTeam || commentOperators)
          .map((sheet) => (
            <li key={sheet.evaluatorId}>
              <b>{sheet.name}</b>
              {sheet.commentTeam && (
                <p>
                  <small>{t('dialogScores.toTeam')}</small> {sheet.commentTeam}
                </p>
              )}
              {sheet.commentOperators && (
                <p>
                  <small>{t('dialogScores.toOperators')}</small> {sheet.commentOperators}
                </p>
              )}
            </li>
          ))}
      </ul>
    </>
  );
}

/** How the final of a team came about where a market counts. */
function ScoreMakeup({ team }: { team: ResultTeam }) {
  const t = useTexts<typeof texts>('results');
  const language = useLanguage();
  const { view } = useResult();
  const { average, bonus, market, final } = team;
  if (!market || !view.market) return null;
  const side = ({ total, place, points }: typeof market.citizens) => (
    <>
      {place === null
        ? t('makeup.nothing')
        : t('makeup.place', {
            amount: wonText(total, language),
            place,
            count: view.market?.companies ?? 0,
          })}{' '}
      <b>+{shownPoints(points)}</b>
    </>
  );
  return (
    <section aria-label={t('makeup.title')}>
      <Facts
        facts={[
          ...(average !== null && market.judged !== null
            ? ([
                [
                  t('makeup.judged'),
                  <>
                    {t('makeup.part', {
                      average: shownPoints(average),
                      percent: 100 - view.market.rules.cap,
                    })}{' '}
                    <b>{shownPoints(market.judged)}</b>
                  </>,
                ],
              ] as const)
            : []),
          [t('makeup.bonus'), <b key="bonus">+{Number(bonus)}</b>],
          ...(market.icNo === null
            ? ([[t('makeup.market'), t('makeup.noPage')]] as const)
            : ([
                [t('makeup.citizens'), side(market.citizens)],
                [t('makeup.peers'), side(market.peers)],
              ] as const)),
          [t('makeup.final'), <b key="final">{final === null ? '–' : shownPoints(final)}</b>],
        ]}
      />
    </section>
  );
}
