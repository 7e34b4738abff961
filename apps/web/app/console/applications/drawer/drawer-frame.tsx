import type { ApplicationRow } from '@chulbal/contract/applications/operators';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { DenseButton } from '../../../ui/action/dense-button.tsx';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { Status } from '../../../ui/lane/status.tsx';
import { TrackName } from '../../../ui/lane/track-name.tsx';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import type { teamList } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './drawer.module.css';

type Props = {
  teamNo: number;
  /** What is known of the team before its detail has come. */
  row: ApplicationRow | null;
  children: ReactNode;
};

/** Head of the drawer: which team, the one before and after in the table, closing. Focus begins at its name. */
export function DrawerFrame({ teamNo, row, children }: Props) {
  const t = useTexts<typeof texts>('teamDrawer');
  const words = useTexts<typeof teamList>('teamList');
  const { rows, go } = useTeamList();
  const title = useRef<HTMLHeadingElement>(null);
  const drawer = useRef<HTMLElement>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    // a page that opens with its drawer begins at the top, and a tab stop inside the drawer stays where it is
    const inside = drawer.current?.contains(document.activeElement);
    if (document.activeElement !== document.body && !inside) title.current?.focus({ preventScroll: true });
    shown.current = teamNo;
  }, [teamNo]);

  const place = rows.findIndex((one) => one.teamNo === teamNo);
  const team = row?.teamName || (row ? words('table.noName') : '');
  const step = (by: -1 | 1) => {
    const next = place < 0 ? undefined : rows[place + by];
    return (
      <DenseButton
        icon={by < 0 ? 'chevron-up' : 'chevron-down'}
        label={t(by < 0 ? 'previous' : 'next')}
        disabled={!next}
        onClick={() => next && go({ team: next.teamNo, file: null })}
      />
    );
  };
  return (
    <aside className={styles.drawer} aria-label={t('label', { team })} ref={drawer}>
      <div className={styles.head}>
        <div className={styles.top}>
          <span>{row?.number ?? t('noNumber')}</span>
          {step(-1)}
          {step(1)}
          <DenseButton icon="cross" label={t('close')} onClick={() => go({ team: null })} />
        </div>
        <h2 ref={title} tabIndex={-1}>
          {team || '…'}
        </h2>
        {row && (
          <>
            {row.itemName && <p className={styles.item}>{row.itemName}</p>}
            <p className={styles.facts}>
              <TrackName lane={row.lane} name={row.trackName} size="sm" />
              {row.region && <span>{row.region}</span>}
              {row.status === 'submitted' ? (
                <StateMark kind="ok">{words('status.submitted')}</StateMark>
              ) : (
                <Status kind={row.status}>{words(`status.${row.status}`)}</Status>
              )}
            </p>
          </>
        )}
      </div>
      {children}
    </aside>
  );
}
