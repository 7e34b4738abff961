import type { Translation } from '../../lib/texts.ts';
import type { pledgeText as ko } from './pledge-text.ko.ts';

export const pledgeText: Translation<typeof ko> = {
  title: 'Evaluators’ pledge',
  loading: 'Loading the pledge.',
  unreached: 'We could not reach the server. Please try again in a moment.',
  state: 'This is version {{version}}. {{signed}} signed, {{refused}} refused.',
  check: 'Something is missing or too long. Please check the marked fields.',
  titleKo: 'Title (Korean)',
  titleEn: 'Title (English)',
  clause: 'Clause {{place}}',
  clauseTitle: { ko: 'Clause title (Korean)', en: 'Clause title (English)' },
  clauseBody: { ko: 'Text (Korean)', en: 'Text (English)' },
  add: 'Add a clause',
  remove: 'Remove clause {{place}}',
  reason: 'Reason for the change',
  logged: 'The reason is recorded in the audit log.',
  asksAgain: 'The {{signed}} evaluators who signed will have to sign again. Until then they cannot score.',
  submit: 'Publish the new version',
  done: 'Version {{version}} of the pledge is published.',
};
