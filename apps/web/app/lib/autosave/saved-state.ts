import { type Edited, isUnsaved } from './edited.ts';

export type Activity = 'idle' | 'waiting' | 'saving' | 'unreached' | 'signedOut' | 'refused';

export type AutosaveView<Content> = {
  readonly content: Content;
  readonly activity: Activity;
  /** Why the server refused, or could not be reached though it answered, in the reader's language. */
  readonly message: string | null;
  /** Whether what is unsaved is kept on this device. */
  readonly kept: boolean;
  /** Whether nothing of what is unsaved can be sent before it is mended, or somebody has chosen. */
  readonly held: boolean;
};

/** `held`: nothing can be sent before something is mended. `unsaved`: it is saved when somebody says so. */
export type SavedState =
  | 'nothing'
  | 'unsaved'
  | 'saved'
  | 'saving'
  | 'unreached'
  | 'signedOut'
  | 'refused'
  | 'conflict'
  | 'held';

/** What there is to say about saving: what somebody has to do comes before what goes on by itself. */
export function savedStateOf({ content, activity, held }: AutosaveView<Edited>): SavedState {
  if (activity === 'signedOut' || activity === 'unreached') return activity;
  if (content.conflicts.length > 0) return 'conflict';
  if (activity === 'refused' || activity === 'saving') return activity;
  if (isUnsaved(content)) return held ? 'held' : 'saving';
  return content.savedAt === null ? 'nothing' : 'saved';
}

/** Whether nobody has to do anything about it. */
export function isQuiet(state: SavedState): boolean {
  return ['nothing', 'unsaved', 'saved', 'saving'].includes(state);
}
