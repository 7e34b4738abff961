import { defaults, type Person, readFields } from '@chulbal/contract/applications/fields';
import type { PartForLeader } from '@chulbal/contract/applications/part-progress';
import { findingsWithParts, isTheirs } from '@chulbal/contract/applications/part-progress.rules';
import { describe, expect, test } from 'vitest';
import {
  entrySha256,
  hiddenPaths,
  isSamePerson,
  leftOver,
  type PartFacts,
  progressOf,
  shownContact,
  splitOffers,
} from './parts.rules.ts';

const person: Person = {
  ...readFields({}).leader,
  tmName: '정하람',
  tmPhone: '010-0000-4821',
  tmEmail: 'Haram@test.example',
};
const at = new Date('2026-05-20T05:00:00Z');
const part: PartFacts = {
  memberKey: 'member01',
  contact: { phone: '010-0000-4821', email: 'haram@test.example' },
  ...{ sentAt: at, openedAt: null, doneAt: null, signedSha256: null, written: [] },
};
const signed = { openedAt: at, doneAt: at, signedSha256: entrySha256(person) };
const none = { missing: [], wait: 0 };
const birth = { step: 'members', path: 'members.member01.tmBirth', error: 'required' } as const;

describe('whose an entry is', () => {
  test.each([
    ['as the link was sent', {}, {}, true],
    ['another phone, by the leader', { tmPhone: '010-1111-1111' }, {}, false],
    ['another phone, by themselves', { tmPhone: '010-1111-1111' }, { written: ['tmPhone'] }, true],
    ['another mailbox, by the leader', { tmEmail: 'other@test.example' }, {}, false],
    [
      'a phone added where only a mailbox was given',
      {},
      { contact: { phone: '', email: 'haram@test.example' } },
      true,
    ],
    ['gone, or a child who waits', {}, { contact: null }, false],
  ])('%s', (_what, changed, known, same) => {
    expect(isSamePerson({ ...part, ...known }, { ...person, ...changed })).toBe(same);
  });
});

describe('how far somebody is', () => {
  test.each([
    ['sent', {}, none],
    ['opened', { openedAt: at }, none],
    ['done', signed, none],
    ['changed', { ...signed, signedSha256: entrySha256({ ...person, tmName: '정하랑' }) }, none],
    ['changed', signed, { ...none, missing: [birth] }],
    ['guardian', { contact: null }, { ...none, missing: [birth] }],
  ] as const)('%s', (state, known, found) => {
    expect(progressOf({ ...part, ...known }, person, found).state).toBe(state);
  });

  test('names what is missing and the signature, and of a child nothing', () => {
    const found = { ...none, missing: [birth] };
    expect(progressOf(part, person, found).missing).toEqual([
      { name: 'tmBirth', error: 'required' },
      { name: 'sign', error: 'consent' },
    ]);
    expect(progressOf({ ...part, contact: null }, person, found).missing).toEqual([]);
  });
});

describe('what a member wrote', () => {
  const written = [{ memberKey: 'member01', written: ['tmName', 'tmPhone', 'tmEmail', 'tmBirth'] }];
  const hidden = hiddenPaths(written);

  test('is hidden from the leader but for how to name and reach them', () => {
    expect([...hidden]).toEqual(['members.member01.tmBirth']);
  });

  test('is not overwritten: what the leader types there waits, an empty text does not', () => {
    const changes = { 'members.member01.tmBirth': '2005-01-01', teamName: '한칸서재' };
    expect(splitOffers(changes, hidden)).toEqual({
      changes: { teamName: '한칸서재' },
      offers: { 'members.member01.tmBirth': '2005-01-01' },
    });
    expect(splitOffers({ 'members.member01.tmBirth': '' }, hidden).offers).toEqual({});
  });

  test('goes with their place', () => {
    const fields = { 'members.member01.tmBirth': '2005-01-01' };
    expect(leftOver(fields, hidden)).toEqual(['members.member01.tmBirth']);
    expect(leftOver({ ...fields, 'members.member01.position': '1' }, hidden)).toEqual([]);
  });

  test('is found missing by the server alone', () => {
    const told = { key: 'member01', written: ['tmBirth'], missing: [{ name: 'tmMajor', error: 'required' }] };
    const parts = [told as unknown as PartForLeader];
    expect(isTheirs(parts, 'members.member01.tmBirth')).toBe(true);
    expect(isTheirs(parts, 'members.member02.tmBirth')).toBe(false);
    expect(findingsWithParts([birth], parts, {}).map(({ path }) => path)).toEqual([
      'members.member01.tmMajor',
    ]);
    expect(findingsWithParts([], parts, { 'members.member01.tmMajor': '경영학' })).toEqual([]);
  });
});

test('what is signed is all that was read: another grade is another entry, the id of a school is not', () => {
  expect(entrySha256({ ...person, tmGrade: '3' })).not.toBe(
    entrySha256({ ...person, tmGrade: defaults.tmGrade }),
  );
  expect(entrySha256({ ...person, schoolNo: '7' })).toBe(entrySha256(person));
});

test.each([
  [{ phone: '010-0000-4821', email: '' }, '010-••••-4821'],
  [{ phone: '', email: 'haram@test.example' }, 'h••••@test.example'],
])('a contact is shown so that only its owner knows it', (contact, shown) => {
  expect(shownContact(contact)).toBe(shown);
});
