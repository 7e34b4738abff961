import { shownPoints } from '@chulbal/contract/results/points';
import type { ResultTeam } from '@chulbal/contract/results/results';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { wonText } from '../../../lib/won-text.ts';
import { useResult } from '../result-context.ts';
import type { resultDialogs as texts } from '../result-dialogs.ko.ts';
import { Facts } from './facts.tsx';

/** How the final of a team came about where a market counts. */
export function ScoreMakeup({ team }: { team: ResultTeam }) {
  const t = useTexts<typeof texts>('resultDialogs');
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
