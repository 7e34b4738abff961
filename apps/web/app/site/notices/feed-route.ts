import { getNoticeList } from '@chulbal/contract/notices';
import { noticeTypeNames } from '@chulbal/contract/notices.values';
import { getSite } from '@chulbal/contract/site/site';
import { visitOf } from '../../lib/visit.server.ts';
import { xmlText } from '../../lib/xml-text.ts';
import type { Route } from './+types/feed-route';
import { notices as en } from './notices.en.ts';
import { notices as ko } from './notices.ko.ts';

const titles = { ko: ko.title, en: en.title };

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
    ({ noticeNo, noticeType, noticeTitle, createdAt }) =>
      `<entry><id>${xmlText(`${address}/detail/${noticeNo}`)}</id><title>${xmlText(noticeTitle)}</title>` +
      `<link href="${xmlText(`${address}/detail/${noticeNo}`)}"/><published>${createdAt}</published><updated>${createdAt}</updated>` +
      `<category term="${noticeType}" label="${xmlText(noticeTypeNames[noticeType][language])}"/></entry>`,
  );
  const feed =
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">` +
    `<id>${xmlText(address)}</id><title>${xmlText(`${site.brand} ${titles[language]}`)}</title><link href="${xmlText(address)}"/>` +
    `<link rel="self" href="${xmlText(`${address}/feed.xml`)}"/><updated>${newest}</updated>` +
    `<author><name>${xmlText(site.brand)}</name></author>${entries.join('')}</feed>`;
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
