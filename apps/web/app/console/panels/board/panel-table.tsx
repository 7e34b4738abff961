import { useTexts } from '../../../lib/use-texts.ts';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { panels as texts } from '../panels.ko.ts';
import type { ArrangedPanel } from '../plan/arrangement.ts';
import { sharesOf } from '../plan/figures.ts';
import { freeEvaluators, type Named, useBoard } from './board-context.ts';
import { useDropPlace } from './drag.ts';
import { usePanelNames } from './panel-name.ts';
import styles from './panel-table.module.css';
import { SeatDots } from './seat-dots.tsx';
import { useMoves } from './use-moves.ts';

/** All panels, one a line: who sits in them, how many teams of which region and field, and what is wrong. */
export function PanelTable() {
  const t = useTexts<typeof texts>('panels');
  const { facts, arrangement } = useBoard();
  const regionCount = (panel: ArrangedPanel) =>
    sharesOf(
      panel.teams.map(({ teamNo }) => facts.teams.get(teamNo)?.region ?? ''),
      [],
    ).map(({ count }) => count);
  const mostOfRegion = Math.max(1, ...arrangement.flatMap(regionCount));
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('table.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('table.panel')}</th>
          <th scope="col">{t('table.evaluators')}</th>
          <th scope="col" className={styles.number}>
            {t('table.teams')}
          </th>
          <th scope="col" className={styles.regions}>
            <VisuallyHidden>{t('table.regions')}</VisuallyHidden>
            <RegionHead regions={facts.regions} />
          </th>
          <th scope="col" className={styles.parts}>
            {t('table.parts')}
          </th>
          <th scope="col">{t('table.state')}</th>
        </tr>
      </thead>
      <tbody>
        {arrangement.map((panel) => (
          <PanelRow key={panel.key} panel={panel} mostOfRegion={mostOfRegion} />
        ))}
        <NoPanelRow mostOfRegion={mostOfRegion} />
      </tbody>
    </table>
  );
}

function RegionHead({ regions }: { regions: readonly Named[] }) {
  return (
    <span className={styles.columns} aria-hidden="true">
      {regions.map(({ code, name }) => (
        <span key={code} title={name}>
          {name}
        </span>
      ))}
    </span>
  );
}

function PanelRow({ panel, mostOfRegion }: { panel: ArrangedPanel; mostOfRegion: number }) {
  const t = useTexts<typeof texts>('panels');
  const { facts, arrangement, figures, readOnly, chosen, choose } = useBoard();
  const { move } = useMoves();
  const name = usePanelNames(arrangement)(panel.key);
  const drop = useDropPlace((what) => move(what, panel.key), !readOnly);
  const count = figures.panels.get(panel.key);
  const teamNos = panel.teams.map(({ teamNo }) => teamNo);
  const members = count?.members ?? 0;
  const short = count?.short.length ?? 0;
  const over = panel.evaluators.some(({ evaluatorId }) => figures.overLimit.includes(evaluatorId));
  return (
    <tr data-chosen={chosen === panel.key || undefined} {...drop}>
      <th scope="row">
        <button
          type="button"
          className={styles.name}
          data-panel={panel.key}
          aria-pressed={chosen === panel.key}
          onClick={() => choose(chosen === panel.key ? null : panel.key)}
        >
          {name}
        </button>
      </th>
      <td>
        <SeatDots panel={panel} />
      </td>
      <td className={styles.number} data-unit={t('unit')}>
        <b>{panel.teams.length}</b>
      </td>
      <td className={styles.regions}>
        <RegionCells teamNos={teamNos} most={mostOfRegion} />
      </td>
      <td className={styles.parts}>
        <PartBars teamNos={teamNos} />
      </td>
      <td className={styles.state}>
        {members < facts.panelSize && (
          <StateMark kind="bad">{t('row.seats', { count: facts.panelSize - members })}</StateMark>
        )}
        {members > facts.panelSize && (
          <StateMark kind="wait" icon="warning">
            {t('row.extra', { count: members - facts.panelSize })}
          </StateMark>
        )}
        {members >= facts.panelSize && short > 0 && (
          <StateMark kind="bad">{t('row.short', { count: short })}</StateMark>
        )}
        {over && (
          <StateMark kind="wait" icon="warning">
            {t('row.over')}
          </StateMark>
        )}
        {members === facts.panelSize && short === 0 && !over && (
          <StateMark kind="ok">{t('row.good')}</StateMark>
        )}
      </td>
    </tr>
  );
}

/** Those in no panel, shown while there are any. */
function NoPanelRow({ mostOfRegion }: { mostOfRegion: number }) {
  const t = useTexts<typeof texts>('panels');
  const board = useBoard();
  const { figures, readOnly, chosen, choose } = board;
  const { move } = useMoves();
  const drop = useDropPlace((what) => move(what, null), !readOnly);
  const free = freeEvaluators(board).length;
  const teams = figures.withoutPanel;
  if (free === 0 && teams.length === 0) return null;
  return (
    <tr className={styles.free} data-chosen={chosen === 'none' || undefined} {...drop}>
      <th scope="row">
        <button
          type="button"
          className={styles.name}
          data-panel="none"
          aria-pressed={chosen === 'none'}
          onClick={() => choose(chosen === 'none' ? null : 'none')}
        >
          {t('boardNone')}
        </button>
      </th>
      <td className={styles.quiet}>{t('row.free', { count: free })}</td>
      <td className={styles.number} data-unit={t('unit')}>
        <b>{teams.length}</b>
      </td>
      <td className={styles.regions}>
        <RegionCells teamNos={teams} most={mostOfRegion} />
      </td>
      <td className={styles.parts}>
        <PartBars teamNos={teams} />
      </td>
      <td className={styles.state}>
        {teams.length > 0 ? (
          <StateMark kind="bad">{t('row.unplaced')}</StateMark>
        ) : (
          <StateMark kind="off">{t('row.spare')}</StateMark>
        )}
      </td>
    </tr>
  );
}

/** How many teams of each region, a number over a bar. */
function RegionCells({ teamNos, most }: { teamNos: readonly number[]; most: number }) {
  const t = useTexts<typeof texts>('panels');
  const { facts } = useBoard();
  const shares = new Map(
    sharesOf(
      teamNos.map((teamNo) => facts.teams.get(teamNo)?.region ?? ''),
      [],
    ).map(({ key, count }) => [key, count]),
  );
  return (
    <ul className={styles.columns}>
      {facts.regions.map(({ code, name }) => {
        const count = shares.get(code) ?? 0;
        return (
          <li key={code} data-none={count === 0 || undefined}>
            <VisuallyHidden>{name} </VisuallyHidden>
            {count}
            <VisuallyHidden>{t('unit')}</VisuallyHidden>
            <i style={{ '--share': `${(count / most) * 100}%` }} aria-hidden="true" />
          </li>
        );
      })}
    </ul>
  );
}

/** How many teams of each field, as bars in the season's order; their names are read aloud and shown on hover. */
function PartBars({ teamNos }: { teamNos: readonly number[] }) {
  const t = useTexts<typeof texts>('panels');
  const { facts } = useBoard();
  const shares = sharesOf(
    teamNos.map((teamNo) => facts.teams.get(teamNo)?.itemPart ?? ''),
    facts.parts.map(({ code }) => code),
  );
  const counts = new Map(shares.map(({ key, count }) => [key, count]));
  const most = Math.max(1, ...counts.values());
  const words = shares
    .map(
      ({ key, count }) => `${facts.parts.find(({ code }) => code === key)?.name ?? t('otherPart')} ${count}`,
    )
    .join(', ');
  return (
    <span className={styles.bars} title={words}>
      <VisuallyHidden>{words || t('noTeams')}</VisuallyHidden>
      {facts.parts.map(({ code }) => (
        <i
          key={code}
          style={{ '--share': `${((counts.get(code) ?? 0) / most) * 100}%` }}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}
