import type { DraftOf, PostDraft } from '@chulbal/contract/posts/operators';
import { expect, test } from 'vitest';
import { detailProblems } from './details.rules.ts';

const text = { pinned: false, titleKo: '글', titleEn: '', bodyKo: '<p>글</p>', bodyEn: '', attachments: [] };
const program: DraftOf<'program'> = {
  ...{ board: 'program', kind: 'meetup', ...text },
  details: {
    cover: null,
    opensAt: '2026-05-01T00:00:00.000Z',
    closesAt: '2026-05-10T09:00:00.000Z',
    startsAt: '2026-05-12T05:00:00.000Z',
    endsAt: '2026-05-12T08:00:00.000Z',
    ...{ capacity: 30, waitingList: true, needsTeam: false },
    ...{ placeKo: '대전 스타트업 파크', placeEn: '', joinLink: '' },
    ...{ speakerKo: '', speakerEn: '' },
  },
};
const hero: DraftOf<'hero'> = {
  ...{ board: 'hero', kind: 'food', ...text },
  details: {
    ...{ cover: null, tmRegion: 6, founderKo: '김마을', founderEn: '', companyKo: '마을빵집', companyEn: '' },
    ...{ since: 2021, quoteKo: '', quoteEn: '' },
  },
};
const picture = { serverFileName: 'a'.repeat(32), altKo: '', altEn: '' };

function withDetails(draft: PostDraft, part: object): PostDraft {
  return { ...draft, details: { ...draft.details, ...part } } as PostDraft;
}

test.each<[string, PostDraft, object, string[]]>([
  ['a programme as it should be', program, {}, []],
  ['no dates', program, { opensAt: null, endsAt: null }, ['details.opensAt', 'details.endsAt']],
  ['closing as it opens', program, { closesAt: program.details.opensAt }, ['details.closesAt']],
  [
    'beginning before applying is over',
    program,
    { startsAt: '2026-05-10T08:59:59.999Z' },
    ['details.startsAt'],
  ],
  ['beginning as applying ends', program, { startsAt: program.details.closesAt }, []],
  ['ending as it begins', program, { endsAt: program.details.startsAt }, ['details.endsAt']],
  ['neither a place nor an address', program, { placeKo: '' }, ['details.placeKo']],
  ['an address alone', program, { placeKo: '', joinLink: 'https://meet.example/a' }, []],
  ['an address of another kind', program, { joinLink: 'javascript:alert(1)' }, ['details.joinLink']],
  ['a picture without words', program, { cover: picture }, ['details.cover']],
  ['a hero as they should be', hero, {}, []],
  [
    'nobody, nothing, nowhere',
    hero,
    { tmRegion: null, founderKo: '', companyKo: '' },
    ['details.tmRegion', 'details.founderKo', 'details.companyKo'],
  ],
])('%s', (_, draft, part, fields) => {
  expect(Object.keys(detailProblems(withDetails(draft, part)))).toEqual(fields);
});
