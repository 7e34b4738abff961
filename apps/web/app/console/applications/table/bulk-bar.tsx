import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon, type DenseIconName } from '../../../ui/icon/dense-icon.tsx';
import { applicationCommand } from '../commands.ts';
import { counted } from '../counted.ts';
import { filterOf } from '../search/conditions.ts';
import type { teamList as texts } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './bulk-bar.module.css';
import { tickOf } from './selection.ts';
import type { UsedSelection } from './use-selection.ts';

const actions = [
  ['verify', 'done'],
  ['rejectAll', 'cross'],
  ['complete', 'mail'],
  ['assign', 'user'],
  ['remind', 'bell'],
] as const satisfies [string, DenseIconName][];

/** What can be done with the selected teams at once; with a whole page selected, selecting all the others too. */
export function BulkBar({ selection, every, selectEvery, clear }: UsedSelection) {
  const t = useTexts<typeof texts>('teamList');
  const { open, rows, total, state, season } = useTeamList();
  const [busy, setBusy] = useState(false);
  const teams = [...selection.values()];
  const count = every?.count ?? teams.length;
  const changed = every !== null && every.count !== total;
  const offered = changed || (!every && total > teams.length && tickOf(selection, rows) === 'all');

  async function chooseEvery() {
    setBusy(true);
    const { conditions } = state;
    const answer = await applicationCommand('chooseEvery', filterOf(conditions, season.year));
    setBusy(false);
    if (answer.kind === 'done') selectEvery({ conditions, ...answer.data });
    else if (answer.kind === 'refused') toast.error(answer.problem.message);
  }
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('bulk.label')}>
      <b role="status">
        {t(every ? 'bulk.everyChosen' : 'bulk.chosen', { count: counted(count) })}
        {changed && ` ${t('bulk.nowOthers', { count: counted(total) })}`}
      </b>
      {offered && (
        <button type="button" className={styles.every} disabled={busy} onClick={chooseEvery}>
          {t('bulk.every', { count: counted(total) })}
        </button>
      )}
      {actions.map(([kind, icon]) => (
        <button
          key={kind}
          type="button"
          onClick={() => open({ kind, teams, every })}
          title={t(`bulk.${kind}`)}
        >
          <DenseIcon name={icon} />
          <span>{t(`bulk.${kind}`)}</span>
        </button>
      ))}
      <button type="button" className={styles.end} onClick={clear}>
        {t('bulk.clear')}
      </button>
    </div>
  );
}
