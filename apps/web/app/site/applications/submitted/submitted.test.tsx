import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { applyData, renderSubmitted } from '../form/form-for-test.tsx';

let clear = async () => {};
afterEach(() => clear());

const page = () => document.querySelector('body')?.textContent ?? '';
const links = () => [...document.querySelectorAll('a')].map((link) => link.textContent);
const member = (key: string, name: string) => ({
  [`members.${key}.tmName`]: name,
  [`members.${key}.position`]: '1',
});
const file = (serverFileName: string, name: string) => ({
  serverFileName,
  slot: 'business' as const,
  name,
  size: 1000,
  sha256: 'ab'.repeat(32),
});

const submission = {
  version: 1,
  arrivedAt: '2026-05-20T04:00:00.000Z',
  fields: { teamName: '한칸서재', 'leader.tmName': '윤서준', ...member('aaaaaaaa', '정하람') },
  files: [file('0'.repeat(32), '낸 계획서.pdf')],
};
const draftFile = { ...file('1'.repeat(32), '새 계획서.pdf'), storedAt: '2026-05-20T04:30:00.000Z' };
const draft = { ...submission.fields, teamName: '두칸서재' };

describe('the submitted page', () => {
  test('shows what was submitted and not the draft, of which it only says that it differs', async () => {
    const unsent = { changed: true, edited: true, files: [draftFile], submission };
    clear = await renderSubmitted(applyData(draft, unsent));
    expect(document.querySelector('h1')?.textContent).toBe('한칸서재 신청서');
    expect(page()).toContain('낸 계획서.pdf');
    expect(page(), 'with its hash, as on the receipt').toContain('SHA-256 abab abab');
    expect(page()).not.toContain('두칸서재');
    expect(page()).not.toContain('새 계획서.pdf');
    expect(page()).toContain('제출한 뒤 고친 내용이 아직 제출되지 않았어요.');
    expect(links()).toContain('확인하고 다시 제출하기');
  });

  test('names who has refused since, who is still in what was submitted', async () => {
    const members = [
      { tmNo: 11, key: 'aaaaaaaa', name: '정하람', status: 'refused' as const, confirmedAt: null },
    ];
    const unsent = { changed: true, refused: ['정하람'], submission, members };
    clear = await renderSubmitted(
      applyData({ ...submission.fields, 'members.aaaaaaaa.modifyType': '3' }, unsent),
    );
    expect(page()).toContain('정하람 님이 참가를 거절해 팀에서 빠졌어요. 다시 제출하면 반영돼요.');
    expect(page()).toContain('이제 팀이 2명보다 적어요.');
    expect(page()).toContain('본인이 거절함');
    expect(page()).not.toContain('제출한 뒤 고친 내용이');
  });

  test('after the deadline it promises no further submission', async () => {
    const data = applyData(draft, { changed: true, refused: ['정하람'], submission });
    clear = await renderSubmitted({ ...data, open: false });
    expect(page()).toContain('정하람 님이 참가를 거절해 팀에서 빠졌어요.');
    expect(page()).not.toContain('다시 제출하면');
    expect(links()).not.toContain('확인하고 다시 제출하기');
  });

  test('a member reads of the others no more than the name, and that there is more', async () => {
    const own = { ...member('bbbbbbbb', '김도윤'), 'members.bbbbbbbb.tmPhone': '010-0000-1125' };
    const seen = { ...submission, fields: { ...submission.fields, ...own } };
    clear = await renderSubmitted(applyData(seen.fields, { role: 'member', submission: seen }));
    const people = [...document.querySelectorAll('li')].map((item) => item.textContent ?? '');
    expect(people.find((text) => text.includes('정하람'))).toContain('본인과 팀장만 볼 수 있어요');
    expect(people.find((text) => text.includes('김도윤'))).toContain('010-0000-1125');
    await act(async () => {});
  });

  test.each([
    ['passed', '서류 심사를 통과했어요'],
    ['failed', '서류 심사를 통과하지 못했어요'],
    ['withdrawn', '서류 심사 참가를 그만둔 팀이에요'],
  ] as const)('says what came of it once the team was told: %s', async (state, said) => {
    const of = {
      teamNo: 7,
      trackNo: 3,
      stageNo: 2,
      stageName: '서류 심사',
      reserve: null,
      appealUntil: null,
    };
    const result = { ...of, state, announcedAt: '2026-06-20T05:00:00.000Z' };
    clear = await renderSubmitted({ ...applyData(draft, { submission }), open: false, result });
    expect(page()).toContain(said);
    expect(page()).not.toContain('마지막에 낸 것으로 심사해요');
    const link = [...document.querySelectorAll('a')].find((one) => one.textContent === '결과 보기');
    expect(link?.getAttribute('href')).toBe('/contest/schedule?track=3&result=2');
  });
});
