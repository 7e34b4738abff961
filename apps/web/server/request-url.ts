/**
 * The address of a request on our own site. A request line may name another host, whole
 * (`http://evil.example/`) or by two slashes (`//evil.example/`): only its path and query count.
 */
export function requestUrl(target: string, origin: string): URL {
  if (target.startsWith('/')) return new URL(origin + target);
  if (!URL.canParse(target)) return new URL(origin);
  const { pathname, search } = new URL(target);
  return new URL(origin + pathname + search);
}

/** The path of a page whose data is asked for, or of the page itself. */
export function pagePath(path: string): string {
  return path.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
}

/** Whether a text is the address of a site and nothing more: what a broken `Host` header makes is not. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === '/' && !search && !hash && !username && !password && !/[/?#]$/.test(text);
}
