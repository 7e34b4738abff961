import type { Page } from 'playwright-core';
import { pdfSaying } from './pdf.ts';

/** What the operator writes, and visitors find. */
export const portal = {
  brand: '첫물결+',
  notice: { ko: '봄 설명회를 열어요', en: 'A briefing in spring' },
  faq: { ko: '혼자서도 나갈 수 있나요?', en: 'May I take part alone?' },
  program: { ko: '항구 밋업', en: 'Harbour meet-up' },
  resource: { ko: '바다 창업 백서', en: 'White paper on the sea' },
  hero: { ko: '등대를 고친 사람', en: 'Who mended the lighthouse' },
  slide: { ko: '물결이 시작되는 곳', en: 'Where waves begin' },
  popup: { ko: '오늘만 알려 드려요', en: 'Only today' },
} as const;

type Written = { ko: string; en: string };

/** A moment so many hours from now, as an input holds it in Korea's time. */
function hoursFromNow(hours: number): string {
  return new Date(Date.now() + (hours + 9) * 3_600_000).toISOString().slice(0, 16);
}

/** Names the site: the brand in both languages, and the foundation. */
export async function nameSite(page: Page): Promise<void> {
  await page.goto('/console/site');
  const brand = page.getByLabel(/^브랜드 이름/);
  await brand.first().fill(portal.brand);
  await brand.nth(1).fill('First wave+');
  await page
    .getByLabel(/^기관 \d 기관 이름/)
    .first()
    .fill('바다창업재단');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await page.getByText('사이트 설정을 저장했어요.').first().waitFor();
}

type Post = {
  board: string;
  texts: Written;
  body?: Written;
  details?: () => Promise<void>;
  files?: string[];
};

/** Writes a post in both languages, with its details and files, and publishes it at once. */
export async function publishPost(page: Page, post: Post): Promise<void> {
  const { board, texts, details, files = [] } = post;
  const body = post.body ?? { ko: `${texts.ko}. 본문이에요.`, en: `${texts.en}. This is the text.` };
  await page.goto(`/console/posts/${board}`);
  await page.getByRole('button', { name: / 쓰기$/ }).click();
  await write(page, { title: texts.ko, body: body.ko });
  await details?.();
  await page.locator('label:has-text("English")').first().click();
  await write(page, { title: texts.en, body: body.en });
  if (files.length > 0) {
    const uploads = files.map((name) => ({ name, mimeType: 'application/pdf', buffer: pdfSaying(name) }));
    await page.locator('input[type=file][multiple]').setInputFiles(uploads);
    await page.getByRole('heading', { name: `첨부 ${files.length}` }).waitFor();
  }
  await page.getByRole('button', { name: '게시', exact: true }).click();
  await page.getByText('게시했어요.').first().waitFor();
}

async function write(page: Page, { title, body }: { title: string; body: string }): Promise<void> {
  await page.getByLabel('제목', { exact: true }).fill(title);
  await page.locator('.tiptap').click();
  await page.keyboard.type(body);
}

/** A programme that takes applications now, in one place. */
export async function programDetails(page: Page): Promise<void> {
  await page.getByLabel(/^신청 시작/).fill(hoursFromNow(-1));
  await page.getByLabel(/^신청 마감/).fill(hoursFromNow(24));
  await page.getByLabel(/^프로그램 시작/).fill(hoursFromNow(48));
  await page.getByLabel(/^프로그램 끝/).fill(hoursFromNow(50));
  await page.getByLabel(/^모집 인원/).fill('1');
  await page.getByLabel(/^장소/).fill('부산 영도 창업관');
}

/** Who the hero is, and where. */
export async function heroDetails(page: Page): Promise<void> {
  await page.getByLabel(/^지역/).selectOption({ index: 2 });
  await page.getByLabel(/^창업가/).fill('문등대');
  await page.getByLabel(/^가게·회사/).fill('등대공방');
}

/** A question with its answer in both languages, shown. */
export async function addFaq(page: Page): Promise<void> {
  await page.goto('/console/faqs');
  await page.getByRole('button', { name: '질문 더하기' }).click();
  await page.getByLabel('질문', { exact: true }).fill(portal.faq.ko);
  await page.getByLabel('질문 (영어)', { exact: true }).fill(portal.faq.en);
  for (const [place, answer] of ['두 명부터 나갈 수 있어요.', 'Two people at least.'].entries()) {
    await page.locator('.tiptap').nth(place).click();
    await page.keyboard.type(answer);
  }
  await page.getByRole('button', { name: '저장하고 보이기' }).click();
  await page.getByRole('button', { name: '숨기기', exact: true }).waitFor();
}

/** A slide before the three that every site begins with. */
export async function addSlide(page: Page): Promise<void> {
  await page.goto('/console/slides');
  await page.getByRole('button', { name: '장면 더하기' }).click();
  const titles = page.getByLabel(/^제목/);
  await titles.first().fill(portal.slide.ko);
  await titles.nth(1).fill(portal.slide.en);
  await page.getByRole('button', { name: '숨긴 채 저장' }).click();
  const row = page.getByRole('listitem').filter({ hasText: portal.slide.ko });
  await row.getByRole('button', { name: '보이기', exact: true }).click();
  await row.getByRole('button', { name: '숨기기', exact: true }).waitFor();
  for (let place = 3; place > 0; place -= 1) {
    const moved = page.waitForResponse((reply) => reply.url().includes('/console/command/slides'));
    await row.getByRole('button', { name: /위로$/ }).click();
    await moved;
  }
}

/** A popup of words, as a panel. */
export async function addPopup(page: Page): Promise<void> {
  await page.goto('/console/popups');
  await page.getByRole('button', { name: '팝업 더하기' }).click();
  await page.locator('label:has-text("글")').first().click();
  await page.getByLabel('제목 (한국어)', { exact: true }).fill(portal.popup.ko);
  await page.locator('.tiptap').click();
  await page.keyboard.type('설명회 자리가 얼마 남지 않았어요.');
  await page.getByRole('button', { name: '저장하고 보이기' }).click();
  await page.getByRole('button', { name: '숨기기', exact: true }).waitFor();
}
