import type { WrittenExhibition } from '@chulbal/contract/exhibition/operators';
import { afterEach, expect, test, vi } from 'vitest';
import { reasonDialog } from '../../ui/form-dialog/reason-dialog.ko.ts';
import {
  all,
  answerCalls,
  asked,
  errorOf,
  fill,
  find,
  press,
  pressEscape,
  said,
} from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { exhibitionAdmin } from './exhibition-admin.ko.ts';
import { PublishPart } from './publish-part.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const words = exhibitionAdmin.publish;
async function show(
  more: { blocks?: number; upToDate?: boolean; readOnly?: boolean; saved?: number | null } = {},
) {
  const { blocks = 0, upToDate = false, readOnly = false, saved = 8 } = more;
  const onPublished = vi.fn();
  const version = {
    ...{ version: 1, reason: '첫 게시', publishedAt: '2026-05-20T05:03:21.000Z', publishedBy: '윤서아' },
  };
  const exhibition = { igNo: 5, version: 1, versions: [version] } as unknown as WrittenExhibition;
  const part = (
    <>
      <h2 id="findings" tabIndex={-1}>
        맞지 않는 곳
      </h2>
      <PublishPart
        {...{ exhibition, blocks, upToDate, readOnly, onPublished }}
        name="봄 전시"
        onSave={async () => saved}
      />
    </>
  );
  ({ clear } = await renderConsolePart(part, { words: { exhibitionAdmin } }));
  return onPublished;
}

test('is published with a reason, of what was saved just before', async () => {
  const calls = answerCalls({ status: 200, body: { version: 2 } });
  const onPublished = await show();
  await press('button', words.again);
  await press('button', words.again);
  expect(errorOf('textbox', /^사유/)).toBe(reasonDialog.least.three);
  await fill('textbox', /^사유/, '기간을 늘려요');
  await press('button', words.again);
  expect(asked(calls)).toEqual([
    { name: 'publish', input: { igNo: 5, editVersion: 8, reason: '기간을 늘려요' } },
  ]);
  expect(onPublished).toHaveBeenCalledWith({ version: 2 });
  expect(said()).toContain('2판을 게시했어요.');
});

test('what blocks it is said, and the press leads there instead', async () => {
  await show({ blocks: 2 });
  const button = find('button', words.again);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    '2개',
  );
  await press('button', words.again);
  expect(all('dialog')).toEqual([]);
  expect(document.activeElement?.id).toBe('findings');
});

test('what could not be saved is not published, and Escape forgets nothing but the dialog', async () => {
  const calls = answerCalls({ status: 200, body: { version: 2 } });
  await show({ saved: null });
  await press('button', words.again);
  await pressEscape();
  expect(all('dialog')).toEqual([]);
  await press('button', words.again);
  await fill('textbox', /^사유/, '기간을 늘려요');
  await press('button', words.again);
  expect(calls).not.toHaveBeenCalled();
  expect(all('dialog')).toEqual([]);
});

test('whoever may only read sees when and by whom it was published', async () => {
  await show({ readOnly: true });
  expect(all('button')).toEqual([]);
  expect(document.body.textContent).toContain('2026.05.20 14:03:21 · 윤서아');
});
