import type { OwnFigures as Figures } from '@chulbal/contract/evaluation/evaluation';
import { useTexts } from '../../../lib/use-texts.ts';
import { scaleOf } from '../../../ui/chart/scale.ts';
import type { judging as texts } from '../judging.ko.ts';
import type { TargetsData } from '../target-data.ts';
import styles from './targets.module.css';

/** My own scores in figures; nothing of anybody else. */
export function OwnFigures({ data }: { data: TargetsData }) {
  const t = useTexts<typeof texts>('judging');
  const { figures, stage, rubric } = data;
  return (
    <aside className={styles.side}>
      <section>
        <h2>{t('own.title')}</h2>
        {figures ? (
          <>
            <p className={styles.ownNote}>{t('own.note', { count: figures.sheets })}</p>
            <ScoreChart figures={figures} cut={stage.cutLine} />
            <dl className={styles.facts}>
              <dt>{t('own.deviation')}</dt>
              <dd>{figures.deviation}</dd>
              <dt>{t('own.ends')}</dt>
              <dd>
                {figures.highest} / {figures.lowest}
              </dd>
              {stage.cutLine !== null && figures.belowCut !== null && (
                <>
                  <dt>{t('own.below', { cut: stage.cutLine })}</dt>
                  <dd>{t('own.teams', { count: figures.belowCut })}</dd>
                </>
              )}
            </dl>
          </>
        ) : (
          <p className={styles.ownNote}>{t('own.none')}</p>
        )}
      </section>
      {figures && (
        <section>
          <h2>{t('own.criteria')}</h2>
          <ul className={styles.criteria}>
            {rubric.map(({ code, name, points }) => {
              const mean = figures.criteria.find((each) => each.code === code)?.mean;
              return (
                <li key={code}>
                  <span>{name}</span>
                  <i aria-hidden="true" style={{ '--at': `${((mean ?? 0) / points) * 100}%` }} />
                  <span>
                    <b>{mean ?? '–'}</b> / {points}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('own.how')}</h2>
        <p className={styles.text}>{t('own.howText', { size: stage.panelSize })}</p>
      </section>
    </aside>
  );
}

const width = 300;
const foot = 146;
/** Height of a block with its gap, and the most that fit before blocks get thinner. */
const block = 17;
const tallest = 6;

type Props = { figures: Figures; cut: number | null };

/** A block a team, stacked where its score is; the mean as a line, and the cut line where there is one. */
function ScoreChart({ figures, cut }: Props) {
  const t = useTexts<typeof texts>('judging');
  const { bins, mean, lowest, highest } = figures;
  const filled = bins.filter(({ count }) => count > 0).map(({ from }) => from);
  const first = Math.min(45, ...filled);
  const last = Math.max(90, ...filled);
  const shown = bins.filter(({ from }) => from >= first && from <= last);
  const step = (width - 12) / shown.length;
  const high = block * Math.min(1, tallest / Math.max(1, ...shown.map(({ count }) => count)));
  const xOf = scaleOf([first, first + 5 * shown.length], [6, width - 6]);
  const every = shown.length > 12 ? 20 : 10;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} 168`}
      role="img"
      aria-label={t('own.picture', { lowest, highest, mean })}
    >
      {shown.flatMap(({ from, count }) =>
        Array.from({ length: count }, (_, at) => at).map((at) => (
          <rect
            key={`${from}-${at}`}
            x={xOf(from) + 1.5}
            y={foot - (at + 1) * high}
            width={step - 3}
            height={Math.max(2, high - 3)}
            rx="1.5"
            fill={cut !== null && from < cut ? 'var(--ink-400)' : 'var(--ink-800)'}
          />
        )),
      )}
      <path d={`M6 ${foot + 0.5}H${width - 6}`} stroke="var(--ink-300)" />
      {shown
        .filter(({ from }) => from % every === 0)
        .map(({ from }) => (
          <text key={from} x={xOf(from)} y="163" textAnchor="middle">
            {from}
          </text>
        ))}
      {cut !== null && cut >= first && cut <= last && (
        <>
          <path
            d={`M${xOf(cut)} 40V${foot}`}
            stroke="var(--danger)"
            strokeWidth="1.5"
            strokeDasharray="3 3"
          />
          <text className={styles.cut} x={xOf(cut) - 6} y="50" textAnchor="end">
            {t('own.cut', { cut })}
          </text>
        </>
      )}
      <path d={`M${xOf(mean)} 24V${foot}`} stroke="var(--orange-600)" strokeWidth="2" />
      <text
        className={styles.mean}
        x={Math.min(width - 32, Math.max(32, xOf(mean)))}
        y="16"
        textAnchor="middle"
      >
        {t('own.mean', { mean })}
      </text>
    </svg>
  );
}
