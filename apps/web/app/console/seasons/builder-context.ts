import type { Contradiction } from '@chulbal/contract/seasons/contradictions';
import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import { createContext, use } from 'react';
import type { Wait } from '../../lib/post-file.ts';
import type { Place } from './plan/plan-edits.ts';
import { valueAt, withValueAt } from './plan/plan-path.ts';
import type { EditorView, SeasonEditor } from './season-editor.ts';

/** What every part of the season's screens works with. */
export type Builder = {
  editor: SeasonEditor;
  view: EditorView;
  plan: SeasonPlan;
  found: readonly Contradiction[];
  /** The operator may not edit, or the season is over: everything is shown and nothing changes. */
  readOnly: boolean;
  chosen: Place | null;
  /** Chooses a place; `focus` names the field that focus goes to, such as `name.ko`. */
  choose: (place: Place | null, focus?: string) => void;
  /** Focus goes to a field of what is chosen once it is there: a path below it, or a selector. */
  focusAt: (field: string) => void;
  /** Opens the dialog that ends the season; null for who may not. */
  askToFinish: (() => void) | null;
  /** Stores a form for guardians; throws what went wrong, in words. */
  uploadForm: (file: File, wait: Wait) => Promise<{ serverFileName: string; name: string }>;
  /** Tells those who hear the page what has just happened. */
  say: (text: string) => void;
};

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error('useBuilder needs a BuilderContext around it');
  return builder;
}

/** A value of the plan by its path, how to change it, and what the server said about it. */
export function usePlanValue<T>(path: string) {
  const { plan, editor, view, readOnly } = useBuilder();
  return {
    value: valueAt(plan, path) as T,
    error: view.fields[path],
    readOnly,
    set: (value: T) => editor.edit(path, (now) => withValueAt(now, path, value)),
  };
}
