/** Where a link may lead: pages of the web, a letter, a call. A place in the same file has no scheme. */
const schemes = new Set(['http', 'https', 'mailto', 'tel', 'ftp', 'sms']);

/**
 * Whether following a link can only open a page, a letter or a call, or nothing at all (a file that lay beside the
 * document on its author's disk). Not so what runs (javascript:, ms-msdt:), what is data, and what makes a reader's
 * machine log in to another over the network (\\host\share, file://host), in any spelling.
 */
export function isHarmlessLink(written: string): boolean {
  const link = plain(written);
  if (/^[\\/]{2}/.test(link)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(link);
  if (!scheme) return true;
  const [, name = '', rest = ''] = scheme;
  if (name.length === 1) return true;
  if (name.toLowerCase() === 'file') return isOwnDisk(rest);
  return schemes.has(name.toLowerCase());
}

/** Whether a link leads away from the file in which it stands. */
export function isOutside(written: string): boolean {
  const link = plain(written);
  return /^[\\/]{2}/.test(link) || /^[a-z][a-z0-9+.-]*:/i.test(link);
}

/** file:///C:/… is the reader's own disk; more or other slashes, or a name behind two, are another machine's. */
function isOwnDisk(rest: string): boolean {
  const path = rest.replaceAll('\\', '/').replace(/^\/\/(localhost)?(?=\/)/i, '');
  return /^\/?[a-z][:|]/i.test(path) || /^\/(?!\/)/.test(path) || /^[^/]/.test(path);
}

/** As a browser or an office program reads it: without control characters and space around, %-escapes of slashes undone. */
function plain(written: string): string {
  return written
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/%5c/gi, '\\')
    .replace(/%2f/gi, '/')
    .replace(/%3a/gi, ':');
}
