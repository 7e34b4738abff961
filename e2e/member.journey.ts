import { expect } from 'vitest';
import { createAccount, typeLogIn } from './account.ts';
import { applicationPage } from './application-page.ts';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { linkIn, messageTo } from './messages.ts';
import { newPerson } from './sign-up.ts';
import { submitTeamOf } from './submitted-team.ts';

const teamName = '나란히 달리기';

journey(
  'P-03 a member with an account confirms, sees the application on my page, writes what is theirs, and leaves',
  async ({ desktop, phone, userApiUrl }) => {
    const leader = newPerson('한겨울');
    const member = newPerson('정하람');
    await submitTeamOf(await createAccount(userApiUrl, leader), { leader, member, teamName });
    await createAccount(userApiUrl, member);
    for (const [page, person] of [
      [desktop.page, leader],
      [phone.page, member],
    ] as const) {
      await page.goto('/auth/login?next=%2Fauth%2Fmypage');
      await typeLogIn(page, person);
      await page.waitForURL('**/auth/mypage');
    }

    // Until the member has confirmed, nothing of the team is on their page.
    const main = () => phone.page.locator('main').textContent();
    expect(await main()).not.toContain(teamName);
    const link = new URL(linkIn(await messageTo(userApiUrl, member.phone, { containing: 'token=' })));
    await phone.page.goto(`${link.pathname}${link.hash}`);
    await phone.page.locator('button[name=answer][value=confirm]').click();
    await expect.poll(main).toMatch(/본인 확인을 마쳤어요/);

    await phone.page.goto('/auth/mypage');
    expect(await main()).toContain(teamName);
    await screenshot(phone.page, 'member-my-page');

    // What was submitted: the team, the own entry, and of the leader the name alone.
    const seen = applicationPage(phone.page);
    await phone.page.goto('/apply/3/1');
    expect(await seen.text()).toContain(`${teamName} 신청서`);
    expect(await seen.text()).toContain(member.phone);
    expect(await seen.text()).toContain(leader.name);
    expect(await phone.page.content()).not.toContain(leader.phone);
    expect(await seen.text()).toContain('본인과 팀장만 볼 수 있어요');
    expect(await phone.page.getByRole('button', { name: '신청 취소' }).count()).toBe(0);
    await expectAccessible(phone.page);
    await screenshot(phone.page, 'member-submitted');

    // They write the team's texts and their own entry, not the leader's, and do not submit.
    await seen.open('team');
    await seen.fill({ teamChar: '둘이 같은 동네에서 자랐어요.' });
    await seen.saved();
    await seen.open('leader');
    expect(await seen.text()).toContain(`팀장 정보는 ${leader.name} 님이 적어요.`);
    await seen.open('members');
    await phone.page.getByRole('link', { name: `${member.name} 고치기` }).click();
    await seen.fill({ 'members.member01.tmMajor': '건축학' });
    await seen.saved();
    await seen.open('review');
    expect(await seen.text()).toContain('제출은 팀장이 해요.');
    expect(await phone.page.getByRole('button', { name: /제출하기/ }).count()).toBe(0);

    // The leader finds both in the form, and what was submitted as it was.
    const form = applicationPage(desktop.page);
    await form.open('team');
    expect(await form.at('teamChar').inputValue()).toBe('둘이 같은 동네에서 자랐어요.');
    await desktop.page.goto('/apply/3/1');
    expect(await form.text()).not.toContain('둘이 같은 동네에서 자랐어요.');
    expect(await form.text()).toContain('제출한 뒤 고친 내용이 아직 제출되지 않았어요.');

    // The member leaves the team: the leader reads who did, and that the team is too small.
    await phone.page.goto(`${link.pathname}${link.hash}`);
    await phone.page.locator('a[href*="refuse"]').click();
    await phone.page.locator('dialog[open] button[data-danger]').click();
    await expect.poll(main).toMatch(/거절/);
    await desktop.page.reload();
    expect(await form.text()).toContain(`${member.name} 님이 참가를 거절해 팀에서 빠졌어요.`);
    expect(await form.text()).toContain('이제 팀이 2명보다 적어요.');
    await screenshot(desktop.page, 'member-left');
    await phone.page.goto('/auth/mypage');
    expect(await main()).not.toContain(teamName);
  },
);
