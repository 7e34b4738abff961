import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShortcut } from '../../lib/use-shortcut.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import type { consoleFrame as texts } from './console-frame.ko.ts';
import styles from './console-search.module.css';
import type { Found } from './search-route.ts';

/** Search over teams and people: a combobox whose list opens while one types. `/` focuses it. */
export function ConsoleSearch() {
  const t = useTexts<typeof texts>('consoleFrame');
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const state = useConsoleSearch(keyword);
  const hits = state.kind === 'found' ? searchHits(state.found) : [];
  const shown = open && state.kind !== 'idle';
  useShortcut('/', () => input.current?.focus());

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function choose(hit: SearchHit) {
    close();
    setKeyword('');
    input.current?.blur();
    void navigate(hit.to);
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive(active < 0 && step < 0 ? hits.length - 1 : (active + step + hits.length) % hits.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const hit = hits[Math.max(0, active)];
      if (hit && shown) choose(hit);
    }
    if (event.key === 'Escape') {
      if (!shown) setKeyword('');
      close();
    }
  }

  return (
    <div role="search" className={styles.search}>
      <Icon name="search" size="sm" />
      <input
        ref={input}
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={t('search.label')}
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-keyshortcuts="/"
        placeholder={t('search.placeholder')}
        autoComplete="off"
        maxLength={50}
        value={keyword}
        onChange={(event) => {
          setKeyword(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onKeyDown={press}
      />
      <kbd className={styles.key}>/</kbd>
      <div className={styles.panel} hidden={!shown} onPointerDown={(event) => event.preventDefault()}>
        <div id={`${id}-list`} role="listbox" aria-label={t('search.results')}>
          {hits.map((hit, at) => (
            <Hit key={hit.key} id={`${id}-${at}`} hit={hit} active={at === active} onChoose={choose} />
          ))}
        </div>
        <Said state={state} count={hits.length} />
      </div>
    </div>
  );
}

type HitProps = { id: string; hit: SearchHit; active: boolean; onChoose: (hit: SearchHit) => void };

function Hit({ id, hit, active, onChoose }: HitProps) {
  const t = useTexts<typeof texts>('consoleFrame');
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles.hit}
      onClick={() => onChoose(hit)}
    >
      <LaneNo lane={hit.lane} size="sm" />
      <b>{hit.name}</b>
      <span>{hit.about}</span>
      <small>{t(`search.${hit.kind}`)}</small>
    </button>
  );
}

/** What a list cannot say: that it is on its way, empty or failed. */
function Said({ state, count }: { state: SearchState; count: number }) {
  const t = useTexts<typeof texts>('consoleFrame');
  const empty = state.kind === 'found' && count === 0;
  return (
    <p className={empty || state.kind === 'failed' ? styles.said : styles.spoken} role="status">
      {state.kind === 'searching' && t('search.searching')}
      {state.kind === 'failed' && t('search.failed')}
      {state.kind === 'found' && (empty ? t('search.none') : t('search.count', { count }))}
    </p>
  );
}

/** One row of the search's list. */
type SearchHit = {
  key: string;
  kind: 'team' | 'person';
  name: string;
  about: string;
  lane: number;
  /** The page it leads to. */
  to: string;
};

const pageOf = (teamNo: number) => `/console/applications?team=${teamNo}`;

/** Teams first, then people, as rows of one list. */
function searchHits({ teams, people }: Found): SearchHit[] {
  return [
    ...teams.map(({ teamNo, number, teamName, itemName, lane }) => ({
      key: `team-${teamNo}`,
      kind: 'team' as const,
      name: teamName,
      about: [number, itemName].filter(Boolean).join(' · '),
      lane,
      to: pageOf(teamNo),
    })),
    ...people.map(({ teamNo, name, teamName, lane }, at) => ({
      key: `person-${teamNo}-${at}`,
      kind: 'person' as const,
      name,
      about: teamName,
      lane,
      to: pageOf(teamNo),
    })),
  ];
}

/** Milliseconds without typing after which the server is asked. */
const pause = 150;

type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'failed' }
  | { kind: 'found'; found: Found };

/** What is found for a keyword, while it is being typed. An older answer never replaces a newer one. */
function useConsoleSearch(keyword: string): SearchState {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const wanted = keyword.trim();
  useEffect(() => {
    if (!wanted) {
      setState({ kind: 'idle' });
      return;
    }
    const gone = new AbortController();
    const timer = setTimeout(async () => {
      setState((before) => (before.kind === 'found' ? before : { kind: 'searching' }));
      try {
        const reply = await fetch(`/console/search?${new URLSearchParams({ keyword: wanted })}`, {
          signal: gone.signal,
        });
        const found = reply.ok ? ((await reply.json()) as Found) : null;
        if (!gone.signal.aborted) setState(found ? { kind: 'found', found } : { kind: 'failed' });
      } catch {
        if (!gone.signal.aborted) setState({ kind: 'failed' });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [wanted]);
  return state;
}
