import { readFileSync } from 'node:fs';
import type { Db } from '@chulbal/domain/db';
import { storeContentFile } from '@chulbal/domain/files/content-files.commands';
import type { FileStore } from '@chulbal/domain/files/store';
import { createPost, publishPost } from '@chulbal/domain/posts/commands';
import { createOperator } from '@chulbal/testing/operators';
import lighthouse from 'lighthouse';
import { launchBrowser } from '../e2e/launch-browser.ts';
import { type Figure, keepsBound } from '../tools/figures/figure.ts';
import { freePort } from '../tools/postgres-server.ts';
import { startDemoSite } from './demo-site.ts';
import { lighthouseFigures, type PageRun } from './lighthouse-figures.ts';
import { listPublicPages } from './public-pages.ts';

export const name = 'F-03 Lighthouse’s default phone on public pages';

/** A page that misses a bound is visited so often in all: what counts is the middle one. */
const RUNS = 3;

export async function run(): Promise<Figure[]> {
  let noticeNo = 0;
  const site = await startDemoSite({
    fill: async (db, files) => {
      noticeNo = await publishPicture(db, files);
    },
  });
  const debuggingPort = await freePort();
  const browser = await launchBrowser({ debuggingPort });
  try {
    const pages = await listPublicPages(site.web.url);
    pages.set('notice with a picture', `/board/notice/detail/${noticeNo}`);
    const figures: Figure[] = [];
    for (const [what, path] of pages) {
      const visited = () => visit(site.web.url + path, debuggingPort);
      // The page is kept when it is asked for, as for all visitors but one.
      await (await fetch(site.web.url + path)).arrayBuffer();
      const runs = [await visited()];
      if (!lighthouseFigures(what, runs).every(keepsBound))
        while (runs.length < RUNS) runs.push(await visited());
      figures.push(...lighthouseFigures(what, runs));
    }
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** A notice with a picture above its text, as an editor would write it. */
async function publishPicture(db: Db, files: FileStore): Promise<number> {
  const actor = await createOperator(db);
  const now = new Date();
  const bytes = readFileSync(new URL('../apps/web/public/og.png', import.meta.url));
  const { serverFileName, width, height } = await storeContentFile(db, actor, files, {
    ...{ fileName: 'stage.png', size: bytes.length, kind: 'picture', now, clock: () => now },
    body: (async function* () {
      yield bytes;
    })(),
  });
  const picture = `<img src="/transfer/file/${serverFileName}" alt="무대에 선 팀" width="${width}" height="${height}">`;
  const bodyKo = `<p>본선 무대의 자리와 시간을 알려 드려요.</p>${picture}<h2>준비할 것</h2><p>신분증을 챙겨 주세요.</p>`;
  const { postNo, editVersion } = await createPost(db, actor, {
    draft: {
      ...{ board: 'notice', kind: 'event', pinned: false, attachments: [], details: {} },
      ...{ titleKo: '본선 무대에서 만나요', titleEn: '', bodyKo, bodyEn: '' },
    },
    now,
  });
  await publishPost(db, actor, { postNo, editVersion, publishAt: null, now });
  return postNo;
}

/** Visits a page once as Lighthouse's default phone and prints what it finds fault with. */
async function visit(url: string, port: number): Promise<PageRun> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories } = result.lhr;
  const scores: Record<string, number> = {};
  // A page that asks search engines to stay out is not judged for it.
  const isHidden = audits['is-crawlable']?.score === 0;
  for (const { id, score, auditRefs } of Object.values(categories)) {
    if (score === null || (isHidden && id === 'seo')) continue;
    scores[id] = Math.round(score * 100);
    const missed = auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 0.9);
    for (const ref of missed) {
      const { title, displayValue = '' } = audits[ref.id] ?? {};
      console.log(`  ${new URL(url).pathname} ${id}: ${title} ${displayValue}`);
    }
  }
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  return {
    scores,
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    requests: items.map((item) => ({ type: String(item.resourceType), bytes: Number(item.transferSize) })),
  };
}
