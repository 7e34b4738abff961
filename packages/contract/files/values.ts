import type { Bilingual } from '../language.ts';

/** What may be played: the players of these hosts and nothing else of them (S-14). */
export const videoPlayers: readonly { host: string; path: RegExp; name: Bilingual }[] = [
  {
    host: 'www.youtube-nocookie.com',
    path: /^\/embed\/[\w-]{1,40}$/,
    name: { ko: '유튜브', en: 'YouTube' },
  },
  { host: 'player.vimeo.com', path: /^\/video\/\d{1,20}$/, name: { ko: '비메오', en: 'Vimeo' } },
  { host: 'tv.naver.com', path: /^\/embed\/\d{1,20}$/, name: { ko: '네이버TV', en: 'Naver TV' } },
  {
    host: 'play-tv.kakao.com',
    path: /^\/embed\/player\/cliplink\/\d{1,20}$/,
    name: { ko: '카카오TV', en: 'Kakao TV' },
  },
];

/** Whose player an address is, to the letter and without a query; null for whatever may not be played. */
export function playerOfAddress(address: string): (typeof videoPlayers)[number] | null {
  const found = videoPlayers.find(({ host, path }) => {
    const start = `https://${host}`;
    return address.startsWith(start) && path.test(address.slice(start.length));
  });
  return found ?? null;
}
