import { nextPath } from '../../lib/next-path.ts';
import { areaOf } from '../../lib/own-frame.ts';

/** Where to go after logging in: a page of evaluators, and nothing else. */
export function pointerPath(wanted: string | null, usual = '/pointer'): string {
  const path = nextPath(wanted);
  const { pathname } = new URL(path, 'http://pointer.invalid');
  const isAdapter = /^\/pointer\/(?:login|login-help|logout)(?:\/|$)/.test(pathname);
  return areaOf(pathname) === 'pointer' && !isAdapter ? path : usual;
}

/** Track and stage of an address of the area, where it has both. */
export function stageOfPath(path: string): { trackNo: number; stageNo: number } | null {
  const [, trackNo, stageNo] =
    /^\/pointer\/(?:list|detail|pledge)\/([1-9]\d{0,14})\/([1-9]\d{0,14})(?:[/?#]|$)/.exec(path) ?? [];
  return trackNo && stageNo ? { trackNo: Number(trackNo), stageNo: Number(stageNo) } : null;
}
