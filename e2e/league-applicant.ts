import type { Page } from 'playwright-core';
import { applicationPage, student } from './application-page.ts';
import { league } from './league-season.ts';
import { pdfSaying } from './pdf.ts';
import { newPerson, signUp } from './sign-up.ts';

/** The team of the journey from an empty database. */
export const seaTeam = {
  name: '파도를 접는 사람들',
  item: '버려진 그물로 만드는 접이식 파라솔',
  leader: newPerson('선우하랑'),
  member: newPerson('독고마루'),
};

/** Signs up, finds the track on the schedule map, fills in the form and submits. Gives the form's place, `7/1`. */
export async function applyToLeague(page: Page, userApiUrl: string): Promise<string> {
  await signUp(page, userApiUrl, seaTeam.leader);
  await page.goto('/contest/schedule');
  await page
    .getByRole('tab', { name: league.campus })
    .or(page.getByRole('link', { name: league.campus }))
    .first()
    .click();
  await page.locator('main a[href^="/apply/"]').first().click();
  await page.waitForURL(/\/apply\/\d+\/\d+/);
  const [, place = ''] = /\/apply\/(\d+\/\d+)/.exec(page.url()) ?? [];
  const form = applicationPage(page, place);

  await form.open('team');
  await form.tick('isConsent');
  await form.fill({
    teamName: seaTeam.name,
    teamItemName: seaTeam.item,
    teamItemExp: '해변에 버려진 그물을 거둬 그늘을 만들어요.',
    teamEmotion: '여름마다 그물에 걸린 새를 봤어요.',
    teamChar: '둘 다 바닷가에서 자랐어요.',
  });
  await form.at('teamItemPart').selectOption({ label: league.choice });
  await form.choose('team4dTech');
  await form.saved();

  await form.open('leader');
  await fillPerson(form, 'leader');
  await form.saved();

  await form.open('members');
  await page.getByRole('button', { name: /팀원 더하기/ }).click();
  const panel = page.getByRole('group', { name: /새 팀원|님 정보/ });
  const id = (await panel.locator('input[id$="-tmName"]').getAttribute('id')) ?? '';
  const prefix = id.replace(/^f-(.*)-tmName$/, '$1').replaceAll('-', '.');
  const { name, birthDate, phone, email } = seaTeam.member;
  await form.fill({
    [`${prefix}.tmName`]: name,
    [`${prefix}.tmBirth`]: birthDate,
    [`${prefix}.tmPhone`]: phone,
    [`${prefix}.tmEmail`]: email,
  });
  await form.at(`${prefix}.tmCountry`).selectOption('KR');
  await fillPerson(form, prefix);
  await panel.getByRole('button', { name: '팀원 추가' }).click();
  await form.saved();

  await form.open('documents');
  await form.upload('business', '사업계획서.pdf', pdfSaying('plan'));
  await form.stored('사업계획서.pdf');
  await form.uploadOfEveryone('schoolPaper', '재학증명서.pdf', pdfSaying('certificate'));
  await page.getByRole('checkbox', { name: league.bonus }).check();
  await form.fill({ 'additionList.0.teamHistory': seaTeam.name });
  await form.upload('applyAddition1', '수료증.pdf', pdfSaying('proof'));
  await form.stored('수료증.pdf');
  await form.saved();

  await form.open('review');
  await form.tick('isTrue', 'isReviewConsent');
  await form.saved();
  await page.getByRole('button', { name: '제출하기', exact: true }).last().click();
  await page.locator('#submitted').waitFor();
  return place;
}

async function fillPerson(form: ReturnType<typeof applicationPage>, prefix: string): Promise<void> {
  await form.choose(`${prefix}.tmSex`);
  await form.at(`${prefix}.tmSchoolType`).selectOption('university');
  await form.fill(student(prefix));
  await form.choose(`${prefix}.tmMajority`);
}
