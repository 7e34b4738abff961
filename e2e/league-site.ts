import type { Page } from 'playwright-core';

/** Goes from the dialog of publishing to the settings that it names, fills them in, and comes back to look again. */
export async function fillSite(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await dialog.getByText('사이트 설정을 먼저 채워야 게시할 수 있어요').waitFor();
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: '대표 전화' }).click();
  const site = await opening;
  const names = site.getByLabel(/^기관 \d 기관 이름/);
  await names.first().waitFor();
  const texts = [
    '바다마을재단',
    'Seaside Foundation',
    '바다살림부',
    'Ministry of the Sea',
    '마을배움부',
    'Ministry of Villages',
  ];
  for (const [place, text] of texts.entries()) await names.nth(place).fill(text);
  await site.getByLabel(/^사업자등록번호/).fill('220-82-00017');
  await site.getByLabel(/^대표 전화/).fill('02-6011-2026');
  await site.getByLabel(/^대표 이메일/).fill('help@seaside.example');
  await site.getByRole('button', { name: '저장', exact: true }).click();
  await site.getByText('사이트 설정을 저장했어요.').waitFor();
  await site.close();
  await dialog.getByRole('button', { name: '다시 확인' }).click();
  await dialog.getByText('사이트 설정을 먼저 채워야').waitFor({ state: 'detached' });
}
