import { type ApplicationRow, getApplication } from '@chulbal/contract/applications/operators';
import { listTeamMaterials } from '@chulbal/contract/materials/operators';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigation, useRevalidator } from 'react-router';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { DenseButton } from '../../ui/action/dense-button.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { TrackName } from '../../ui/lane/track-name.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { Route } from './+types/team-drawer';
import styles from './drawer/drawer.module.css';
import { TeamDetail } from './drawer/team-detail.tsx';
import { tableStateOf } from './table/table-address.ts';
import type { teamDrawer } from './team-drawer.ko.ts';
import type { teamList as texts } from './team-list.ko.ts';
import { useTeamList } from './team-list-context.ts';

export const handle: TextsHandle = { texts: ['console-entry-words'] };

/** The team that the address opens; what is wrong with one team leaves the table alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { team: teamNo } = tableStateOf(url.searchParams);
  const { attempt } = visitOf(context);
  if (teamNo === null) return null;
  const [detail, materials] = await Promise.all([
    attempt(getApplication, { teamNo }),
    attempt(listTeamMaterials, { teamNo }),
  ]);
  if (detail.ok && materials.ok) {
    return { teamNo, kind: 'there' as const, detail: detail.data, materials: materials.data };
  }
  const missing = !detail.ok && detail.error.status === 404;
  return { teamNo, kind: missing ? ('missing' as const) : ('failed' as const) };
}

/** Chips, order and the document that is shown change nothing about the team. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const teamOf = (url: URL) => `${url.searchParams.get('lang')} ${url.searchParams.get('team')}`;
  const moved = currentUrl.search !== nextUrl.search;
  return moved && teamOf(currentUrl) === teamOf(nextUrl) ? false : defaultShouldRevalidate;
}

/** The drawer of `?team=`, beside the table or over it. */
export default function TeamDrawer({ loaderData }: Route.ComponentProps) {
  const { state, rows } = useTeamList();
  const { location } = useNavigation();
  // closed at once, and opened at once with what the table knows already
  const teamNo = location ? tableStateOf(new URLSearchParams(location.search)).team : state.team;
  if (teamNo === null) return null;
  const known = loaderData?.teamNo === teamNo ? loaderData : null;
  const row = known?.kind === 'there' ? known.detail.row : rows.find((one) => one.teamNo === teamNo);
  return (
    <DrawerFrame teamNo={teamNo} row={row ?? null}>
      {known?.kind === 'there' ? (
        <TeamDetail key={teamNo} detail={known.detail} materials={known.materials} />
      ) : known ? (
        <DrawerMessage kind={known.kind} />
      ) : (
        <DrawerSkeleton />
      )}
    </DrawerFrame>
  );
}

const widths = ['40%', '92%', '78%', '86%', '34%', '90%', '72%', '81%', '38%', '88%'];

/** The shape of a team's detail while it is on its way. */
function DrawerSkeleton() {
  const t = useTexts<typeof texts>('teamList');
  return (
    <div className={styles.body}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={styles.bones}>
        {widths.map((width) => (
          <Skeleton key={width} width={width} height="16px" />
        ))}
      </div>
    </div>
  );
}

/** A team that is not there, or did not come. */
function DrawerMessage({ kind }: { kind: 'missing' | 'failed' }) {
  const t = useTexts<typeof teamDrawer>('teamDrawer');
  const { go } = useTeamList();
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.message}>
      {kind === 'missing' ? (
        <EmptyState
          plain
          title={t('missing.title')}
          text={t('missing.text')}
          action={<Button onClick={() => go({ team: null })}>{t('missing.back')}</Button>}
        />
      ) : (
        <ErrorState
          plain
          title={t('failed.title')}
          text={t('failed.text')}
          onRetry={() => void revalidate()}
          busy={state === 'loading'}
        />
      )}
    </div>
  );
}

type Props = {
  teamNo: number;
  /** What is known of the team before its detail has come. */
  row: ApplicationRow | null;
  children: ReactNode;
};

/** Head of the drawer: which team, the one before and after in the table, closing. Focus begins at its name. */
function DrawerFrame({ teamNo, row, children }: Props) {
  const t = useTexts<typeof teamDrawer>('teamDrawer');
  const words = useTexts<typeof texts>('teamList');
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
