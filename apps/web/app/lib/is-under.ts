/** Whether a page's address is this one, or lies under it. */
export function isUnder(address: string, pathname: string): boolean {
  return pathname === address || pathname.startsWith(`${address}/`);
}
