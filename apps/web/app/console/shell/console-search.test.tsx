import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls } from '../../ui/hands-for-test.ts';
import { renderConsole } from './console-for-test.tsx';
import { ConsoleSearch } from './console-search.tsx';

const team = { teamNo: 41, number: '3-0041', teamName: '다시온', lane: 3, itemName: '폐배터리 진단' };
const person = { teamNo: 52, name: '최O진', teamName: '바로수선', lane: 4 };
const found = { status: 200, body: { teams: [team], people: [person] } };

let page: Awaited<ReturnType<typeof renderConsole>>;
beforeEach(async () => {
  vi.useFakeTimers();
  page = await renderConsole(<ConsoleSearch />);
});
afterEach(async () => {
  await page.clear();
  vi.useRealTimers();
});

const input = () => document.querySelector<HTMLInputElement>('[role=combobox]') as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role=option]')];
const said = () => document.querySelector('[role=status]')?.textContent;

async function press(key: string, target: EventTarget = input()) {
  await act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await vi.advanceTimersByTimeAsync(1);
  });
}

async function type(text: string) {
  await act(async () => {
    input().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(500);
  });
}

describe('the search of the bar', () => {
  test('a slash focuses it, but not where somebody types', async () => {
    await press('/', document.body);
    expect(document.activeElement).toBe(input());
    await act(async () => input().blur());
    const other = document.body.appendChild(document.createElement('textarea'));
    other.focus();
    await press('/', other);
    expect(document.activeElement).toBe(other);
    other.remove();
  });

  test('asks once for what was typed, and lists teams before people', async () => {
    const calls = answerCalls(found);
    await type('다');
    expect(calls.mock.calls.map(([address]) => address)).toEqual(['/console/search?keyword=%EB%8B%A4']);
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(options().map((option) => option.textContent)).toEqual([
      '3다시온3-0041 · 폐배터리 진단팀',
      '4최O진바로수선사람',
    ]);
    expect(said()).toBe('2건을 찾았어요.');
  });

  test('arrows move, Enter opens, the field is empty afterwards', async () => {
    answerCalls(found);
    await type('다');
    await press('ArrowDown');
    await press('ArrowDown');
    const active = input().getAttribute('aria-activedescendant');
    expect(document.querySelector('[aria-selected=true]')?.id).toBe(active);
    await press('Enter');
    expect(page.path()).toBe('/console/applications?team=52');
    expect(input().value).toBe('');
  });

  test('Escape closes the list first and empties the field then', async () => {
    answerCalls(found);
    await type('다');
    await press('Escape');
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(input().value).toBe('다');
    await press('Escape');
    expect(input().value).toBe('');
  });

  test.each([
    [{ status: 200, body: { teams: [], people: [] } }, '찾은 팀이나 사람이 없어요.'],
    [{ status: 502, body: null }, '지금은 찾을 수 없어요. 잠시 뒤에 다시 시도해 주세요.'],
  ])('says what came of it: %o', async (answer, words) => {
    answerCalls(answer);
    await type('없는 팀');
    expect(options()).toEqual([]);
    expect(said()).toBe(words);
  });
});
