import { myApplication, saveDraft } from '@chulbal/contract/applications';
import { uploadFile } from '@chulbal/contract/files';
import { campus, formFields } from '@chulbal/testing/factories';
import { expect } from 'vitest';
import { createAccount, typeLogIn } from './account.ts';
import { applicationPage } from './application-page.ts';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { codeIn, linkIn, messageTo } from './messages.ts';
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
    await page.goto('/auth/login?next=%2Fauth%2Fmypage');
    await typeLogIn(page, leader);
    await page.waitForURL('**/auth/mypage');
    const leaderForm = applicationPage(page);
    await leaderForm.open('members');
    await page.locator('#f-members').click();
    const name = page.locator('input[name$=".tmName"]').last();
    await name.fill(member.name);
    const [, key = ''] = ((await name.getAttribute('name')) ?? '').split('.');
    const path = (field: string) => `members.${key}.${field}`;
    await leaderForm.fill({ [path('tmEmail')]: member.email });
    await page.getByRole('button', { name: '링크 보내기' }).click();
    await page.getByText(`${member.name} 님에게 링크를 보냈어요.`).waitFor();
    await expectAccessible(page);
    await screenshot(page, 'part-asked');

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
    await own.locator('input[type=file]').setInputFiles({
      ...{ name: '재학증명서.pdf', mimeType: 'application/pdf' },
      buffer: pdfSaying('enrolled'),
    });
    await ownForm.stored('재학증명서.pdf');
    await expectAccessible(own);
    await next();
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
