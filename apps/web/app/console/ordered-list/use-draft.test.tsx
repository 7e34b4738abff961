import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { useDraft } from './use-draft.ts';

let writing: ReturnType<typeof useDraft<{ title: string }>>;
let loadAnew: () => void;
const onDirty = vi.fn();
function Form({ title, editVersion }: { title: string; editVersion: number }) {
  writing = useDraft({ draft: { title }, editVersion }, onDirty);
  return null;
}

function Page() {
  const [loaded, setLoaded] = useState({ title: '처음', editVersion: 1 });
  loadAnew = () => setLoaded({ title: '남이 고친 제목', editVersion: 2 });
  return <Form {...loaded} />;
}

let clear = async () => {};
afterEach(() => clear());

test('what somebody else saved meanwhile is neither shown nor written over: saving names the version that began', async () => {
  clear = await renderForTest(<Page />);
  await act(() => writing.change({ title: '내 제목' }));
  expect(onDirty).toHaveBeenLastCalledWith(true);
  await act(() => loadAnew());
  expect(writing).toMatchObject({ draft: { title: '내 제목' }, editVersion: 1 });
  await clear();
  expect(onDirty).toHaveBeenLastCalledWith(false);
});
