const DAY_SECONDS = 86_400;

/** The name under which a browser remembers that a popup is not to be seen again today. */
function cookieOf(popupNo: number): string {
  return `serverPopup${popupNo}`;
}

/** Whether the reader has asked not to see a popup again today; `cookies` as `document.cookie` has them. */
export function isPutOff(cookies: string, popupNo: number): boolean {
  return cookies.split(/;\s*/).some((cookie) => cookie.split('=')[0] === cookieOf(popupNo));
}

/** The cookie that puts a popup off for a day, as `document.cookie` takes it. `secure`: the page came over TLS. */
export function putOffCookie(popupNo: number, secure: boolean): string {
  return `${cookieOf(popupNo)}=1; max-age=${DAY_SECONDS}; path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
