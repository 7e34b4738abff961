import { nextPath } from '../../lib/next-path.ts';
import { areaOf } from '../../lib/own-frame.ts';

/** Where to go after logging in: a page of the console, and nothing else. */
export function consolePath(wanted: string | null): string {
  const path = nextPath(wanted);
  const { pathname } = new URL(path, 'http://console.invalid');
  return areaOf(pathname) === 'console' && pathname !== '/console/logout' ? path : '/console';
}
