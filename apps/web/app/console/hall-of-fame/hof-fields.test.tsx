import type { HofDetails } from '@chulbal/contract/hall-of-fame/hall-of-fame';
import type { HofSource } from '@chulbal/contract/hall-of-fame/operators';
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { FromResults } from './from-results.tsx';
import { hofFields as words } from './hof-fields.ko.ts';
import { VideoField } from './video-field.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const source: HofSource = {
  ...{ trackNo: 1, stageNo: 4, year: 2026, lane: 1, winners: 3, made: 1 },
  ...{ trackName: { ko: '성장', en: 'Growth' }, stageName: { ko: '결선', en: 'Final' } },
};
const make = words.results.makeOf.replace('{{name}}', '2026 성장 결선');

test('drafts are made of those winners who have none', async () => {
  const calls = answerCalls({ status: 200, body: { made: 2 } });
  ({ clear } = await renderConsolePart(<FromResults sources={[source]} />, { words: { hofFields: words } }));
  expect(document.body.textContent).toContain('수상 3팀 가운데 2팀이 아직 없어요');
  await press('button', make);
  expect(asked(calls)).toEqual([{ name: 'make', input: { trackNo: 1, stageNo: 4 } }]);
  expect(said()).toContain('초안 2개를 만들었어요.');
});

test('a result whose winners all stand there has nothing to press', async () => {
  const part = <FromResults sources={[{ ...source, made: 3 }]} />;
  ({ clear } = await renderConsolePart(part, { words: { hofFields: words } }));
  expect(document.body.textContent).toContain('수상 3팀이 모두 있어요');
  expect(all('button')).toEqual([]);
});

const changes = vi.fn();
function Written() {
  const [video, setVideo] = useState<HofDetails['video']>(null);
  const change = (part: Partial<HofDetails>) => {
    changes(part);
    setVideo(part.video ?? null);
  };
  return <VideoField video={video} change={change} errors={{}} language="ko" />;
}
const address = new RegExp(`^${words.video}선택`);
const leave = () => act(async () => find('textbox', address).blur());

test('a video is taken by the address of its page, and then asks for a title', async () => {
  ({ clear } = await renderConsolePart(<Written />, { words: { hofFields: words } }));
  await fill('textbox', address, 'https://youtu.be/dQw4w9WgXcQ');
  await fill('textbox', new RegExp(`^${words.videoTitle}`), '결선 발표');
  const { video } = changes.mock.lastCall?.[0] ?? {};
  expect(video).toMatchObject({ titleKo: '결선 발표', src: expect.stringContaining('dQw4w9WgXcQ') });
});

test('an address that is no allowed video stays in its field, is said to be none, and is not saved', async () => {
  ({ clear } = await renderConsolePart(<Written />, { words: { hofFields: words } }));
  await fill('textbox', address, 'https://example.com/video.mp4');
  await leave();
  expect(errorOf('textbox', address)).toBe(words.videoWrong);
  expect(find<HTMLInputElement>('textbox', address).value).toBe('https://example.com/video.mp4');
  expect(changes.mock.lastCall?.[0]).toEqual({ video: null });
});
