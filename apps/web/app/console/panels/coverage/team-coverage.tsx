import { fullDayText } from '@chulbal/contract/time-texts';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { TextButton } from '../../../ui/action/text-button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import type { panels as texts } from '../panels.ko.ts';
import tab from '../stage.module.css';
import styles from './coverage.module.css';
import type { Coverage } from './coverage.ts';
import type { Ending } from './end-dialog.tsx';

type Team = Coverage['teams'][number];
type Props = { coverage: Coverage; onEnd: ((ending: Ending) => void) | null };
type Filter = 'short' | 'changed';

const ROWS = 30;

/** Teams, those that fewest judge first; each opens into who judges it, who stepped back and who took over. */
export function TeamCoverage({ coverage, onEnd }: Props) {
  const t = useTexts<typeof texts>('panels');
  const [filter, setFilter] = useState<Filter | null>(null);
  // A link may name the team that it is about.
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(search.get('find') ?? '');
  const [rows, setRows] = useState(ROWS);
  const sought = useDeferredValue(typed.trim().toLowerCase());
  const isShort = ({ missing }: Team) => missing > 0;
  const isChanged = ({ evaluators }: Team) => evaluators.some(({ state }) => state !== 'active');
  const fits = { short: isShort, changed: isChanged };
  const shown = coverage.teams.filter(
    (team) =>
      (filter === null || fits[filter](team)) &&
      (!sought ||
        [team.number, team.teamName, ...team.evaluators.map(({ name }) => name)]
          .join(' ')
          .toLowerCase()
          .includes(sought)),
  );
  return (
    <>
      <div className={tab.tools}>
        <SearchInput
          aria-label={t('coverageSearch')}
          placeholder={t('coverageSearch')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {(['short', 'changed'] as const).map((one) => (
          <Chip
            key={one}
            pressed={filter === one}
            count={coverage.teams.filter(fits[one]).length}
            onClick={() => setFilter(filter === one ? null : one)}
          >
            {t(`filter.${one}`)}
          </Chip>
        ))}
      </div>
      {shown.length === 0 && <p className={tab.lede}>{t('coverageNotFound')}</p>}
      <ul className={tab.list}>
        {shown.slice(0, rows).map((team) => (
          <TeamItem key={team.teamNo} team={team} panelSize={coverage.panelSize} onEnd={onEnd} />
        ))}
      </ul>
      {shown.length > rows && (
        <div className={tab.more}>
          <Button size="sm" onClick={() => setRows(rows + 200)}>
            {t('coverageMore', { count: shown.length - rows })}
          </Button>
        </div>
      )}
    </>
  );
}

function TeamItem({ team, panelSize, onEnd }: { team: Team; panelSize: number; onEnd: Props['onEnd'] }) {
  const t = useTexts<typeof texts>('panels');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const gone = team.evaluators.filter(({ state }) => state !== 'active');
  return (
    <li className={styles.team}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className={styles.no}>{team.number ?? '–'}</span>
          <b>{team.teamName}</b>
          <span className={styles.panel}>
            {team.panel ? team.panel.name || t('panelNo', { no: team.panel.position }) : ''}
          </span>
          <Seats team={team} panelSize={panelSize} />
          <span className={styles.state}>
            {team.missing > 0 ? (
              <StateMark kind="bad">{t('missing', { count: team.missing })}</StateMark>
            ) : gone.length > 0 ? (
              <StateMark kind="info">{t('changed', { count: gone.length })}</StateMark>
            ) : (
              <StateMark kind="ok">{t('full')}</StateMark>
            )}
          </span>
        </summary>
        {open && (
          <ul className={styles.people}>
            {team.evaluators.map((one) => (
              <li key={one.evaluatorId} data-ended={one.state !== 'active' || undefined}>
                <b>{one.name}</b>
                <span className={tab.quiet}>{t(one.role ? `role.${one.role}` : 'role.other')}</span>
                <span className={styles.what}>
                  {one.state === 'active'
                    ? t('since', { day: fullDayText(one.since, language) })
                    : t(`state.${one.state}`)}
                  {one.until && ` ${fullDayText(one.until, language)}`}
                  {one.reason && `, ${one.reason}`}
                </span>
                {one.state === 'active' && onEnd && (
                  <TextButton
                    aria-label={`${t('end.open')}: ${one.name}, ${team.teamName}`}
                    onClick={() =>
                      onEnd({
                        evaluatorId: one.evaluatorId,
                        name: one.name,
                        team: { teamNo: team.teamNo, name: team.teamName },
                        count: 1,
                      })
                    }
                  >
                    {t('end.open')}
                  </TextButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

/** A disc for each evaluator who judges, a ring where one is missing. */
function Seats({ team, panelSize }: { team: Team; panelSize: number }) {
  const t = useTexts<typeof texts>('panels');
  const seats = Array.from({ length: Math.max(panelSize, team.active) }, (_, place) => ({
    place,
    missing: place >= team.active,
  }));
  return (
    <span className={styles.seats}>
      <span aria-hidden="true">
        {seats.map(({ place, missing }) => (
          <i key={place} data-missing={missing || undefined} />
        ))}
      </span>
      {t('coverageSeats', { has: team.active, size: panelSize })}
    </span>
  );
}
