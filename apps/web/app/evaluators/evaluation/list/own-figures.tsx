import { useTexts } from '../../../lib/use-texts.ts';
import type { TargetsData } from '../target-data.ts';
import type { judgeList as texts } from './judge-list.ko.ts';
import styles from './own-figures.module.css';
import { ScoreChart } from './score-chart.tsx';

/** My own scores in figures; nothing of anybody else. */
export function OwnFigures({ data }: { data: TargetsData }) {
  const t = useTexts<typeof texts>('judgeList');
  const { figures, stage, rubric } = data;
  return (
    <aside className={styles.side}>
      <section>
        <h2>{t('own.title')}</h2>
        {figures ? (
          <>
            <p className={styles.note}>{t('own.note', { count: figures.sheets })}</p>
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
          <p className={styles.note}>{t('own.none')}</p>
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
