import { expect, test } from 'vitest';
import { playerOfAddress } from './values.ts';
import { video } from './videos.ts';

test.each([
  ['https://www.youtube-nocookie.com/embed/ab-_1', 'YouTube'],
  ['https://player.vimeo.com/video/12345', 'Vimeo'],
  ['https://tv.naver.com/embed/12345', 'Naver TV'],
  ['https://play-tv.kakao.com/embed/player/cliplink/12345', 'Kakao TV'],
])('%s is a player of %s', (src, name) => {
  expect(playerOfAddress(src)?.name.en).toBe(name);
  expect(video.safeParse({ src, titleKo: '', titleEn: '' }).success).toBe(true);
});

test.each([
  'https://www.youtube-nocookie.com/embed/ab?autoplay=1',
  'https://www.youtube-nocookie.com/embed/ab\n',
  'https://www.youtube-nocookie.com.evil.example/embed/ab',
  'https://www.youtube-nocookie.com@evil.example/embed/ab',
  'https://evil.example/https://player.vimeo.com/video/1',
  'http://player.vimeo.com/video/1',
  'https://player.vimeo.com/video/../redirect',
  'https://www.youtube.com/embed/ab',
  'javascript:alert(1)',
  '',
])('%j is not played', (src) => {
  expect(playerOfAddress(src)).toBe(null);
  expect(video.safeParse({ src, titleKo: '', titleEn: '' }).success).toBe(false);
});
