const cookie = 'console_nav';

/** Whether this browser's operator has folded the navigation to icons. */
export function isNavFolded(cookies: string): boolean {
  return new RegExp(`(?:^|; ?)${cookie}=folded(?:;|$)`).test(cookies);
}

/** Remembers it for a year where the server reads it, so that nothing jumps when a page opens. */
export function rememberNavFold(folded: boolean): void {
  const value = folded ? 'folded' : 'open';
  Object.assign(document, { cookie: `${cookie}=${value}; Path=/console; Max-Age=31536000; SameSite=Lax` });
}
