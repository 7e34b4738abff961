import { expect, test } from 'vitest';
import { playerAddress } from './video-address.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/ab-_1';

test.each([
  ['https://www.youtube.com/watch?v=ab-_1', youtube],
  ['https://www.youtube.com/watch?list=x&v=ab-_1&t=3', youtube],
  [' https://youtu.be/ab-_1?si=x ', youtube],
  ['https://youtube.com/shorts/ab-_1', youtube],
  ['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345'],
  ['https://tv.naver.com/v/123', 'https://tv.naver.com/embed/123'],
  ['https://tv.kakao.com/v/123', 'https://play-tv.kakao.com/embed/player/cliplink/123'],
  ['https://evil.example/watch?v=ab', null],
  ['http://vimeo.com/12345', null],
  ['javascript:alert(1)', null],
])('%s', (given, expected) => {
  expect(playerAddress(given)).toBe(expected);
});
