import type { WrittenPage } from '@chulbal/contract/pages/operators';
import { afterEach, expect, test, vi } from 'vitest';
import { useCommand } from '../../lib/command/use-command.ts';
import { answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { pagesAdmin as words } from './pages-admin.ko.ts';
import { PublishPage } from './publish-page.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

function Page({ unsaved, page }: { unsaved: boolean; page: WrittenPage }) {
  return <PublishPage page={page} unsaved={unsaved} {...useCommand()} />;
}
async function show(unsaved = false, name = 'terms') {
  const page = { page: name, editVersion: 4 } as unknown as WrittenPage;
  ({ clear } = await renderConsolePart(<Page unsaved={unsaved} page={page} />, {
    words: { pagesAdmin: words },
  }));
}

test('is published from a moment in Korea’s time, for a reason that members read of terms', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show();
  expect(document.body.textContent).toContain(words.reasonTold);
  await fill('textbox', /^시행 일시/, '2026.06.01 00:00');
  await fill('textbox', /^바꾼 까닭/, '환불을 더 쉽게');
  await press('button', words.publish);
  expect(asked(calls)).toEqual([
    {
      name: 'publish',
      input: {
        ...{ page: 'terms', editVersion: 4, reason: '환불을 더 쉽게' },
        effectiveAt: '2026-05-31T15:00:00.000Z',
      },
    },
  ]);
  expect(said()).toContain(words.published);
});

test('not while something is unsaved, which is said', async () => {
  await show(true, 'privacy');
  expect(find<HTMLButtonElement>('button', words.publish).disabled).toBe(true);
  expect(document.body.textContent).toContain(words.unsaved);
  expect(document.body.textContent).not.toContain(words.reasonTold);
});

test('a moment that is too early is refused beside its field; the reason stays', async () => {
  const fields = { effectiveAt: '7일 뒤부터 시행할 수 있어요.' };
  answerCalls({ status: 400, body: { code: 400, name: 'invalidRequest', message: '', fields } });
  await show();
  await fill('textbox', /^바꾼 까닭/, '환불을 더 쉽게');
  await press('button', words.publish);
  expect(errorOf('textbox', /^시행 일시/)).toBe(fields.effectiveAt);
  expect(find<HTMLTextAreaElement>('textbox', /^바꾼 까닭/).value).toBe('환불을 더 쉽게');
});
