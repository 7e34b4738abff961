import { saveDraft } from '@chulbal/contract/applications/applications';
import { formFields } from '@chulbal/testing/factories';
import { describe, expect } from 'vitest';
import { createAccount } from './account.ts';
import { applicationPage } from './application-page.ts';
import { expectAccessible, journey, openVisit } from './browser.ts';
import { codeIn, linkIn, messageTo } from './messages.ts';
import { enterByMail } from './own-part.ts';
import { pdfSaying } from './pdf.ts';
import { newPerson, signUpByTouch } from './sign-up.ts';

describe('a child under 14', () => {
  journey(
    'P-02 asks a guardian, signs up with their consent, is entered in a team, and is let go when they take it back',
    async ({ phone, desktop, browser, productUrl, userApiUrl }) => {
      const { page } = phone;
      phone.expectedErrors.push(/422/);
      const child = { ...newPerson('이새봄'), birthDate: '2016.05.08' };
      const guardianPhone = newPerson('한지윤').phone;

      await page.goto('/auth/sign?next=/apply/1/1');
      await page.getByRole('link', { name: '보호자에게 허락받기' }).first().tap();
      await page.waitForURL('**/auth/guardian');
      await page.locator('button[value=ask]').tap();
      await page.locator('#f-birthDate[aria-invalid=true]').waitFor();
      await page.locator('#f-birthDate').pressSequentially('20160508');
      await page.locator('#f-guardianName').fill('한지윤');
      await page.locator('#f-guardianPhone').pressSequentially(guardianPhone.replaceAll('-', ''));
      await expectAccessible(page);
      await page.locator('button[value=ask]').tap();
      await page.getByRole('heading', { name: '허락을 기다리고 있어요' }).waitFor();
      await expectAccessible(page);

      const grown = await openVisit(browser, 'phone', productUrl);
      grown.expectedErrors.push(/422/);
      const link = linkIn(await messageTo(userApiUrl, guardianPhone, { containing: '#token=' }));
      const { pathname, hash } = new URL(link);
      await grown.page.goto(`${pathname}${hash}`);
      await grown.page.getByRole('heading', { name: '어린이가 대회에 나가고 싶어 해요' }).waitFor();
      expect(new URL(grown.page.url()).hash, 'the token stands in no address').toBe('');
      await expectAccessible(grown.page);
      await grown.page.locator('button[value=send]').tap();
      await grown.page.locator('#f-code').pressSequentially('000000');
      await grown.page.locator('button[value=check]').tap();
      await grown.page.locator('#f-code[aria-invalid=true]').waitFor();
      await grown.page.locator('#f-code').fill('');
      const code = codeIn(await messageTo(userApiUrl, guardianPhone, { containing: '보호자 확인' }));
      await grown.page.locator('#f-code').pressSequentially(code);
      await grown.page.locator('button[value=check]').tap();
      await grown.page.getByRole('heading', { name: '한지윤 님이 정해 주세요' }).waitFor();
      await grown.page.locator('#f-childName').fill(child.name);
      await grown.page.locator('button[value=consent]').tap();
      await grown.page.locator('#f-birthDate[aria-invalid=true]').waitFor();
      expect(await grown.page.inputValue('#f-childName'), 'what was typed stays').toBe(child.name);
      await expectAccessible(grown.page);
      await grown.page.locator('#f-birthDate').pressSequentially('20160508');
      await grown.page.getByText('어머니', { exact: true }).tap();
      await grown.page.getByText('가입하고 대회에 나가는 것에 동의해요').tap();
      const ticks = grown.page.getByRole('checkbox', { name: /선택/ });
      expect(await ticks.count(), 'P-01 each optional consent by itself').toBe(2);
      for (const tick of await ticks.all()) expect(await tick.isChecked()).toBe(false);
      await grown.page.getByRole('checkbox', { name: '온라인 전시에 어린이 이름 보이기' }).check();
      await grown.page.locator('#f-signature').fill('한지윤');
      await grown.page.locator('button[value=consent]').tap();
      await grown.page.getByRole('heading', { name: '이새봄 어린이의 정보는 지금 이렇게 있어요' }).waitFor();
      await expectAccessible(grown.page);
      const news = grown.page.getByRole('checkbox', { name: '모집·행사 소식 받기' });
      expect(await news.isChecked(), 'refused, and consented all the same').toBe(false);
      const kept = grown.page.waitForResponse((reply) => reply.request().method() === 'POST');
      await news.tap();
      await kept;
      await grown.page.reload();
      expect(await news.isChecked()).toBe(true);

      await page.getByRole('link', { name: '답이 왔는지 보기' }).tap();
      await page.getByRole('heading', { name: '이제 달릴 수 있어요!' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: '가입하러 가기' }).tap();
      await page.waitForURL('**/auth/sign');
      await signUpByTouch(page, userApiUrl, child, { isKnown: true });
      await page.waitForURL('**/auth/mypage*');
      const shown = page.getByRole('checkbox', { name: '온라인 전시에 어린이 이름 보이기' });
      await shown.tap();
      await shown.waitFor({ state: 'detached' });
      await page.goto('/apply/1/1');
      await page.locator('#f-teamName').waitFor();

      // A leader enters them with a name and a mailbox; the child fills in the rest and signs.
      const leader = { ...newPerson('한겨울'), birthDate: '2011.05.08' };
      const api = await createAccount(userApiUrl, leader);
      const about = { tmName: leader.name, tmPhone: leader.phone, tmEmail: leader.email };
      const changes = formFields({ leader: about, members: 0, teamName: '새싹 한 줄' });
      await api.call(saveDraft, { trackNo: 1, stageNo: 1, baseVersion: 0, changes });
      const key = await enterByMail(desktop.page, { leader, member: child, track: '1/1' });
      const path = (field: string) => `members.${key}.${field}`;
      const asked = new URL(linkIn(await messageTo(userApiUrl, child.email, { containing: '#token=' })));
      await page.goto(`${asked.pathname}${asked.hash}`);
      const own = applicationPage(page);
      const go = () => page.getByRole('button', { name: /^다음/ }).tap();
      await page.getByRole('heading', { name: '나를 적어 주세요' }).waitFor();
      await own.choose(path('tmSex'), path('tmCountry'));
      await own.at(path('tmBirth')).fill(child.birthDate);
      await own.at(path('tmPhone')).fill(child.phone);
      await go();
      await page.getByRole('heading', { name: '어느 학교에 다니나요?' }).waitFor();
      await own.at(path('tmSchoolName')).fill('새벽들초등학교');
      await own.at(path('tmSchoolType')).selectOption('elementary');
      await go();
      await page.getByRole('heading', { name: '증명서 한 장' }).waitFor();
      await own.upload(`schoolPaper.${key}`, '재학증명서.pdf', pdfSaying('enrolled'));
      await own.stored('재학증명서.pdf');
      await go();
      await page.getByText('개인정보 수집·이용에 동의해요').tap();
      await page.locator('#f-signature').fill(child.name);
      await page.getByRole('button', { name: '이름표 달기' }).tap();
      await page.getByRole('heading', { name: '이름표를 달았어요' }).waitFor();
      await applicationPage(desktop.page, '1/1').open('members');
      await desktop.page.getByText('에 다 했어요').waitFor();
      expect(await desktop.page.locator('main').textContent()).toContain(child.name);

      await grown.page.reload();
      await grown.page.getByText(child.email).first().waitFor();
      await grown.page.getByText('동의를 거두고 모두 지우기').tap();
      await grown.page.locator('button[value=withdraw]').tap();
      await grown.page.getByRole('heading', { name: '동의를 거두셨어요' }).waitFor();
      await expectAccessible(grown.page);
      await page.goto('/auth/mypage');
      await page.waitForURL('**/auth/login*');
      await page.goto('/auth/guardian');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('먼저 보호자에게');
      // The team is told, and holds nothing of them any more.
      await applicationPage(desktop.page, '1/1').open('members');
      expect(await desktop.page.content()).not.toContain(child.email);
      await grown.close();
      expect(grown.errors, 'errors in the browser').toEqual([]);
    },
  );
});
