import { getNoticeList } from '@chulbal/contract/notices';
import { getSite } from '@chulbal/contract/site';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/feed-route';

/** `/board/notice/feed.xml`: the newest notices of the reader's language as Atom (RFC 4287). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { api, origin, language } = visitOf(context);
  const [site, { content }] = await Promise.all([
    api(getSite, {}),
    api(getNoticeList, { page: 1, size: 30 }),
  ]);
  const address = `${origin}/board/notice`;
  const newest =
    content
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00.000Z';
  const entries = content.map(
    ({ noticeNo, noticeTitle, createdAt }) =>
      `<entry><id>${xml(`${address}/detail/${noticeNo}`)}</id><title>${xml(noticeTitle)}</title>` +
      `<link href="${xml(`${address}/detail/${noticeNo}`)}"/><updated>${createdAt}</updated></entry>`,
  );
  const feed =
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">` +
    `<id>${xml(address)}</id><title>${xml(site.brand)}</title><link href="${xml(address)}"/>` +
    `<link rel="self" href="${xml(`${address}/feed.xml`)}"/><updated>${newest}</updated>` +
    `<author><name>${xml(site.brand)}</name></author>${entries.join('')}</feed>`;
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}

function xml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
