import { afterEach, expect, test } from 'vitest';
import { all, find, press } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { AttentionList } from './attention-list.tsx';
import { overview } from './overview.ko.ts';

let clear = async () => {};
afterEach(() => clear());

type Attention = Parameters<typeof AttentionList>[0]['attention'];
const waiting = (kind: string, count: number, mine = 0) => ({
  ...{ kind, count, mine, at: null, query: `kind=${kind}` },
});

async function show(...attention: ReturnType<typeof waiting>[]) {
  const part = (
    <AttentionList
      attention={attention as unknown as Attention}
      {...{ pending: [], tracks: [], year: 2026, now: '2026-05-20T05:00:00.000Z' }}
    />
  );
  const page = await renderConsolePart(part, { words: { overview } });
  ({ clear } = page);
  return page;
}
const titles = () => [...document.querySelectorAll('ol > li b')].map((one) => one.textContent ?? '');

test('what cannot wait stands first, and its button alone is the filled one', async () => {
  await show(waiting('draftsBeforeDeadline', 4), waiting('refusedFiles', 2), waiting('bonusPending', 9));
  const acts = all('link', /:/);
  expect(acts.map((act) => act.className.includes('primary'))).toEqual([true, false, false]);
  expect(titles()[0]).toContain('2');
  expect(acts[0]?.getAttribute('href')).toBe('/console/applications?kind=refusedFiles&year=2026');
});

test('of one’s own only those are left, with as many as are one’s own', async () => {
  const { path } = await show(waiting('bonusPending', 9, 3), waiting('refusedFiles', 2));
  await press('link', overview.attention.whoseMine.replace('{{count}}', '1'));
  expect(path()).toContain('who=mine');
  expect(all('link', /:/)).toHaveLength(1);
  expect(find('link', /:/).getAttribute('href')).toContain('assignee=7');
});

test('where nothing waits it says so', async () => {
  await show();
  expect(document.body.textContent).toContain(overview.attention.none);
  expect(all('link', /:/)).toEqual([]);
});
