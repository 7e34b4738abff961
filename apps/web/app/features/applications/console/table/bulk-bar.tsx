import { useTexts } from '../../../../lib/use-texts.ts';
import { DenseIcon, type DenseIconName } from '../../../../ui/icon/dense-icon.tsx';
import type { desk as texts } from '../desk.ko.ts';
import { useDesk } from '../desk-context.ts';
import styles from './bulk-bar.module.css';
import type { UsedSelection } from './use-selection.ts';

const actions = [
  ['verify', 'done'],
  ['complete', 'mail'],
  ['assign', 'user'],
  ['remind', 'bell'],
] as const satisfies [string, DenseIconName][];

/** What can be done with the selected teams at once. */
export function BulkBar({ selection, clear }: UsedSelection) {
  const t = useTexts<typeof texts>('desk');
  const { open } = useDesk();
  const teams = [...selection.values()];
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('bulk.label')}>
      <b role="status">{t('bulk.chosen', { count: teams.length })}</b>
      {actions.map(([kind, icon]) => (
        <button key={kind} type="button" onClick={() => open({ kind, teams })} title={t(`bulk.${kind}`)}>
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
