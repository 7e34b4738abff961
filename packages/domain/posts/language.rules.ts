import type { ShownVideo, Video } from '@chulbal/contract/files/videos';
import type { Language } from '@chulbal/contract/language';
import type { Cover, ShownCover } from '@chulbal/contract/posts/posts';

/** A text in a language: the Korean one where there is no English. */
export function textIn(language: Language, ko: string, en: string): string {
  return language === 'en' && en !== '' ? en : ko;
}

/** A post's picture as readers of a language get it. */
export function coverIn(language: Language, cover: Cover | null): ShownCover | null {
  if (!cover) return null;
  const { serverFileName, altKo, altEn } = cover;
  return { serverFileName, alt: textIn(language, altKo, altEn) };
}

/** A video as readers of a language get it. */
export function videoIn(language: Language, video: Video | null): ShownVideo | null {
  return video && { src: video.src, title: textIn(language, video.titleKo, video.titleEn) };
}
