import { shownPoints } from '@chulbal/contract/results/points';
import { hasQuotas } from '@chulbal/contract/results/shapes.rules';
import { useTexts } from '../../../lib/use-texts.ts';
import { scaleOf } from '../../../ui/chart/scale.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { lineAfter, teamsOf } from '../ranking/ranking-items.ts';
import { useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import styles from './distribution.module.css';
import { BIN, histogramOf } from './histogram.ts';
import section from './side-panel.module.css';

const [WIDTH, HEIGHT, TOP, BASE] = [256, 92, 36, 91];

/** Finals of the tab's teams, with the cut line and the line of the selection. */
export function Distribution() {
  const t = useTexts<typeof texts>('results');
  const { view, region, rules, name } = useResult();
  const teams = teamsOf(view, region);
  const bins = histogramOf(teams);
  const own = view.regions.find((one) => one.region === region);
  const title = t('spread.title', { name: own ? name(own.name) : t('spread.all'), count: teams.length });
  const [first, last] = [bins[0], bins.at(-1)];
  if (!first || !last)
    return (
      <section aria-label={title}>
        <div className={section.title}>
          <h2>{title}</h2>
        </div>
        <p className={section.note}>{t('spread.none')}</p>
      </section>
    );
  const tallest = Math.max(...bins.map(({ below, middle, above }) => below + middle + above));
  const wide = WIDTH / bins.length;
  const at = scaleOf([first.from, last.from + BIN], [0, WIDTH]);
  const high = scaleOf([0, tallest], [0, BASE - TOP]);
  const cut = teams.filter(({ decision }) => decision === 'cut').length;
  const selected = teams.filter(({ decision }) => decision === 'selected').length;
  const quotas = region === null && hasQuotas(view.rules);
  const lineTeam = quotas ? undefined : teams[lineAfter(teams, region, view.rules) - 1];
  const lineAt = lineTeam?.final ? at(Number(lineTeam.final)) : null;
  const cutAt = rules.cutLine > first.from && rules.cutLine < last.from + BIN ? at(rules.cutLine) : null;
  return (
    <section aria-label={title}>
      <div className={section.title}>
        <h2>{title}</h2>
      </div>
      <div className={styles.spread} role="img" aria-label={t('spread.label', { cut, selected })}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {bins.map((bin, place) => {
            let base = BASE;
            return (['above', 'middle', 'below'] as const).map((part) => {
              const height = high(bin[part]);
              base -= height;
              if (height === 0) return null;
              return (
                <rect
                  key={`${bin.from} ${part}`}
                  data-part={part}
                  x={place * wide + 1}
                  y={base}
                  width={wide - 2}
                  height={height}
                />
              );
            });
          })}
          <path className={styles.axis} d={`M0 ${BASE}H${WIDTH}`} />
          {cutAt !== null && <path className={styles.cutAt} d={`M${cutAt} 6V${BASE}`} />}
          {lineAt !== null && (
            <path className={styles.lineAt} d={`M${lineAt} ${cutAt === null ? 6 : 20}V${BASE}`} />
          )}
        </svg>
        {/* Words stand over the drawing, so that they keep their size however wide it is. */}
        {bins.map(
          (bin) =>
            bin.from % 10 === 0 && (
              <span key={bin.from} className={styles.tick} {...placed(at(bin.from), bin.from === first.from)}>
                {bin.from}
              </span>
            ),
        )}
        {cutAt !== null && (
          <span className={styles.word} data-look="cut" {...placed(cutAt, cutAt <= WIDTH / 2)}>
            {t('spread.cut', { count: cut })}
          </span>
        )}
        {lineAt !== null && lineTeam?.final && (
          <span
            className={styles.word}
            data-look="line"
            data-second={cutAt !== null || undefined}
            {...placed(lineAt, lineAt <= WIDTH / 2)}
          >
            {t('spread.line', { points: shownPoints(lineTeam.final) })}
          </span>
        )}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{t('spread.table')}</caption>
          <tbody>
            {bins.map((bin) => (
              <tr key={bin.from}>
                <th scope="row">{t('spread.bin', { from: bin.from, to: bin.from + BIN })}</th>
                <td>{bin.below + bin.middle + bin.above}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </section>
  );
}

/** Where a word stands over the drawing: after a place of it, or before. */
function placed(at: number, after: boolean) {
  const share = `${(at / WIDTH) * 100}%`;
  return { 'data-after': after || undefined, style: { '--at': share } };
}
