import type { Judge } from '@chulbal/contract/results/judges';
import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import { placeOfDifference, reachOf, signed } from './judge-scale.ts';
import { JudgeTable } from './judge-table.tsx';
import styles from './judges.module.css';
import section from './side-panel.module.css';

/** Inside it a difference is nothing to remark on. */
const BAND = 3;

/** How evaluators judge beside one another: lenient or severe, wide or narrow, and in plain words who stands out. */
export function Judges() {
  const t = useTexts<typeof texts>('results');
  const { statistics } = useResult();
  const judges = statistics?.judges ?? [];
  const panels = [...new Set(judges.flatMap(({ panel }) => (panel ? [panel] : [])))].sort((a, b) =>
    a.localeCompare(b, undefined, { numeric: true }),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const panel = chosen === '' ? null : (chosen ?? panels[0] ?? null);
  const shown = judges
    .filter((judge) => panel === null || judge.panel === panel)
    .sort((a, b) => (a.severity ?? 0) - (b.severity ?? 0));
  return (
    <section aria-labelledby="judges-title">
      <div className={section.title}>
        <h2 id="judges-title">{t('judges.title')}</h2>
        {panels.length > 1 && (
          <select
            className={styles.select}
            aria-label={t('judges.panel')}
            value={panel ?? ''}
            onChange={(event) => setChosen(event.target.value)}
          >
            {panels.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
            <option value="">{t('judges.all')}</option>
          </select>
        )}
      </div>
      {statistics === null && <p className={section.note}>{t('judges.failed')}</p>}
      {statistics !== null && shown.every(({ severity }) => severity === null) ? (
        <p className={section.note}>{t('judges.none')}</p>
      ) : (
        statistics !== null && (
          <>
            <JudgeChart judges={shown} />
            <p className={section.note}>{t('judges.band', { points: BAND })}</p>
            <Remarks judges={shown} />
            <JudgeTable judges={shown} />
          </>
        )
      )}
    </section>
  );
}

function JudgeChart({ judges }: { judges: readonly Judge[] }) {
  const t = useTexts<typeof texts>('results');
  const reach = reachOf(judges);
  const widest = Math.max(1, ...judges.map(({ spread }) => spread ?? 0));
  const band = {
    left: `${placeOfDifference(-BAND, reach)}%`,
    right: `${100 - placeOfDifference(BAND, reach)}%`,
  };
  return (
    <div className={styles.judges}>
      <table>
        <caption>
          <VisuallyHidden>{t('judges.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('judges.name')}</VisuallyHidden>
            </th>
            <th scope="col">{t('judges.severity')}</th>
            <th scope="col">{t('judges.spread')}</th>
          </tr>
        </thead>
        <tbody>
          {judges.map(({ evaluatorId, name, severity, spread, flags }) => {
            const look = flags.includes('severe')
              ? 'severe'
              : flags.includes('lenient')
                ? 'lenient'
                : undefined;
            const flat = flags.includes('flat');
            const at = placeOfDifference(severity ?? 0, reach);
            return (
              <tr key={evaluatorId} data-flagged={flags.length > 0 || undefined}>
                <th scope="row">{name}</th>
                <td>
                  {severity !== null && (
                    <span
                      className={styles.difference}
                      data-look={look}
                      style={{
                        '--at': `${at}%`,
                        '--from': `${Math.min(50, at)}%`,
                        '--long': `${Math.abs(at - 50)}%`,
                      }}
                    >
                      <i className={styles.band} style={{ left: band.left, right: band.right }} />
                      <i className={styles.stick} />
                      <i className={styles.dot} />
                      {look ? (
                        <b data-side={at < 50 ? 'right' : 'left'}>
                          {t(`judges.${look}`, { value: signed(severity) })}
                        </b>
                      ) : (
                        <VisuallyHidden>{signed(severity)}</VisuallyHidden>
                      )}
                    </span>
                  )}
                </td>
                <td data-flat={flat || undefined}>
                  {spread === null ? (
                    t('judges.nothing')
                  ) : (
                    <span className={styles.spreadBar}>
                      <i style={{ '--share': `${(spread / widest) * 100}%` }} />
                      {spread.toFixed(1)}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles.scale} aria-hidden="true">
        {[-reach, -BAND, BAND, reach].map((at) => (
          <span key={at} style={{ left: `${placeOfDifference(at, reach)}%` }}>
            {signed(at, 0)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Who stands out, in whole sentences. */
function Remarks({ judges }: { judges: readonly Judge[] }) {
  const t = useTexts<typeof texts>('results');
  const remarks = judges.flatMap(({ evaluatorId, name, flags, submitted, severity }) =>
    flags.map((flag) => {
      const value = Math.abs(severity ?? 0).toFixed(1);
      const text =
        flag === 'flat'
          ? t('judges.flat', { name, count: submitted })
          : flag === 'severe'
            ? t('judges.severeText', { name, value })
            : flag === 'lenient'
              ? t('judges.lenientText', { name, value })
              : t('judges.disagrees', { name });
      return { key: `${evaluatorId} ${flag}`, text };
    }),
  );
  if (remarks.length === 0)
    return (
      <p className={styles.remark}>
        <DenseIcon name="done" />
        {t('judges.even')}
      </p>
    );
  return (
    <ul>
      {remarks.map(({ key, text }) => (
        <li key={key} className={styles.remark} data-flagged>
          <DenseIcon name="warning" />
          {text}
        </li>
      ))}
    </ul>
  );
}
