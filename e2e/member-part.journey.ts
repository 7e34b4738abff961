import { myApplication, saveDraft } from '@chulbal/contract/applications/applications';
import { uploadFile } from '@chulbal/contract/files/files';
import { campus, formFields } from '@chulbal/testing/factories';
import { expect } from 'vitest';
import { createAccount } from './account.ts';
import { applicationPage } from './application-page.ts';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { codeIn, linkIn, messageTo } from './messages.ts';
import { enterByMail } from './own-part.ts';
import { pdfSaying } from './pdf.ts';
import { newPerson } from './sign-up.ts';

const teamName = '이름표를 달고';

journey(
  'P-03 a leader gives a name and a mailbox; the member fills in the rest on their phone, and the leader submits without reading it',
  async ({ desktop, phone, userApiUrl }) => {
    const leader = newPerson('한겨울');
    const member = newPerson('정하람');
    const api = await createAccount(userApiUrl, leader);
    const form = formFields({
      leader: { tmName: leader.name, tmPhone: leader.phone, tmEmail: leader.email },
      members: 0,
      teamName,
    });
    const { teamNo } = await api.call(saveDraft, { ...campus, baseVersion: 0, changes: form });
    const bytes = pdfSaying('plan');
    for (const place of [{ slot: 'business' }, { slot: 'schoolPaper', person: 'leader' }]) {
      const about = { teamNo, ...place, fileName: `${place.slot}.pdf`, size: bytes.length };
      await api.send(uploadFile, about, bytes);
    }

    // The leader types a name and a mailbox, and sends the link.
    const { page } = desktop;
    const leaderForm = applicationPage(page);
    const key = await enterByMail(page, { leader, member });
    const path = (field: string) => `members.${key}.${field}`;
    await expectAccessible(page);
    await screenshot(page, 'part-asked');

    // What is sent is seen before it is shared; the fields give way to what is missing, and open for a leader who types.
    await page.getByRole('button', { name: '공유하기' }).first().click();
    await page.getByRole('dialog').getByText('이 링크에서 내 정보를 적어 주세요').waitFor();
    await expectAccessible(page);
    await screenshot(page, 'part-share');
    await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
    const birth = page.locator(`input[id="f-${path('tmBirth').replaceAll('.', '-')}"]`);
    await birth.waitFor({ state: 'detached' });
    await leaderForm.at(path('tmBirth')).getByText('생년월일').waitFor();
    await page.getByRole('link', { name: '내가 대신 적기' }).click();
    await birth.waitFor();
    await page.goBack();
    await birth.waitFor({ state: 'detached' });
    await page.getByText('1/2 완료').waitFor();
    await screenshot(page, 'part-waits');

    // The member opens the mail on a phone: the link alone shows nothing of them but the name.
    const own = phone.page;
    phone.expectedErrors.push(/422/);
    const link = new URL(linkIn(await messageTo(userApiUrl, member.email, { containing: '#token=' })));
    await own.goto(`${link.pathname}${link.hash}`);
    await own.getByRole('heading', { name: `${member.name} 님의 이름표가 왔어요` }).waitFor();
    expect(new URL(own.url()).hash, 'the token stands in no address').toBe('');
    expect(await own.content()).not.toContain(member.email);
    await expectAccessible(own);
    await own.locator('button[value=send]').tap();
    await own.locator('#f-code').pressSequentially('000000');
    await own.locator('button[value=check]').tap();
    await own.locator('#f-code[aria-invalid=true]').waitFor();
    await own.locator('#f-code').fill('');
    const code = codeIn(await messageTo(userApiUrl, member.email, { containing: '팀원 확인' }));
    await own.locator('#f-code').pressSequentially(code);
    await own.locator('button[value=check]').tap();

    // Four short steps; what is missing is said where it is.
    await own.getByRole('heading', { name: '나를 적어 주세요' }).waitFor();
    const next = () => own.getByRole('button', { name: /^다음/ }).tap();
    await next();
    await own.locator(`[id="f-${path('tmSex').replaceAll('.', '-')}"][aria-invalid=true]`).waitFor();
    await expectAccessible(own);
    const ownForm = applicationPage(own);
    await ownForm.choose(path('tmSex'), path('tmCountry'));
    await ownForm.at(path('tmBirth')).fill('2005.07.19');
    await ownForm.at(path('tmPhone')).fill(member.phone);
    await next();
    await own.getByRole('heading', { name: '어느 학교에 다니나요?' }).waitFor();
    await ownForm.at(path('tmSchoolName')).fill('가온대학교');
    await ownForm.at(path('tmSchoolType')).selectOption('university');
    await ownForm.at(path('tmMajor')).fill('컴퓨터공학과');
    await ownForm.choose(path('tmMajority'));
    await expectAccessible(own);
    await next();
    await own.getByRole('heading', { name: '증명서 한 장' }).waitFor();
    // A phone has its camera beside the files.
    await own.locator('input[capture=environment]').waitFor({ state: 'attached' });
    await own.getByText('사진 찍기').waitFor();
    await screenshot(own, 'part-papers');
    await own.locator('input[type=file]:not([capture])').setInputFiles({
      ...{ name: '재학증명서.pdf', mimeType: 'application/pdf' },
      buffer: pdfSaying('enrolled'),
    });
    await ownForm.stored('재학증명서.pdf');
    await expectAccessible(own);
    await next();
    await own.getByRole('heading', { name: '서명하면 누가 무엇을 보나요' }).waitFor();
    await screenshot(own, 'part-sign');
    await own.getByText('개인정보 수집·이용에 동의해요').tap();
    await own.locator('#f-signature').fill(member.name);
    await expectAccessible(own);
    await own.getByRole('button', { name: '이름표 달기' }).tap();
    await own.getByRole('heading', { name: '이름표를 달았어요' }).waitFor();
    await expectAccessible(own);
    await screenshot(own, 'part-done');

    // The leader sees that it is done, and nothing of what was written, and submits.
    await leaderForm.open('members');
    await page.getByText(/에 다 했어요/).waitFor();
    await page.getByText('2/2 완료').waitFor();
    for (const secret of ['2005-07-19', '2005.07.19', '컴퓨터공학과', '가온대학교 컴퓨터'])
      expect(await page.content(), secret).not.toContain(secret);
    await expectAccessible(page);
    await leaderForm.open('review');
    await page.getByRole('button', { name: '제출하기' }).last().click();
    await page.locator('#submitted').waitFor();
    const { application } = await api.call(myApplication, campus);
    expect(application?.members.map(({ confirmedAt }) => confirmedAt !== null)).toEqual([true]);
    expect(JSON.stringify(application)).not.toContain('컴퓨터공학과');
  },
);
