import { shownPoints } from '@chulbal/contract/results/points';
import type { ResultTeam } from '@chulbal/contract/results/results';
import { hasQuotas } from '@chulbal/contract/results/shapes.rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { TextButton } from '../../../ui/action/text-button.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useResult, versionBefore } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import {
  FOLD_STEP,
  foundTeams,
  lineAfter,
  type RankingItem,
  rankingItems,
  teamsOf,
} from './ranking-items.ts';
import { RankingRow } from './ranking-row.tsx';
import styles from './ranking-table.module.css';
import { pointScaleOf } from './strip.ts';

type Props = {
  /** What is searched for; empty shows the ranking. */
  typed: string;
  standardised: boolean;
};

/** The ranking of a tab, its runs folded and its lines drawn. */
export function RankingTable({ typed, standardised }: Props) {
  const t = useTexts<typeof texts>('results');
  const { data, past, statistics, view, region } = useResult();
  const [opened, setOpened] = useState<ReadonlyMap<string, number>>(new Map());
  const revealed = useRef<number | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const scale = useMemo(() => pointScaleOf(view.teams), [view.teams]);
  const byNo = useMemo(() => new Map(view.teams.map((team) => [team.teamNo, team])), [view.teams]);
  const zRanks = useMemo(
    () => new Map(statistics?.standardised.map(({ teamNo, rank }) => [teamNo, rank])),
    [statistics],
  );
  const teams = teamsOf(view, region);
  const found = typed.trim() ? foundTeams(teams, typed) : null;
  const items: RankingItem[] = found
    ? found.map((team) => ({ kind: 'team', team, place: team.rank }))
    : rankingItems(view, { region, opened });
  const version = versionBefore({ data, past });
  const columns = 8 + (standardised ? 1 : 0) + (view.market ? 1 : 0);

  function open(fold: Extract<RankingItem, { kind: 'fold' }>) {
    revealed.current = fold.teams[0]?.teamNo ?? null;
    setOpened(new Map(opened).set(fold.key, (opened.get(fold.key) ?? 0) + FOLD_STEP));
  }
  // the button that was pressed is gone: go on at the first row it brought
  useEffect(() => {
    if (revealed.current === null || opened.size === 0) return;
    body.current?.querySelector<HTMLElement>(`[data-team="${revealed.current}"] button`)?.focus();
    revealed.current = null;
  }, [opened]);

  if (found?.length === 0) return <p className={styles.none}>{t('foundNone')}</p>;
  if (teams.length === 0) return <p className={styles.none}>{t('none')}</p>;
  return (
    <ScrollRegion label={t('table')} className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('label')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('col.rank')}</th>
            {standardised && <th scope="col">{t('col.z')}</th>}
            <th scope="col">{version > 0 ? t('col.move', { version }) : t('col.moveSaved')}</th>
            <th scope="col">{t('col.team')}</th>
            <th scope="col">
              {t('col.sheets', { from: scale.from, to: scale.to })}
              <span className={styles.legend}> {t('col.legend')}</span>
            </th>
            <th scope="col" className={styles.right}>
              {t('col.average')}
            </th>
            <th scope="col" className={styles.right}>
              {t('col.bonus')}
            </th>
            {view.market && (
              <th scope="col" className={styles.right}>
                {t('col.market')}
              </th>
            )}
            <th scope="col" className={styles.right}>
              {t('col.final')}
            </th>
            <th scope="col">{t('col.verdict')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {items.map((item) => {
            if (item.kind === 'team') {
              const { team } = item;
              return (
                <RankingRow
                  key={team.teamNo}
                  team={team}
                  against={team.tie ? byNo.get(team.tie.against) : undefined}
                  scale={scale}
                  standardised={standardised ? (zRanks.get(team.teamNo) ?? null) : undefined}
                />
              );
            }
            if (item.kind === 'fold')
              return (
                <FoldRow key={`fold ${item.key}`} fold={item} columns={columns} onOpen={() => open(item)} />
              );
            if (item.kind === 'selection')
              return <SelectionLine key="selection" teams={teams} columns={columns} />;
            return <CutLine key="cut" count={item.teams} columns={columns} />;
          })}
        </tbody>
      </table>
      {opened.size > 0 && !found && (
        <p className={styles.foldAll}>
          <TextButton className={styles.link} onClick={() => setOpened(new Map())}>
            {t('foldAll')}
          </TextButton>
        </p>
      )}
    </ScrollRegion>
  );
}

type FoldProps = { fold: Extract<RankingItem, { kind: 'fold' }>; columns: number; onOpen: () => void };

function FoldRow({ fold, columns, onOpen }: FoldProps) {
  const t = useTexts<typeof texts>('results');
  const { teams, from, to } = fold;
  const count = teams.length;
  const decision = teams[0]?.decision;
  const places = from === null || to === null ? null : from === to ? `${from}` : `${from}–${to}`;
  const told =
    places !== null &&
    (decision === 'selected' || decision === 'reserve' || decision === 'notSelected' || decision === 'cut')
      ? t(`fold.${decision}`, { places, count })
      : t('fold.other', { count });
  const moved = teams.filter(({ move }) => move !== 'same').length;
  return (
    <tr className={styles.fold}>
      <td colSpan={columns}>
        <span>
          {told}, {moved > 0 ? t('fold.moved', { count: moved }) : t('fold.same')}
        </span>
        <TextButton className={styles.link} onClick={onOpen}>
          {count > FOLD_STEP ? t('fold.more', { count: FOLD_STEP }) : t('fold.open', { count })}
        </TextButton>
      </td>
    </tr>
  );
}

/** Where the selection ends: black and chequered, as a finish is. */
function SelectionLine({ teams, columns }: { teams: readonly ResultTeam[]; columns: number }) {
  const t = useTexts<typeof texts>('results');
  const { view, region, name } = useResult();
  const own = view.regions.find((one) => one.region === region);
  const line = lineAfter(teams, region, view.rules);
  const [above, below] = [teams[line - 1], teams[line]];
  const quotas = hasQuotas(view.rules);
  const tied = above?.final !== null && above?.final === below?.final;
  const at = above?.final ? (tied ? above.final : shownPoints(above.final)) : null;
  const selected = teams.filter(({ decision }) => decision === 'selected').length;
  return (
    <tr className={styles.selection}>
      <td colSpan={columns}>
        <div className={styles.line}>
          <b>
            {own && own.quota > 0
              ? t('line.quota', { name: name(own.name), count: own.quota })
              : t('line.all', { count: selected })}
          </b>
          <span>{region === null && quotas ? t('line.byRegion') : at && t('line.at', { points: at })}</span>
        </div>
      </td>
    </tr>
  );
}

function CutLine({ count, columns }: { count: number; columns: number }) {
  const t = useTexts<typeof texts>('results');
  const { rules } = useResult();
  return (
    <tr className={styles.cut}>
      <td colSpan={columns}>{t('line.cut', { points: rules.cutLine, count })}</td>
    </tr>
  );
}
