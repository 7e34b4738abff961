import type { Video } from '@chulbal/contract/files/videos';
import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { all, errorOf, fill, find } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { hofFields as words } from './hof-fields.ko.ts';
import { VideoField } from './video-field.tsx';

let clear = async () => {};
afterEach(() => clear());

const shown: (Video | null)[] = [];

function Page({ first }: { first: Video | null }) {
  const [video, setVideo] = useState(first);
  shown.push(video);
  return (
    <VideoField
      video={video}
      errors={{}}
      language="ko"
      change={(changed) => setVideo(changed.video ?? null)}
    />
  );
}
const show = async (first: Video | null) => {
  shown.length = 0;
  ({ clear } = await renderConsolePart(<Page first={first} />, { words: { hofFields: words } }));
};
const address = () => find<HTMLInputElement>('textbox', /^동영상(?! 제목)/);

test('any address of an allowed video is taken, and a title asked for', async () => {
  await show(null);
  expect(all('textbox', /^동영상 제목/)).toEqual([]);
  await fill('textbox', /^동영상/, 'https://youtu.be/dQw4w9WgXcQ');
  expect(shown.at(-1)?.src).toContain('dQw4w9WgXcQ');
  await fill('textbox', /^동영상 제목/, '결선 발표');
  expect(shown.at(-1)).toMatchObject({ titleKo: '결선 발표' });
});

test('what is no allowed video stays in the field, is not saved, and that is said once the field is left', async () => {
  await show(null);
  await fill('textbox', /^동영상/, 'https://example.kr/movie');
  expect([shown.at(-1), errorOf('textbox', /^동영상/)]).toEqual([null, '']);
  await act(async () => address().blur());
  expect(errorOf('textbox', /^동영상/)).toBe(words.videoWrong);
  expect(address().value).toBe('https://example.kr/movie');
});

test('the title waits while the address is typed anew', async () => {
  await show(null);
  await fill('textbox', /^동영상/, 'https://youtu.be/dQw4w9WgXcQ');
  await fill('textbox', /^동영상 제목/, '결선 발표');
  await fill('textbox', /^동영상(?! 제목)/, 'https://youtu.be/');
  expect(shown.at(-1)).toBeNull();
  await fill('textbox', /^동영상(?! 제목)/, 'https://youtu.be/abcdefghijk');
  expect(shown.at(-1)).toMatchObject({ titleKo: '결선 발표' });
});
