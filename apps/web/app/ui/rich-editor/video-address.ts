/** How the pages of video hosts are written, and the player that shows what they name. */
const hosts: readonly [RegExp, (id: string) => string][] = [
  [
    /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{1,40})/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  ],
  [
    /^https:\/\/(?:player\.vimeo\.com\/video|(?:www\.)?vimeo\.com)\/(\d{1,20})/,
    (id) => `https://player.vimeo.com/video/${id}`,
  ],
  [/^https:\/\/tv\.naver\.com\/(?:v|embed)\/(\d{1,20})/, (id) => `https://tv.naver.com/embed/${id}`],
  [
    /^https:\/\/(?:play-)?tv\.kakao\.com\/(?:v|embed\/player\/cliplink|channel\/\d+\/cliplink)\/(\d{1,20})/,
    (id) => `https://play-tv.kakao.com/embed/player/cliplink/${id}`,
  ],
];

/** The player's address for what somebody pasted, or null for a host that may not be embedded. */
export function playerAddress(given: string): string | null {
  for (const [pattern, player] of hosts) {
    const id = pattern.exec(given.trim())?.[1];
    if (id) return player(id);
  }
  return null;
}
