import { useAct } from '../../../lib/command/use-command.ts';
import { copyText } from '../../../lib/share-address.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { type MenuAct, MoreMenu } from '../../../ui/action/more-menu.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { applicationCommand } from '../../shell/commands.ts';
import type { teamList as texts } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import { tableStateOf, viewQuery } from './table-address.ts';
import styles from './table-parts.module.css';

/** All applications, my saved views with how many each finds now, and saving the present one. */
export function ViewTabs() {
  const t = useTexts<typeof texts>('teamList');
  const { state, views, all, to, go, open } = useTeamList();
  const { run } = useAct();
  const present = viewQuery(state);
  const known = views.map((view) => ({ ...view, state: tableStateOf(new URLSearchParams(view.query)) }));
  const current = known.find((view) => viewQuery(view.state) === present);
  const usual = tableStateOf(new URLSearchParams());
  const whole = { conditions: usual.conditions, sort: usual.sort, columns: null };

  const copied = { copied: t('views.copied'), notCopied: t('views.notCopied') };
  async function remove(viewId: number) {
    if (!(await run(() => applicationCommand('deleteView', { viewId })))) return;
    toast.success(t('views.removed'));
    go(whole);
  }
  const acts: MenuAct[] = [
    { text: t('views.link'), run: () => void copyText(location.href, copied) },
    ...(!current && known.length > 0
      ? [{ text: t('views.update'), run: () => open({ kind: 'saveView' }) }]
      : []),
    ...(current ? [{ text: t('views.remove'), danger: true, run: () => void remove(current.viewId) }] : []),
  ];
  return (
    <nav className={styles.views} aria-label={t('views.label')}>
      <ul>
        <li>
          <Link
            className={styles.tab}
            to={to(whole)}
            aria-current={present === '' && !current ? 'page' : undefined}
          >
            {t('views.all')}
            <small>{all.toLocaleString()}</small>
          </Link>
        </li>
        {known.map((view) => {
          const { conditions, sort, columns } = view.state;
          return (
            <li key={view.viewId}>
              <Link
                className={styles.tab}
                to={to({ conditions, sort, columns })}
                aria-current={view.viewId === current?.viewId ? 'page' : undefined}
              >
                {view.name}
                <small>{view.count.toLocaleString()}</small>
              </Link>
            </li>
          );
        })}
        {present !== '' && !current && (
          <li>
            <button type="button" className={styles.tab} onClick={() => open({ kind: 'saveView' })}>
              <DenseIcon name="plus" />
              {t('views.save')}
            </button>
          </li>
        )}
      </ul>
      {present !== '' && <MoreMenu label={t('views.manage')} acts={acts} />}
    </nav>
  );
}
