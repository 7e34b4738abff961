import { expect } from 'vitest';
import { applicationPage, student } from './application-page.ts';
import { expectAccessible, journey, openVisit, type Screen, screenshot, type Visit } from './browser.ts';
import { linkIn, messageTo } from './messages.ts';
import { pdfSaying } from './pdf.ts';
import { newPerson, signUp } from './sign-up.ts';

const story = {
  teamName: '달빛 우산',
  teamItemName: '갑자기 비 오는 날 이웃 우산을 빌리는 문고리 걸이',
  teamItemExp: '비가 오면 현관마다 남는 우산이 있어요.\n문고리에 걸어 두고 서로 빌려요.',
  teamEmotion: '기숙사 앞에서 비를 맞고 뛰던 날에 시작했어요.',
  teamChar: '전공이 다른 셋이 같은 층에 살아요.',
};

/** Two syllables as a Mac writes them into file names: letter by letter. */
const macName = '사업계획서 최종.pdf'.normalize('NFD');

async function wholeJourney(visit: Visit, screen: Screen, userApiUrl: string): Promise<void> {
  const { page } = visit;
  const context = page.context();
  visit.expectedErrors.push(/422|409|401/);
  const leader = newPerson('한겨울');
  await signUp(page, userApiUrl, leader);

  // First visit: the first step, saved without pressing anything, and then the tab dies.
  let form = applicationPage(page);
  await form.open('team');
  await form.tick('isConsent');
  await form.fill(story);
  await form.choose('teamItemPart', 'team4dTech');
  await form.saved();
  await page.close({ runBeforeUnload: false });

  // Second visit in a new tab, with an access token that is gone.
  const again = await context.newPage();
  form = applicationPage(again);
  await dropCookies(again, /user_access/);
  await form.open('team');
  await screenshot(again, `apply-again-${screen}`);
  expect(await again.locator('dialog[open]').count()).toBe(0);
  for (const [path, value] of Object.entries(story)) expect(await form.at(path).inputValue()).toBe(value);

  await form.open('leader');
  expect(await form.at('leader.tmName').inputValue()).toBe(leader.name);
  expect(await form.at('leader.tmPhone').inputValue()).toBe(leader.phone);
  await form.choose('leader.tmSex');
  await form.at('leader.tmSchoolType').selectOption('university');
  await form.fill(student('leader'));
  await form.choose('leader.tmMajority');
  await form.saved();
  await screenshot(again, `apply-leader-${screen}`);

  // Members: two are added, one of them is taken out again.
  await form.open('members');
  const member = newPerson('정하람');
  await addMember(again, form, member);
  await addMember(again, form, newPerson('잘못 적은 사람'));
  await again.getByRole('button', { name: '잘못 적은 사람 삭제' }).click();
  await again.locator('dialog[open]').getByRole('button', { name: '지우기' }).click();
  await expect.poll(() => form.text()).not.toContain('잘못 적은 사람');
  await form.saved();

  // Documents: a Mac's name is kept, a page that calls itself PDF is refused and nothing else is lost.
  await form.open('documents');
  await form.upload('business', macName, pdfSaying('plan'));
  await form.stored('사업계획서 최종.pdf');
  await form.upload(
    'schoolPaper.leader',
    '증명서.pdf',
    Buffer.from('<!doctype html><script>alert(1)</script>'),
  );
  await expect.poll(() => form.text()).toContain('내용이 확장자와 다른 파일이에요');
  await screenshot(again, `apply-refused-${screen}`);
  await expectAccessible(again);
  await form.uploadOfEveryone('schoolPaper', '재학증명서.pdf', pdfSaying('certificate'));
  await form.saved();

  // Review and submit, once the checklist is empty.
  await form.open('review');
  await form.tick('isTrue', 'isReviewConsent');
  await form.saved();
  const review = await form.text();
  for (const value of Object.values(story)) expect(review).toContain(value.split('\n')[0]);
  await again.getByRole('button', { name: '제출하기', exact: true }).last().click();
  await again.locator('#submitted').waitFor();
  await screenshot(again, `apply-submitted-${screen}`);
  const number = /접수 번호(3-\d{4})/.exec(await form.text())?.[1] ?? 'no number';

  // The receipt, as a page and as a PDF with the same number.
  await again.getByRole('link', { name: '접수증 보기' }).first().click();
  await again.waitForURL('**/apply/receipt/*');
  await expect.poll(() => form.text()).toMatch(/[0-9a-f]{64}/);
  expect(await form.text()).toContain(number);
  await screenshot(again, `receipt-${screen}`);
  await expectAccessible(again);
  const download = again.waitForEvent('download');
  await again
    .getByRole('button', { name: /PDF/ })
    .or(again.getByRole('link', { name: /PDF/ }))
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  // Changed and submitted again: the same number, a second receipt.
  await form.open('team');
  await form.fill({ teamChar: '전공이 다른 둘이 같은 층에 살아요.' });
  await form.saved();
  await form.open('review');
  await again.getByRole('button', { name: '다시 제출하기' }).last().click();
  await expect.poll(() => form.text()).toContain('2회 제출');
  expect(await form.text()).toContain(number);

  // The member confirms by the personal link, on a device of their own.
  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  const other = await openVisit(browser, screen, new URL(again.url()).origin);
  const link = new URL(linkIn(await messageTo(userApiUrl, member.phone)));
  expect(link.search).toBe('');
  await other.page.goto(`${link.pathname}${link.hash}`);
  await expect.poll(() => other.page.locator('main').textContent()).toContain(story.teamName);
  expect(other.page.url()).not.toContain('token');
  await screenshot(other.page, `confirm-${screen}`);
  await expectAccessible(other.page);
  await other.page.locator('button[name=answer][value=confirm]').click();
  await expect.poll(() => other.page.locator('main').textContent()).toMatch(/본인 확인을 마쳤어요/);
  expect(other.errors).toEqual([]);
  await other.close();
}

async function addMember(
  page: Visit['page'],
  form: ReturnType<typeof applicationPage>,
  person: ReturnType<typeof newPerson>,
): Promise<void> {
  await page.getByRole('button', { name: /팀원 더하기/ }).click();
  const panel = page.getByRole('group', { name: /새 팀원|님 정보/ });
  const id = await panel.locator('input[id$="-tmName"]').getAttribute('id');
  const prefix = (id ?? '')
    .replace(/^f-/, '')
    .replace(/-tmName$/, '')
    .replaceAll('-', '.');
  await form.fill({
    [`${prefix}.tmName`]: person.name,
    [`${prefix}.tmBirth`]: person.birthDate,
    [`${prefix}.tmPhone`]: person.phone,
    [`${prefix}.tmEmail`]: person.email,
  });
  await form.choose(`${prefix}.tmSex`);
  await form.at(`${prefix}.tmCountry`).selectOption('KR');
  await form.at(`${prefix}.tmSchoolType`).selectOption('university');
  await form.fill(student(prefix));
  await form.choose(`${prefix}.tmMajority`);
  await panel.getByRole('button', { name: '팀원 추가' }).click();
}

async function dropCookies(page: Visit['page'], name: RegExp): Promise<void> {
  await page.context().clearCookies({ name });
}

journey(
  'a new student applies on a desktop, over two visits, and nothing is lost',
  async ({ desktop, userApiUrl }) => {
    await wholeJourney(desktop, 'desktop', userApiUrl);
  },
);

journey(
  'a new student applies on a phone, over two visits, and nothing is lost',
  async ({ phone, userApiUrl }) => {
    await wholeJourney(phone, 'phone', userApiUrl);
  },
);
