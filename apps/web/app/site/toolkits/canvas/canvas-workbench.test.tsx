import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Texts } from '../../../lib/autosave/edited.ts';
import { all, fill, find, press, pressEnter, pressEscape } from '../../../ui/hands-for-test.ts';
import { renderPage } from '../../../ui/page-for-test.tsx';
import { toolkits as shelfWords } from '../toolkits.ko.ts';
import { canvas as words } from './canvas.ko.ts';
import { CanvasWorkbench } from './canvas-workbench.tsx';

let clear = async () => {};
let kept: Texts = {};

function Page() {
  const [texts, setTexts] = useState<Texts>({});
  kept = texts;
  const write = (changed: Texts) =>
    setTexts((before) =>
      Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, text]) => text !== '')),
    );
  return <CanvasWorkbench visitor shelf={{ texts, keeping: { kind: 'device' }, write }} />;
}
beforeEach(async () => {
  ({ clear } = await renderPage(<Page />, { words: { canvas: words, plan: shelfWords } }));
});
afterEach(() => clear());

const adding = '고객에 메모 더하기';
const writing = '고객 메모';
const notes = () => all('button', /^(동그라미|네모|세모) /).map((note) => note.textContent);

test('a note is written at once; Enter hangs it up and gives it the keyboard', async () => {
  await press('button', adding);
  expect(document.activeElement).toBe(find('textbox', writing));
  await fill('textbox', writing, '동네 카페 사장님');
  await pressEnter('textbox', writing);
  expect(all('textbox', writing)).toEqual([]);
  expect(notes()).toEqual(['동그라미 동네 카페 사장님']);
  expect(document.activeElement?.textContent).toContain('동네 카페 사장님');
  expect(Object.values(kept).join()).toContain('동네 카페 사장님');
});

test('a note on which nothing stands is none: Escape gives the keyboard back to what adds one', async () => {
  await press('button', adding);
  await pressEscape();
  expect(notes()).toEqual([]);
  expect(document.activeElement).toBe(find('button', adding));
});

test('what was removed comes back with one press', async () => {
  await press('button', adding);
  await fill('textbox', writing, '점심 손님');
  await press('button', words.note.remove);
  expect(notes()).toEqual([]);
  await press('button', words.undo);
  expect(notes()).toEqual(['동그라미 점심 손님']);
});
