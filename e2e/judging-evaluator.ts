import {
  getTarget,
  listTargets,
  reopenSheet,
  saveSheet,
  signStage,
  submitSheet,
} from '@chulbal/contract/evaluation/evaluation';
import { pointerChangePassword, pointerLogin } from '@chulbal/contract/evaluators/evaluators';
import { getPledge, signPledge } from '@chulbal/contract/pledges';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ApiClient } from './api-client.ts';
import { type Judge, judged, type Scores, scoresOf } from './judging-people.ts';

/** Where something is judged. */
export type Stage = { trackNo: number; stageNo: number };

const list = `/pointer/list/${judged.trackNo}/${judged.stageNo}`;

/** From the invitation to the list, through the pages: log-in with what the mail says, own password, pledge. */
export async function enter(
  page: Page,
  judge: Judge,
  { loginId, password: first }: { loginId: string; password: string },
): Promise<void> {
  await page.goto(list);
  await page.waitForURL((url) => url.pathname === `/pointer/login/${judged.trackNo}/${judged.stageNo}`);
  await page.locator('input[name=userId]').fill(loginId);
  await page.locator('input[name=password]').fill(first);
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL((url) => url.pathname === '/pointer/password');
  await page.locator('input[name=currentPassword]').fill(first);
  await page.locator('input[name=password]').fill(judge.password);
  await page.locator('input[name=passwordAgain]').fill(judge.password);
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await page.waitForURL((url) => url.pathname === '/pointer');
  await page.getByRole('link', { name: '서약서 확인하기' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/pointer/pledge/'));
  const clauses = page.locator('main form input[type=checkbox]');
  await clauses.first().waitFor();
  for (const clause of await clauses.all()) await clause.press('Space');
  await page.locator('input[name=typedName]').fill(judge.name);
  await page.locator('input[name=typedName]').press('Enter');
  await page.waitForURL((url) => url.pathname === list);
}

/** The team whose sheet has come up, by its name; `before` is the one that was open until now. */
export async function openTeam(page: Page, before = ''): Promise<string> {
  await page.locator('[data-criterion]').first().waitFor({ state: 'attached' });
  const heading = page.locator('h1');
  await expect.poll(() => heading.textContent()).not.toBe(before);
  return (await heading.textContent()) ?? '';
}

/** Scores by the keys alone, as the criteria follow one another, and hands them in. */
export async function scoreByKeys(page: Page, scores: Scores, { note = '' } = {}): Promise<void> {
  for (const [place, points] of Object.values(scores).entries()) {
    if (place > 0) await page.keyboard.press('ArrowDown');
    await page.keyboard.type(String(points));
    if (place > 0 || !note) continue;
    await page.keyboard.press('Enter');
    await page.keyboard.type(note);
    await page.keyboard.press('Escape');
  }
  const total = Object.values(scores).reduce((sum, one) => sum + one, 0);
  await expect.poll(() => page.locator('output').textContent()).toBe(String(total));
  await page.keyboard.press('Control+Enter');
}

/** The same person without a browser, logged in anew. */
export async function apiOf(pointerApiUrl: string, { email }: Judge, password: string): Promise<ApiClient> {
  const api = new ApiClient(pointerApiUrl);
  const { accessToken } = await api.call(pointerLogin, { userId: email, password });
  return api.as(accessToken);
}

/** Changes the first password and signs the pledge without the pages. */
export async function enterByApi(
  pointerApiUrl: string,
  judge: Judge,
  first: string,
  of: Stage = judged,
): Promise<ApiClient> {
  const api = await apiOf(pointerApiUrl, judge, first);
  await api.call(pointerChangePassword, { currentPassword: first, password: judge.password });
  await pledgeByApi(api, judge, of);
  return api;
}

/** Signs the pledge of a stage, every clause of it. */
export async function pledgeByApi(api: ApiClient, { name }: Pick<Judge, 'name'>, of: Stage): Promise<void> {
  const { text } = await api.call(getPledge, of);
  const ticked = text.clauses.map((_, clause) => ({ clause, at: new Date().toISOString() }));
  await api.call(signPledge, { ...of, textSha256: text.sha256, ticked, typedName: name });
}

/** Hands in whatever this evaluator has not judged yet, as `places` orders the teams; gives how many. */
export async function judgeTheRest(
  api: ApiClient,
  places: ReadonlyMap<string, number>,
  of: Stage = judged,
): Promise<number> {
  const { targets } = await api.call(listTargets, of);
  const left = targets.filter(({ state }) => state === 'unread' || state === 'draft');
  for (const { targetNo, teamName } of left) {
    const before = await api.call(getTarget, { ...of, targetNo });
    const { sheet } = await api.call(saveSheet, {
      ...of,
      targetNo,
      baseVersion: before.sheet.version,
      scores: scoresOf(places.get(teamName ?? '') ?? -1),
      notes: {},
      commentTeam: '고객을 더 만나 보세요.',
      commentOperators: '',
    });
    await api.call(submitSheet, { ...of, targetNo, version: sheet.version });
  }
  return left.length;
}

/** Opens again what this evaluator has handed in, so that the rest is all of it. */
export async function reopenAll(api: ApiClient): Promise<void> {
  const { targets } = await api.call(listTargets, judged);
  for (const { state, targetNo } of targets) {
    if (state === 'submitted') await api.call(reopenSheet, { ...judged, targetNo });
  }
}

export async function signByApi(
  api: ApiClient,
  { name }: Pick<Judge, 'name'>,
  of: Stage = judged,
): Promise<void> {
  await api.call(signStage, { ...of, typedName: name });
}
