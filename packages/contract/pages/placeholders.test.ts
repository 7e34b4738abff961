import { expect, test } from 'vitest';
import { openPlaceholders, placeholders } from './placeholders.ts';

const { foundation, host, businessNumber, phone, email } = placeholders;
const filled = {
  organisations: [{ name: { ko: '한걸음창업재단', en: 'One Step' } }],
  businessNumber: '123-45-67890',
  phone: '02-0000-2026',
  email: 'help@onestep.example',
};

test.each([
  [
    'all that a new installation says',
    { organisations: [{ name: foundation }], businessNumber, phone, email },
    4,
  ],
  ['a second organisation', { organisations: [...filled.organisations, { name: host }] }, ['organisations']],
  [
    'the English name alone',
    { organisations: [{ name: { ko: '한걸음창업재단', en: foundation.en } }] },
    ['organisations'],
  ],
  ['the number of the business', { businessNumber }, ['businessNumber']],
  ['the mail', { email }, ['email']],
  ['nothing', {}, []],
])('placeholders that are left: %s', (_case, settings, left) => {
  const open = openPlaceholders({ ...filled, ...settings });
  expect(typeof left === 'number' ? open.length : open).toEqual(left);
});
