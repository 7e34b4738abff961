import type { WrittenPost } from '@chulbal/contract/posts/operators';
import { afterEach, expect, test, vi } from 'vitest';
import { all, find, press } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { postAdmin as words } from './post-admin.ko.ts';
import { PostButtons } from './post-buttons.tsx';

let clear = async () => {};
afterEach(() => clear());

const acts = { onSave: vi.fn(), onPublish: vi.fn(), onHide: vi.fn(), onRestore: vi.fn() };
async function show(post: Partial<WrittenPost>, more: { at?: string | null; busy?: boolean } = {}) {
  const { at = null, busy = false } = more;
  const whole = { postNo: 12, version: 0, draft: { board: 'notice' }, ...post } as WrittenPost;
  ({ clear } = await renderConsolePart(
    <PostButtons post={whole} busy={busy} isLater={at !== null} at={at} {...acts} />,
    {
      words: { postAdmin: words },
    },
  ));
}
const doors = () => [...all('button'), ...all('link')].map((one) => one.textContent);

test.each([
  ['a draft is saved or published', { state: 'draft' as const }, [words.save, words.publish]],
  [
    'what is out can be published again, hidden, compared and looked at',
    { state: 'published' as const, version: 2 },
    [words.save, words.republish, words.hide, '게시한 판 2', words.view],
  ],
  ['what is hidden can be shown', { state: 'hidden' as const }, [words.save, words.publish, words.show]],
])('%s', async (_case, post, expected) => {
  await show(post);
  expect(doors()).toEqual(expected);
});

test('a time that is to come stands on the button', async () => {
  await show({ state: 'draft' }, { at: '2026-06-01T09:00:00.000Z' });
  await press('button', /06\.01\(월\) 18:00/);
  expect(acts.onPublish).toHaveBeenCalledTimes(1);
});

test('hiding and showing say which; neither while something is under way', async () => {
  await show({ state: 'published' });
  await press('button', words.hide);
  expect(acts.onHide).toHaveBeenLastCalledWith(true);
  await clear();
  await show({ state: 'hidden' });
  await press('button', words.show);
  expect(acts.onHide).toHaveBeenLastCalledWith(false);
  await clear();
  await show({ state: 'hidden' }, { busy: true });
  expect(find<HTMLButtonElement>('button', words.show).disabled).toBe(true);
});

test('of a programme the applicants are one press away, once it was published', async () => {
  const draft = { board: 'program' } as WrittenPost['draft'];
  await show({ state: 'published', version: 1, draft });
  expect(find('link', words.applicants).getAttribute('href')).toBe('/console/programs/12');
  await clear();
  await show({ state: 'draft', draft });
  expect(all('link')).toEqual([]);
});
