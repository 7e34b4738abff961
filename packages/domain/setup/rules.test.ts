import { expect, test } from 'vitest';
import { type SetupFacts, setupStates } from './rules.ts';

const ready: SetupFacts = {
  organisations: ['바다마을재단'],
  businessNumber: '220-82-00017',
  phone: '02-6011-2026',
  email: 'help@seaside.example',
  placeholders: [],
  lastMail: { status: 'sent', at: '2026-03-09T01:00:00.000Z', error: null },
  mailArrived: false,
  terms: [
    { page: 'terms', version: '2026.03.09', filled: true },
    { page: 'privacy', version: '2026.03.09', filled: true },
  ],
  operators: 2,
  invited: 0,
  season: { year: 2026, name: '리그', published: true, blocks: 0 },
  begun: true,
};
const [terms, privacy] = ready.terms as [SetupFacts['terms'][number], SetupFacts['terms'][number]];
const draft = { year: 2026, name: '리그', published: false };

test.each<[string, Partial<SetupFacts>, string]>([
  ['all of it', {}, ''],
  ['a name that stands for another', { placeholders: ['organisations'] }, 'organisations open'],
  ['the telephone alone', { placeholders: ['phone'] }, 'contact half'],
  ['telephone and e-mail', { placeholders: ['phone', 'email'] }, 'contact open'],
  ['no mail was ever written', { lastMail: null }, 'mail open'],
  ['a mail is on its way', { lastMail: { status: 'pending', at: '', error: null } }, 'mail half'],
  ['the last mail did not go', { lastMail: { status: 'failed', at: '', error: 'EAUTH' } }, 'mail open'],
  [
    'it did not, but others have arrived',
    { lastMail: { status: 'failed', at: '', error: '550' }, mailArrived: true },
    '',
  ],
  ['a placeholder in one text', { terms: [terms, { ...privacy, filled: false }] }, 'terms half'],
  [
    'no text, and a placeholder in the other',
    {
      terms: [
        { ...terms, version: null },
        { ...privacy, filled: false },
      ],
    },
    'terms open',
  ],
  ['one operator', { operators: 1 }, 'operators open'],
  ['one operator, and one who is invited', { operators: 1, invited: 1 }, 'operators half'],
  ['no season', { season: null, begun: false }, 'season open, publication open'],
  [
    'a season that contradicts itself',
    { season: { ...draft, blocks: 2 }, begun: false },
    'season half, publication open',
  ],
  ['a season that can be published', { season: { ...draft, blocks: 0 }, begun: false }, 'publication open'],
  ['next year’s draft', { season: { ...draft, blocks: 3 } }, 'season half'],
])('%s', (_, changed, left) => {
  const states = Object.entries(setupStates({ ...ready, ...changed }));
  expect(
    states
      .filter(([, state]) => state !== 'done')
      .map((one) => one.join(' '))
      .join(', '),
  ).toBe(left);
});
