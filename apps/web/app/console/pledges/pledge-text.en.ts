import type { Translation } from '../../lib/texts.ts';
import type { pledgeText as ko } from './pledge-text.ko.ts';

export const pledgeText: Translation<typeof ko> = {
  title: 'Evaluators’ pledge',
  loading: 'The pledge is on its way.',
  unreached: 'Communication is not working well. Please try again in a moment.',
  state: 'This is version {{version}}. {{signed}} signed, {{refused}} refused.',
  check: 'Something is missing or too long. Please look at the marked fields.',
  titleKo: 'Title (Korean)',
  titleEn: 'Title (English)',
  clause: 'Clause {{place}}',
  clauseTitle: { ko: 'Name of the clause (Korean)', en: 'Name of the clause (English)' },
  clauseBody: { ko: 'Text (Korean)', en: 'Text (English)' },
  add: 'Add a clause',
  remove: 'Remove clause {{place}}',
  reason: 'Why it is changed',
  logged: 'The reason goes into the audit log.',
  asksAgain:
    'Publishing asks the {{signed}} evaluators who have signed to sign again. Until then their sheets are closed.',
  submit: 'Publish the new version',
  done: 'Version {{version}} of the pledge is published.',
};
