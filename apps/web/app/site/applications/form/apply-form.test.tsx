import { modifyType } from '@chulbal/contract/applications/fields';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dialogs } from '../../../lib/dialogs.ts';
import { toasts } from '../../../lib/toast.ts';
import { applyData, renderForm } from './form-for-test.tsx';

let clear = async () => {};
let sent: { name: string; input: { changes?: Record<string, string> } }[];

/** The server saves everything at 14:03:30 in Korea. */
const savedAt = '2026-05-20T05:03:30.000Z';

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url !== '/command/apply') return new Response('null', { status: 502 });
    sent.push(JSON.parse(String(init?.body)));
    const nothing = { merged: {}, conflicts: [], withheld: [], offered: [] };
    return Response.json({ teamNo: 7, version: 2, savedAt, ...nothing });
  });
});

afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const field = (path: string) =>
  document.getElementById(`f-${path.replaceAll('.', '-')}`) as HTMLInputElement & HTMLTextAreaElement;
const button = (words: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(words));
const page = () => document.body.textContent ?? '';

function type(path: string, text: string) {
  const control = field(path);
  const area = control.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
  return act(async () => {
    Object.getOwnPropertyDescriptor(area.prototype, 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Everything but the last two ticks. */
const whole = {
  ...personAt('leader', 1),
  ...personAt('members.aaaaaaaa', 2),
  'members.aaaaaaaa.position': '1',
  ...{
    isConsent: 'Y',
    teamName: '한칸서재',
    teamItemName: '무인 서가',
    teamItemPart: 'life',
    team4dTech: 'iot',
  },
  ...{ teamItemExp: '서가', teamEmotion: '동기', teamChar: '강점' },
  business: {
    ...{ serverFileName: '0'.repeat(32), slot: 'business' as const, name: '계획서.pdf', size: 1000 },
    ...{ sha256: 'ab'.repeat(32), storedAt: '2026-05-20T04:30:00.000Z' },
  },
};

function personAt(prefix: string, no: number) {
  return {
    [`${prefix}.tmName`]: '정하람',
    [`${prefix}.tmSex`]: 'F',
    [`${prefix}.tmCountry`]: 'KR',
    [`${prefix}.tmBirth`]: '2004-11-02',
    [`${prefix}.tmPhone`]: `010-0000-000${no}`,
    [`${prefix}.tmEmail`]: 'haram@example.kr',
    [`${prefix}.tmSchoolName`]: '새벽들고등학교',
    [`${prefix}.tmSchoolType`]: 'high',
  };
}

describe('the form', () => {
  test('saves what is written, and shows the time of the server', async () => {
    vi.setSystemTime(new Date('1999-01-01T00:00:00Z'));
    clear = await renderForm(applyData({ teamName: '한칸서재' }), 'team');
    expect(page()).toContain('저장됨 14:03:21');
    await type('teamName', '두칸서재');
    expect(page()).toContain('저장하는 중');
    await pass(1300);
    expect(sent).toMatchObject([{ name: 'save', input: { teamNo: 7, changes: { teamName: '두칸서재' } } }]);
    expect(page()).toContain('저장됨 14:03:30');
    expect(page()).toContain('제출한 뒤 고친 내용이 아직 제출되지 않았어요');
  });

  test('finds fault with a field only once it was touched', async () => {
    clear = await renderForm(applyData({}), 'team');
    expect(document.getElementById('f-teamName-error')).toBeNull();
    await act(async () => {
      field('teamName').focus();
      field('teamName').blur();
    });
    expect(document.getElementById('f-teamName-error')?.textContent).toContain('꼭 필요한 항목이에요.');
    expect(document.getElementById('f-teamItemName-error')).toBeNull();
  });

  test('shows what is missing before it goes on, with focus on the first field', async () => {
    clear = await renderForm(applyData({ isConsent: 'Y' }), 'team');
    await act(async () => button('다음: 팀장')?.click());
    expect(document.activeElement?.id).toBe('f-teamName');
    expect(field('teamName').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('members', () => {
  const member = (key: string, position: number, tmNo: number) => ({
    [`members.${key}.tmName`]: key,
    [`members.${key}.position`]: String(position),
    [`members.${key}.tmNo`]: String(tmNo),
  });
  const three = { ...member('aaaaaaaa', 1, 11), ...member('bbbbbbbb', 2, 12) };
  const four = { ...three, ...member('cccccccc', 3, 13) };
  const remove = (key: string) =>
    act(async () =>
      document.querySelector<HTMLButtonElement>(`button[value="removeMember:${key}"]`)?.click(),
    );

  test('up to 4 people can be added', async () => {
    clear = await renderForm(applyData(four), 'members');
    await act(async () => field('members').click());
    expect(toasts.list().at(-1)?.text).toBe('팀장을 포함해 최대 4명까지 등록할 수 있어요');
    await pass(1300);
    expect(sent).toEqual([]);
  });

  test('deletion is impossible at 3 or fewer, and says so', async () => {
    clear = await renderForm(applyData(three), 'members');
    await remove('aaaaaaaa');
    const told = dialogs.current();
    expect(told).toMatchObject({ kind: 'alert', title: '지금은 삭제할 수 없어요' });
    await act(async () => dialogs.answer(told?.id ?? 0, true));
    await pass(1300);
    expect(sent).toEqual([]);
  });

  test('removing a saved member asks, records it as deleted (3) and can be taken back', async () => {
    clear = await renderForm(applyData(four), 'members');
    await remove('cccccccc');
    await act(async () => dialogs.answer(dialogs.current()?.id ?? 0, true));
    await pass(1300);
    expect(sent.at(-1)?.input.changes).toEqual({ 'members.cccccccc.modifyType': modifyType.deleted });
    expect(toasts.list().at(-1)?.text).toBe('팀원을 삭제했어요.');
    await act(async () => button('되돌리기')?.click());
    await pass(1300);
    expect(sent.at(-1)?.input.changes).toEqual({ 'members.cccccccc.modifyType': modifyType.modified });
  });
});

describe('what is missing', () => {
  const begun = { 'members.aaaaaaaa.position': '1' };

  test('of a member is not said before the first letter is typed', async () => {
    clear = await renderForm(applyData(begun), 'members');
    expect(page()).not.toContain('빠진 항목');
    await clear();
    clear = await renderForm(applyData({ ...begun, 'members.aaaaaaaa.tmName': '정하람' }), 'members');
    expect(page()).toContain('빠진 항목');
  });

  test('is counted at the button until it is there, and then no longer', async () => {
    clear = await renderForm(applyData({}), 'review');
    await act(async () => document.querySelector<HTMLElement>('button[value="submit"]')?.click());
    expect(page()).toMatch(/아직 채우지 않은 항목이 \d+개 있어요/);
    await clear();
    const { business, ...fields } = whole;
    clear = await renderForm(applyData(fields, { files: [business], status: 'draft' }), 'review');
    expect(page(), 'hashes are of what is submitted').not.toContain('SHA-256');
    await act(async () => document.querySelector<HTMLElement>('button[value="submit"]')?.click());
    expect(page()).toContain('아직 채우지 않은 항목이 2개 있어요');
    for (const path of ['isTrue', 'isReviewConsent']) await act(async () => field(path).click());
    expect(page()).not.toContain('아직 채우지 않은 항목');
  });
});

describe('the bar of a phone', () => {
  const bar = () =>
    [...document.querySelectorAll('button')]
      .filter((one) => !one.closest('form'))
      .map((one) => one.textContent);

  test('says what is left and leads on while something is', async () => {
    clear = await renderForm(applyData({}, { status: 'draft', number: null, submission: null }), 'team');
    expect(bar().join()).toMatch(/남음\d+.*다음: 팀장/);
    expect(page()).toContain('작성 중');
  });

  test('submits again from any step once edits wait', async () => {
    const { business, ...fields } = { ...whole, isTrue: 'Y', isReviewConsent: 'Y' };
    const stored = { files: [business], edited: true, changed: true };
    clear = await renderForm(applyData(fields, stored), 'team');
    expect(bar().join()).toContain('다시 제출하기');
    expect(page()).toContain('고친 내용 미제출');
  });
});

describe('P-02 under 14', () => {
  const today = '2026-05-20';
  test.each([
    ['the leader', 'leader', 'leader.tmBirth'],
    ['a member', 'members', 'members.aaaaaaaa.tmBirth'],
  ] as const)('%s: said as soon as the whole birth date is there', async (_, step, path) => {
    const fields = { 'members.aaaaaaaa.tmName': '정하람', 'members.aaaaaaaa.position': '1' };
    clear = await renderForm({ ...applyData(fields), today }, step);
    if (step === 'members') {
      await act(async () => document.querySelector<HTMLElement>('[aria-label="정하람 고치기"]')?.click());
    }
    const said = () => document.getElementById(`${field(path).id}-error`)?.textContent ?? '';
    await type(path, '2012.05.2');
    expect(said()).toBe('');
    await type(path, '2012.05.21');
    expect(said()).toContain('만 14세 미만은 보호자 동의가 필요해요.');
    await type(path, '2012.05.20');
    expect(said()).toBe('');
  });
});

describe('a member has refused', () => {
  const member = (key: string, name: string) => ({
    [`members.${key}.tmName`]: name,
    [`members.${key}.position`]: '1',
  });
  const refused = { changed: true, edited: false, refused: ['정하람'] };

  test('the leader reads why the application differs, and not that they changed something', async () => {
    const fields = { ...member('bbbbbbbb', '김도윤') };
    clear = await renderForm(applyData(fields, refused), 'team');
    expect(page()).toContain('정하람 님이 참가를 거절해 팀에서 빠졌어요. 다시 제출하면 반영돼요.');
    expect(page()).not.toContain('제출한 뒤 고친 내용이');
    expect(page()).not.toContain('명보다 적어요');
  });

  test('and that the team is too small now', async () => {
    clear = await renderForm(applyData({}, { ...refused, edited: true }), 'team');
    expect(page()).toContain('이제 팀이 2명보다 적어요. 팀원을 더한 뒤 다시 제출해 주세요.');
    expect(page()).toContain('제출한 뒤 고친 내용이 아직 제출되지 않았어요');
  });
});

describe('a member of the team', () => {
  const fields = {
    teamName: '한칸서재',
    'leader.tmName': '윤서준',
    'members.aaaaaaaa.tmName': '정하람',
    'members.aaaaaaaa.tmPhone': '010-0000-1125',
    'members.aaaaaaaa.position': '1',
  };

  test('does not write about the leader, and is not told that the leader is missing', async () => {
    clear = await renderForm(applyData(fields, { role: 'member' }), 'leader');
    expect(page()).toContain('팀장 정보는 윤서준 님이 적어요.');
    expect(page()).not.toContain('팀장 정보와 학적');
  });

  test('does not submit', async () => {
    clear = await renderForm(applyData(fields, { role: 'member' }), 'review');
    expect(page()).toContain('제출은 팀장이 해요.');
    expect(document.querySelector('button[value="submit"]')).toBeNull();
  });
});

test('the deadline passes while the page is open: the grace is said, and counted down', async () => {
  const data = applyData({});
  const last = new Date(Date.parse(data.deadline.closesAt) - 2000);
  vi.setSystemTime(last);
  clear = await renderForm({ ...data, now: last.toISOString() }, 'documents');
  expect(page()).not.toContain('마감 때 올라가고 있던 파일');
  await pass(2100);
  await pass(3000);
  expect(page()).toContain('마감됐어요. 마감 때 올라가고 있던 파일이 있으면 15:00까지 제출할 수 있어요.');
  expect(page()).toContain('올리던 파일만');
  expect(page()).toMatch(/59:5\d/);
});

test('within the grace it says until when uploads that had begun still count', async () => {
  const data = applyData({});
  vi.setSystemTime(new Date(data.deadline.closesAt));
  clear = await renderForm({ ...data, now: data.deadline.closesAt }, 'documents');
  expect(page()).toContain('마감 때 올라가고 있던 파일이 있으면 15:00까지 제출할 수 있어요');
});

describe('files', () => {
  test('a name with # is refused at once, next to the slot, and nothing is sent', async () => {
    clear = await renderForm(applyData({}), 'documents');
    const input = field('files.logo');
    const file = new File(['x'], '로고#최종.pdf');
    Object.defineProperty(input, 'files', { value: [file] });
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
    const slot = [...document.querySelectorAll('[role="group"]')].find((one) =>
      one.textContent?.includes('로고#최종'),
    );
    expect(slot?.textContent).toContain('파일 이름에 #을 쓸 수 없어요.');
    expect(sent).toEqual([]);
  });
});
