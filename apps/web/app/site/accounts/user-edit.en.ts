import type { Translation } from '../../lib/texts.ts';
import type { userEdit as ko } from './user-edit.ko.ts';

export const userEdit: Translation<typeof ko> = {
  title: 'Edit my profile',
  words: 'A fresh\nbib.',
  back: 'Back to My page',
  profile: 'Profile',
  name: 'Name',
  birthDate: 'Birth date',
  birthHint: 'Eligibility depends on it, so it cannot be changed. If it is wrong, please contact us.',
  country: 'Country',
  emailHint: 'Your log-in ID. To change it, ask for a code at the new address.',
  phoneHint: 'To change it, ask for a code at the new number.',
  save: 'Save',
  password: 'Change password',
  passwordNote: 'Other devices are logged out when you change it.',
  current: 'Current password',
  currentWrong: 'The current password is incorrect.',
  change: 'Change password',
  mine: 'My data and account',
  mineText: 'Everything we hold about you, and who has viewed it, in one place.',
  mineLink: 'See all my data',
  restored: 'What you entered before your session ended is back. Please check it and save.',
};
