import type { Board } from '@chulbal/contract/posts/values';

const paths: Record<Board, (postNo: number) => string> = {
  notice: (postNo) => `/board/notice/detail/${postNo}`,
  program: (postNo) => `/support/programs/detail/${postNo}`,
  resource: (postNo) => `/support/resources/detail/${postNo}`,
  hero: (postNo) => `/toolkit/localheroes/detail/${postNo}`,
  past: (postNo) => `/ipo/past/detail/${postNo}`,
  hof: (postNo) => `/ipo/contents/experiences/HOF/detail/${postNo}`,
};

/** Where visitors read a post. */
export function visitorPath(board: Board, postNo: number): string {
  return paths[board](postNo);
}
