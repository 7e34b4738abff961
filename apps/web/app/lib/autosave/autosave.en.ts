import type { Translation } from '../texts.ts';
import type { autosave as ko } from './autosave.ko.ts';

export const autosave: Translation<typeof ko> = {
  nothing: 'Saved as you write',
  unsaved: 'Not saved',
  saved: 'Saved {{at}}',
  saving: 'Saving',
  unreached: 'Not saved: no connection. We keep trying, so please keep this page open.',
  unreachedKept: 'No connection. Kept on this device while we keep trying.',
  busy: 'The server is busy, so this is not saved yet. It will be saved by itself in a moment.',
  signedOut: 'Your session has ended. What you wrote is still here.',
  logIn: 'Log in again',
  conflict: '{{count}} differences from what was saved elsewhere',
  conflict_one: '{{count}} difference from what was saved elsewhere',
  choose: 'Choose',
  held: 'Something needs fixing before it can be saved',
  conflicts: {
    title: 'Which one should stay?',
    text: 'Another window or another person changed the same text. Please choose what to keep. Nothing is overwritten until you do.',
    mine: 'Written here',
    theirs: 'Saved elsewhere',
    empty: 'Empty',
    save: 'Save my choice',
  },
  logOut: {
    saving: 'Saving your changes, then logging you out.',
    title: 'Some of what you wrote is not saved yet',
    body: 'If you log out now, it is deleted from this device too. If you stay, it remains on the page while you check your connection or the message.',
    stay: 'Stay logged in',
    go: 'Delete it and log out',
  },
};
