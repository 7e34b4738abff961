import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Problem } from '../../lib/api-error.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { useDraft } from './use-draft.ts';

type Draft = { title: string; text: string };
let writing: ReturnType<typeof useDraft<Draft>>;
let loadAnew: () => void;
let refuse: (problem: Problem) => void;
const onDirty = vi.fn();
const onLoad = vi.fn();

function Page() {
  const [loaded, setLoaded] = useState({ draft: { title: '처음', text: '글' }, editVersion: 1 });
  const [problem, setProblem] = useState<Problem | null>(null);
  loadAnew = () => setLoaded({ draft: { title: '남의 제목', text: '남의 글' }, editVersion: 2 });
  refuse = setProblem;
  writing = useDraft(loaded, onDirty, problem);
  return null;
}

let clear = async () => {};
afterEach(() => clear());
const show = async () => {
  ({ clear } = await renderPage(<Page />, { load: onLoad }));
};
const overtaken = (): Problem => ({ name: 'editedElsewhere', code: 4043, message: '', fields: {} });

test('what somebody else saved meanwhile is neither shown nor written over: saving names the version that began', async () => {
  await show();
  await act(() => writing.change({ title: '내 제목' }));
  expect(onDirty).toHaveBeenLastCalledWith(true);
  await act(() => loadAnew());
  expect(writing).toMatchObject({ draft: { title: '내 제목', text: '글' }, editVersion: 1 });
  await clear();
  expect(onDirty).toHaveBeenLastCalledWith(false);
});

test('refused for it, theirs is loaded and stands where nothing was typed; where both wrote, one is chosen', async () => {
  await show();
  await act(() => writing.change({ title: '내 제목' }));
  const before = onLoad.mock.calls.length;
  await act(async () => refuse(overtaken()));
  expect(onLoad.mock.calls.length).toBe(before + 1);
  await act(async () => loadAnew());
  expect(writing).toMatchObject({
    ...{ draft: { title: '내 제목', text: '남의 글' }, editVersion: 2, isMet: true },
    conflicts: [{ path: 'title', mine: '"내 제목"', theirs: '"남의 제목"' }],
  });
  await act(async () => void writing.settle([{ path: 'title', keep: 'theirs' }]));
  expect(writing).toMatchObject({ draft: { title: '남의 제목', text: '남의 글' }, conflicts: [] });
});

test('mine can stay, with what was typed while the question stood', async () => {
  await show();
  await act(() => writing.change({ title: '내 제목' }));
  await act(async () => refuse(overtaken()));
  await act(async () => loadAnew());
  await act(() => writing.change({ title: '내 새 제목' }));
  await act(async () => void writing.settle([{ path: 'title', keep: 'mine' }]));
  expect(writing).toMatchObject({ draft: { title: '내 새 제목', text: '남의 글' }, editVersion: 2 });
});
