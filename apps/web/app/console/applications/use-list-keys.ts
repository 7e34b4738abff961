import type { ApplicationRow } from '@chulbal/contract/applications/operators';
import { useEffect, useEffectEvent } from 'react';
import { usesLetters } from '../../lib/letter-keys.ts';
import { type KeyPlace, type ListIntent, listIntentOf } from './list-keys.ts';
import type { UsedSelection } from './table/use-selection.ts';
import type { TeamList } from './team-list-context.ts';

type Known = Pick<TeamList, 'state' | 'rows' | 'go' | 'open' | 'can'> & UsedSelection;

/** The keys of the table's screen: they move from team to team, in the table or in the open drawer. */
export function useListKeys({ state, rows, go, open, can, selection, every, tick }: Known): void {
  const act = useEffectEvent((intent: ListIntent): boolean => {
    const focused = Number(document.activeElement?.closest<HTMLElement>('[data-team]')?.dataset.team);
    const current = state.team ?? (focused || null);
    switch (intent) {
      case 'next':
      case 'previous': {
        const next = neighbour(rows, current, intent === 'next' ? 1 : -1);
        if (!next) return false;
        if (state.team === null) focusRow(next.teamNo);
        else go({ team: next.teamNo, file: null });
        return true;
      }
      case 'tick':
      case 'tickRange': {
        const row = rows.find(({ teamNo }) => teamNo === current);
        if (!row || !can('workApplications')) return false;
        const range = intent === 'tickRange';
        tick({ rows, teamNo: row.teamNo, on: range || (!every && !selection.has(row.teamNo)), range });
        return true;
      }
      case 'search':
        document.querySelector<HTMLElement>('[data-team-search]')?.focus();
        return true;
      case 'help':
        open({ kind: 'keys' });
        return true;
      case 'close':
        if (state.file) go({ file: null });
        else if (state.team !== null) go({ team: null });
        else return false;
        return true;
    }
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (document.querySelector('dialog[open], :popover-open')) return;
      const intent = listIntentOf(event, placeOf(event.target), usesLetters());
      if (intent && act(intent)) event.preventDefault();
    };
    // before the bar's own: on this page the question mark shows these keys too
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}

function neighbour(rows: readonly ApplicationRow[], teamNo: number | null, by: 1 | -1) {
  const place = rows.findIndex((row) => row.teamNo === teamNo);
  return place < 0 ? rows[0] : rows[place + by];
}

function focusRow(teamNo: number): void {
  const row = document.querySelector<HTMLElement>(`[data-team-table] [data-team="${teamNo}"]`);
  row?.querySelector<HTMLElement>('a')?.focus();
  row?.scrollIntoView?.({ block: 'nearest' });
}

function placeOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof Element)) return 'page';
  const text = target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]');
  if (text) return 'text';
  return target.closest('[data-team-table]') ? 'table' : 'page';
}
