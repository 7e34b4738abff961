import { describe, expect, test } from 'vitest';
import { isUnsaved, resolveConflict } from '../../../lib/autosave/edited.ts';
import {
  acknowledge,
  adopt,
  change,
  type DraftState,
  openDraft,
  refreshFrom,
  refuse,
  sendable,
  shownFields,
} from './draft-state.ts';

const server = {
  teamNo: 7,
  version: 3,
  fields: { teamName: '한칸서재' },
  savedAt: '2026-05-20T05:03:21.000Z',
};
const beginSave = (state: DraftState) => ({ ...state, sending: sendable(state) });
const reply = {
  teamNo: 7,
  version: 4,
  savedAt: '2026-05-20T05:04:00.000Z',
  merged: {},
  conflicts: [],
  withheld: [],
  offered: [],
};

describe('what is written', () => {
  test('is shown over what the server holds, until the server has it too', () => {
    const written = change(openDraft(server), { teamName: '두칸서재' });
    expect(shownFields(written)).toEqual({ teamName: '두칸서재' });
    const saved = acknowledge(beginSave(written), reply);
    expect(saved).toMatchObject({ changed: {}, version: 4, savedAt: reply.savedAt });
    expect(shownFields(saved).teamName).toBe('두칸서재');
  });

  test('back to the text of the server is no change', () => {
    const back = change(change(openDraft(server), { teamName: 'x' }), { teamName: '한칸서재' });
    expect(isUnsaved(back)).toBe(false);
  });

  test('back to the text of the server while another one is being sent is a change', () => {
    const sending = beginSave(change(openDraft(server), { teamName: 'x' }));
    const back = change(sending, { teamName: '한칸서재' });
    const saved = acknowledge(back, reply);
    expect(saved.acknowledged.teamName).toBe('x');
    expect(saved.changed).toEqual({ teamName: '한칸서재' });
  });

  test('while a save is under way is kept for the next one', () => {
    const sending = beginSave(change(openDraft(server), { teamName: '가' }));
    const saved = acknowledge(change(sending, { teamName: '가나' }), reply);
    expect(saved.acknowledged.teamName).toBe('가');
    expect(sendable(saved)).toEqual({ teamName: '가나' });
  });

  test('takes along what was filled in for the user, with their first own change', () => {
    const seeded = openDraft({ ...server, fields: {} }, { 'leader.tmName': '윤서준' });
    expect(isUnsaved(seeded)).toBe(false);
    expect(shownFields(seeded)['leader.tmName']).toBe('윤서준');
    expect(sendable(change(seeded, { teamName: '가' }))).toEqual({
      'leader.tmName': '윤서준',
      teamName: '가',
    });
  });

  test.each(['020101-3000000', '０２０１０１–３００００００', '020101·5000000'])(
    'a registration number stays here, and the other fields go (P-04): %s',
    (number) => {
      const typed = change(openDraft(server), { teamChar: `제 번호는 ${number}`, teamItemName: '서가' });
      expect(sendable(typed)).toEqual({ teamItemName: '서가' });
      expect(shownFields(typed).teamChar).toContain(number);
    },
  );

  test('too long or refused stays here and holds nothing else up', () => {
    const long = change(openDraft(server), { teamName: '가'.repeat(41), teamItemName: '서가' });
    expect(sendable(long)).toEqual({ teamItemName: '서가' });
    const refused = refuse(beginSave(long), { teamItemName: '주민등록번호로 보여요' });
    expect(sendable(refused)).toEqual({});
    expect(sendable(change(refused, { teamItemName: '책장' }))).toEqual({ teamItemName: '책장' });
  });
});

describe('two tabs or two people', () => {
  test('what others wrote in other fields is taken over', () => {
    const sending = beginSave(change(openDraft(server), { teamName: 'x' }));
    const saved = acknowledge(sending, { ...reply, merged: { teamItemName: '무인 서가' } });
    expect(shownFields(saved)).toEqual({ teamName: 'x', teamItemName: '무인 서가' });
    expect(saved.conflicts).toEqual([]);
  });

  test('the same field becomes a choice, and nothing is sent over it before the answer', () => {
    const sending = beginSave(change(openDraft(server), { teamName: '내 것', teamItemName: '서가' }));
    const conflict = { path: 'teamName', mine: '내 것', theirs: '남의 것' };
    const saved = acknowledge(sending, { ...reply, conflicts: [conflict] });
    expect(saved.conflicts).toEqual([conflict]);
    expect(shownFields(saved)).toEqual({ teamName: '내 것', teamItemName: '서가' });
    expect(sendable(saved)).toEqual({});
    expect(sendable(resolveConflict(saved, { path: 'teamName', keep: 'mine' }))).toEqual({
      teamName: '내 것',
    });
    const theirs = resolveConflict(saved, { path: 'teamName', keep: 'theirs' });
    expect(shownFields(theirs).teamName).toBe('남의 것');
    expect(isUnsaved(theirs)).toBe(false);
  });

  test('what I write on in a contested field is what I choose', () => {
    const sending = beginSave(change(openDraft(server), { teamName: '내 것' }));
    const conflict = { path: 'teamName', mine: '내 것', theirs: '남의 것' };
    const contested = acknowledge(sending, { ...reply, conflicts: [conflict] });
    const written = change(contested, { teamName: '내 것 더' });
    expect(written.conflicts).toEqual([{ ...conflict, mine: '내 것 더' }]);
  });

  test('a field written here after the save was sent is not overwritten by what comes back', () => {
    const sending = beginSave(change(openDraft(server), { teamItemName: '서가' }));
    const typed = change(sending, { teamName: '내 것' });
    const saved = acknowledge(typed, { ...reply, merged: { teamName: '남의 것' } });
    expect(saved.conflicts).toEqual([{ path: 'teamName', mine: '내 것', theirs: '남의 것' }]);
  });

  test('a newer draft of the server is taken over field by field', () => {
    const written = change(openDraft(server), { teamName: '내 것' });
    const fields = { teamName: '남의 것', teamItemName: '무인 서가' };
    const fresh = refreshFrom(written, { ...server, version: 9, fields });
    expect(fresh).toMatchObject({ version: 9, conflicts: [{ path: 'teamName' }] });
    expect(shownFields(fresh)).toEqual({ teamName: '내 것', teamItemName: '무인 서가' });
    expect(refreshFrom(fresh, server)).toBe(fresh);
  });
});

describe('what an earlier visit left on the device', () => {
  test('goes to the server on the version it was written on, so that later changes of others are seen', () => {
    const adopted = adopt(openDraft(server), { base: 1, changed: { teamName: '적던 것' } });
    expect(adopted).toMatchObject({ base: 1, version: 3 });
    expect(sendable(adopted)).toEqual({ teamName: '적던 것' });
    expect(acknowledge(beginSave(adopted), reply).base).toBe(4);
  });

  test('is forgotten where the server has it already', () => {
    const open = openDraft(server);
    expect(adopt(open, { base: 1, changed: { teamName: '한칸서재' } })).toBe(open);
  });
});
