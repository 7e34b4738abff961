import { useState } from 'react';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { TrackName } from '../../ui/lane/track-name.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { isAssigned, type Person, type Stage, stageOf } from './figures.ts';
import { Finish } from './finish.tsx';
import board from './judging.module.css';
import type { judgingProgress as texts } from './judging-progress.ko.ts';
import styles from './people.module.css';
import { RemindButton } from './remind-button.tsx';

const keyOf = ({ panel, evaluatorId }: Person) => `${panel.trackNo} ${panel.stageNo} ${evaluatorId}`;
const sharedOf = ({ submitted, assigned }: Person) => submitted / assigned;

/** Everybody with teams, who is late first, to be chosen and reminded. */
export function PeopleTable({ people, stages }: { people: readonly Person[]; stages: readonly Stage[] }) {
  const t = useTexts<typeof texts>('judgingProgress');
  const language = useLanguage();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = people
    .filter(isAssigned)
    .toSorted((a, b) => Number(b.late) - Number(a.late) || sharedOf(a) - sharedOf(b));
  const picked = rows.filter((one) => chosen.has(keyOf(one)) && one.forecast.kind !== 'done');
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  return (
    <>
      {picked.length > 0 && (
        <div className={styles.chosen}>
          <RemindButton people={picked} label={t('letters.remindChosen', { count: picked.length })} />
        </div>
      )}
      <table className={`${board.table} ${styles.people}`} data-all>
        <caption>
          <VisuallyHidden>{t('view.people', { count: rows.length })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('columns.choose')}</VisuallyHidden>
            </th>
            <th scope="col">{t('columns.name')}</th>
            <th scope="col">{t('columns.panel')}</th>
            <th scope="col" data-right>
              {t('columns.submitted')}
            </th>
            <th scope="col" data-right data-wide>
              {t('columns.perDay')}
            </th>
            <th scope="col" data-wide>
              {t('columns.signed')}
            </th>
            <th scope="col" data-wide>
              {t('columns.lastLogin')}
            </th>
            <th scope="col">{t('columns.finish')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => {
            const { panel, name, submitted, assigned, perDay, signedAt, lastLoginAt } = one;
            const stage = stageOf(stages, panel);
            const called = `${stage.trackName} ${panel.name || t('panel', { no: panel.position })}`;
            return (
              <tr key={keyOf(one)} data-late={one.late || undefined}>
                <td>
                  <label className={styles.choose}>
                    <input
                      type="checkbox"
                      checked={chosen.has(keyOf(one))}
                      disabled={one.forecast.kind === 'done'}
                      aria-label={t('chooseOf', { name })}
                      onChange={() => toggle(keyOf(one))}
                    />
                  </label>
                </td>
                <th scope="row">{name}</th>
                <td data-label={t('columns.panel')}>
                  <TrackName lane={stage.lane} name={called} />
                </td>
                <td data-right data-label={t('columns.submitted')}>
                  <b>{submitted}</b>
                  <small>/{assigned}</small>
                </td>
                <td data-right data-wide>
                  {perDay ?? '–'}
                </td>
                <td data-label={t('columns.signed')} data-wide>
                  {signedAt ? <StateMark kind="ok">{momentText(signedAt, language)}</StateMark> : '–'}
                </td>
                <td data-wide data-label={t('columns.lastLogin')}>
                  {lastLoginAt ? momentText(lastLoginAt, language) : t('never')}
                </td>
                <td data-label={t('columns.finish')}>
                  <Finish one={one} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
