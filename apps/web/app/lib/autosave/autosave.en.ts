import type { Translation } from '../texts.ts';
import type { autosave as ko } from './autosave.ko.ts';

export const autosave: Translation<typeof ko> = {
  logOut: {
    saving: 'Saving your changes, then logging you out.',
    title: 'Some of what you wrote is not saved yet',
    body: 'If you log out now, it is deleted from this device too. If you stay, it remains on the page while you check your connection or the message.',
    stay: 'Stay logged in',
    go: 'Delete it and log out',
  },
};
