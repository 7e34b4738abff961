import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setUsesLetters } from '../../lib/letter-keys.ts';
import { address, listedRow, renderTeamList } from './team-list-for-test.tsx';

let clear = async () => {};
beforeEach(() => setUsesLetters(true));
afterEach(() => clear());

const rows = [1, 2, 3].map((teamNo) => listedRow(teamNo));
const page = () => document.body.textContent ?? '';
const at = () => decodeURIComponent(address.replace('/console/applications', ''));
const focused = () => document.activeElement?.textContent;
const ticked = () =>
  [...document.querySelectorAll('tbody input:checked')].map((box) => box.getAttribute('aria-label'));

function press(key: string, on: Element = document.activeElement ?? document.body) {
  return act(async () => {
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}
async function type(text: string) {
  const input = document.querySelector<HTMLInputElement>('[data-team-search]');
  if (!input) throw new Error('There is no search box.');
  await act(async () => {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return input;
}
const click = (element: Element | null | undefined) =>
  act(async () => {
    if (!element) throw new Error('Nothing to click.');
    (element as HTMLElement).click();
  });
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text));

describe('the keys of the table', () => {
  test('J and K move from team to team, X selects, Enter is the link’s own', async () => {
    clear = await renderTeamList({ rows });
    await press('j');
    expect(focused()).toBe('팀 1');
    await press('j');
    await press('ㅓ');
    expect(focused()).toBe('팀 3');
    await press('j');
    expect(focused()).toBe('팀 3');
    await press('k');
    expect(focused()).toBe('팀 2');
    await press('x');
    expect(ticked()).toEqual(['팀 2 선택']);
    expect(page()).toContain('1팀 선택');
    await press('x');
    expect(ticked()).toEqual([]);
    expect(document.activeElement?.getAttribute('href')).toBe('/console/applications?team=2');
  });

  test('the table is one stop for Tab: the team that was reached last', async () => {
    clear = await renderTeamList({ rows });
    const stops = () =>
      [...document.querySelectorAll('tbody a')].map((link) => (link as HTMLElement).tabIndex);
    expect(stops()).toEqual([0, -1, -1]);
    await press('j');
    await press('j');
    expect(stops()).toEqual([-1, 0, -1]);
  });

  test('with the drawer open they go to the next team’s, and Escape closes it onto its team', async () => {
    clear = await renderTeamList({ rows, at: '?team=1&trackNo=3' });
    await press('j');
    expect(at()).toBe('?trackNo=3&team=2');
    await press('Escape');
    expect(at()).toBe('?trackNo=3');
    expect(focused()).toBe('팀 2');
  });

  test('switched off, letters do nothing; the help says where', async () => {
    clear = await renderTeamList({ rows });
    setUsesLetters(false);
    await press('j');
    expect(focused()).not.toBe('팀 1');
    await press('?');
    expect(document.querySelector('dialog[open]')).toBeNull();
    setUsesLetters(true);
    await press('?');
    expect(document.querySelector('dialog[open]')?.textContent).toContain('한 글자 단축키 쓰기');
  });
});

describe('the selection', () => {
  test('takes all of the page, keeps over pages, and ends with another search', async () => {
    clear = await renderTeamList({ rows, total: 120 });
    await click(document.querySelector('thead input'));
    expect(page()).toContain('3팀 선택');
    await click(document.querySelector('[aria-label="다음 쪽"]'));
    expect(at()).toBe('?page=2');
    expect(page()).toContain('3팀 선택');
    await type('바로수선');
    await press('Enter');
    expect(at()).toBe('?keyword=바로수선');
    expect(page()).not.toContain('3팀 선택');
  });

  test('with Shift it goes from the team ticked before to this one, either way round', async () => {
    clear = await renderTeamList({ rows: [...rows, listedRow(4), listedRow(5)], total: 5 });
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody input')];
    const chosen = () => boxes().map(({ checked }) => checked);
    const shiftClick = (place: number) =>
      act(async () =>
        boxes()[place]?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })),
      );
    await click(boxes()[3] ?? null);
    await shiftClick(1);
    expect(chosen()).toEqual([false, true, true, true, false]);
    await shiftClick(4);
    expect(chosen()).toEqual([false, true, true, true, true]);
  });

  test('a whole page offers every team of the conditions, counted by the server, until one is taken out', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body));
      return Response.json({ count: 120, mark: 'a'.repeat(16) });
    });
    clear = await renderTeamList({ rows, total: 120, at: '?bonus=pending' });
    expect(button('120팀 모두 선택')).toBeUndefined();
    await click(document.querySelector('thead input'));
    await click(button('120팀 모두 선택'));
    expect(asked).toEqual([{ name: 'chooseEvery', input: { year: 2026, bonus: 'pending' } }]);
    expect(page()).toContain('조건에 맞는 120팀 모두 선택');
    await click(button('가점 확인'));
    expect(document.querySelector('dialog[open]')?.textContent).toContain('120팀의 가점을 확인해요');
    await click(document.querySelector('[aria-label="팀 2 선택"]'));
    expect(page()).toContain('2팀 선택');
    expect(page()).not.toContain('조건에 맞는');
    vi.unstubAllGlobals();
  });

  test('says that the conditions find others by now', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ count: 118, mark: 'a'.repeat(16) }));
    clear = await renderTeamList({ rows, total: 120 });
    await click(document.querySelector('thead input'));
    await click(button('120팀 모두 선택'));
    expect(page()).toContain('조건에 맞는 118팀 모두 선택 (지금은 120팀)');
    expect(button('120팀 모두 선택')).toBeDefined();
    vi.unstubAllGlobals();
  });

  test('who may not work applications selects nothing', async () => {
    clear = await renderTeamList({ rows, may: false });
    expect(document.querySelectorAll('table input')).toHaveLength(0);
    await press('j');
    await press('x');
    expect(page()).not.toContain('팀 선택');
    expect(button('내보내기')).toBeUndefined();
  });
});

describe('the search', () => {
  test('what is typed becomes a chip and stands in the address; Backspace takes the last one back', async () => {
    clear = await renderTeamList({ rows, at: '?status=submitted&page=3' });
    await type('트랙:성');
    const options = [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
    expect(options).toEqual([expect.stringContaining('성장')]);
    await press('Enter');
    expect(at()).toBe('?trackNo=3&status=submitted');
    const input = await type('');
    await press('Backspace', input);
    expect(at()).toBe('?trackNo=3');
    await click(document.querySelector('[aria-label="트랙 조건 지우기"]'));
    expect(at()).toBe('');
  });

  test('what fits nothing says so and changes nothing', async () => {
    clear = await renderTeamList({ rows });
    await type('트랙:없는것');
    expect(page()).toContain('“트랙:없는것”에 맞는 조건이 없어요.');
    await press('Enter');
    expect(at()).toBe('');
  });

  test('several conditions at once are chips; the bad one stays to be mended and is named', async () => {
    clear = await renderTeamList({ rows });
    const input = await type('트랙:없는것 상태:제출 가점:대기');
    await press('Enter', input);
    expect(at()).toBe('?status=submitted&bonus=pending');
    expect(input.value).toBe('트랙:없는것');
    expect(page()).toContain('“트랙:없는것”에 맞는 조건이 없어요.');
    await type('트랙:성장 ');
    expect(at()).toBe('?trackNo=3&status=submitted&bonus=pending');
    expect(input.value).toBe('');
  });

  test('a paste of several conditions is chips at once', async () => {
    clear = await renderTeamList({ rows });
    const input = await type('');
    const clipboardData = { getData: () => '트랙:성장\n가점:대기\n막차' };
    await act(async () => {
      input.dispatchEvent(
        Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }),
      );
    });
    expect(at()).toBe('?trackNo=3&bonus=pending&keyword=막차');
  });

  test('a saved view is a tab with its count, current where the address is its own', async () => {
    clear = await renderTeamList({ rows, at: '?bonus=pending&trackNo=3' });
    const current = document.querySelector('nav [aria-current=page]');
    expect(current?.textContent).toBe('성장 가점27');
    expect(button('보기 저장')).toBeUndefined();
  });

  test('a view that is not saved yet can be', async () => {
    clear = await renderTeamList({ rows, at: '?region=capital' });
    await click(button('보기 저장'));
    expect(document.querySelector('dialog[open]')?.textContent).toContain('이름을 붙여 저장해요');
    expect(document.querySelector<HTMLInputElement>('#f-viewName')?.value).toBe('수도권');
  });
});

describe('the pages', () => {
  test('are as long as is chosen, and the first team stays in sight', async () => {
    clear = await renderTeamList({ rows, total: 1500, at: '?page=5&trackNo=3' });
    const size = document.querySelector<HTMLSelectElement>('[class*=size] select');
    expect([...(size?.options ?? [])].map(({ text }) => text)).toEqual(['50팀씩', '100팀씩', '200팀씩']);
    await act(async () => {
      if (size) size.value = '200';
      size?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(at()).toBe('?trackNo=3&size=200');
  });

  test.each([
    ['17', '?page=17'],
    ['999', '?page=30'],
    ['', ''],
  ])('are reached by number: %s', async (typed, address) => {
    clear = await renderTeamList({ rows, total: 1500 });
    const input = document.querySelector<HTMLInputElement>('[aria-label="갈 쪽"]');
    await act(async () => {
      if (!input) throw new Error('There is no page number.');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await press('Enter', input ?? undefined);
    expect(at()).toBe(address);
  });
});

describe('nothing to show', () => {
  test.each([
    ['nobody has applied', { total: 0, all: 0 }, '아직 신청한 팀이 없어요'],
    ['nothing fits', { total: 0, all: 5 }, '조건에 맞는 신청이 없어요'],
    ['the page lies behind the last', { total: 30, all: 30 }, '이 쪽에는 더 보일 팀이 없어요.'],
  ])('%s', async (_case, counts, words) => {
    clear = await renderTeamList({ ...counts });
    expect(page()).toContain(words);
  });
});

describe('a line', () => {
  test('says drafts and proofs in words, never by colour alone', async () => {
    const bonus = { claimed: 3, pending: 1, verified: 1, rejected: 1, points: 1 };
    clear = await renderTeamList({
      rows: [
        listedRow(7, { bonus }),
        listedRow(8, { status: 'draft', teamName: '', submittedAt: null, number: null }),
      ],
    });
    const lines = [...document.querySelectorAll('tbody tr')].map((line) => line.textContent ?? '');
    expect(lines[0]).toContain('확인 1/3');
    expect(lines[0]).toContain('증빙 확인 1, 대기 1, 반려 1');
    expect(lines[0]).toContain('05.08 17:31');
    expect(lines[1]).toContain('작성 중');
    expect(lines[1]).toContain('아직 이름 없음');
  });

  test('of the column one sorts by its head says the order, and a press turns it', async () => {
    clear = await renderTeamList({ rows });
    const head = () => document.querySelector('th[aria-sort]');
    expect(head()?.getAttribute('aria-sort')).toBe('descending');
    await click(head()?.querySelector('a'));
    expect(at()).toBe('?sort=submittedAt');
    expect(head()?.getAttribute('aria-sort')).toBe('ascending');
  });
});
