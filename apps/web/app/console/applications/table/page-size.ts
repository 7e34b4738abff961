/** Lines of the table on a page. */
export const pageSizes = [50, 100, 200] as const;
export type PageSize = (typeof pageSizes)[number];

const cookie = 'desk_size';

/** The size that this browser's operator chose last. */
export function rememberedSize(cookies: string): PageSize {
  const [, size] = new RegExp(`(?:^|; ?)${cookie}=(\\d+)(?:;|$)`).exec(cookies) ?? [];
  return pageSizes.find((known) => known === Number(size)) ?? 50;
}

/** Remembers it for a year where the server reads it. */
export function rememberSize(size: PageSize): void {
  const path = '/console/applications';
  Object.assign(document, { cookie: `${cookie}=${size}; Path=${path}; Max-Age=31536000; SameSite=Lax` });
}
