import { demoEvaluators } from '@chulbal/demo/evaluators';
import type { Page } from 'playwright-core';
import { operatorOf } from './hired-operators.ts';
import { HttpVisitor } from './http-visitor.ts';
import { messageTo } from './messages.ts';
import { logInVisitor } from './operators.ts';

/** Evaluators of the demo: one who has signed the pledge and judged half, one who has yet to sign it. */
const places = { judging: 0, unpledged: 2 } as const;

/** `invited`: somebody who has just been invited and has not been here yet. */
export type DemoJudge = keyof typeof places | 'invited';

export const isJudge = (person: string): person is DemoJudge => person === 'invited' || person in places;

/** Logs in as an evaluator, as they would: through the page. Who is invited ends where a password is asked for. */
export async function logInJudge(
  page: Page,
  who: DemoJudge,
  product: { url: string; userApiUrl: string },
): Promise<void> {
  const { loginId, password } =
    who === 'invited' ? await inviteJudge(product) : (demoEvaluators[places[who]] ?? {});
  await page.goto('/pointer/login');
  await page.locator('input[name=userId]').fill(loginId ?? '');
  await page.locator('input[name=password]').fill(password ?? '');
  await page.locator('input[name=password]').press('Enter');
  const next = who === 'invited' ? '/pointer/password' : '/pointer';
  await page.waitForURL((url) => url.pathname === next);
}

/** Login id and first password, as the invitation brings them: nobody knows them otherwise. */
export async function invitationTo(
  userApiUrl: string,
  email: string,
): Promise<{ loginId: string; password: string }> {
  const { text } = await messageTo(userApiUrl, email, { containing: '첫 비밀번호' });
  const loginId = /^아이디: (\S+)$/m.exec(text)?.[1];
  const password = /^([\w-]{10,})$/m.exec(text)?.[1];
  if (!loginId || !password) throw new Error(`No login id or first password in: ${text}`);
  return { loginId, password };
}

let invited = 0;

async function inviteJudge({ url, userApiUrl }: { url: string; userApiUrl: string }) {
  invited += 1;
  const loginId = `newcomer${invited}@judges.example`;
  const operator = await logInVisitor(new HttpVisitor(url), operatorOf('evaluators'));
  const input = {
    name: '서문처음',
    email: loginId,
    phone: `010-7778-20${invited + 10}`,
    affiliation: '첫걸음 연구소',
    expertise: ['food'],
    loadLimit: 20,
  };
  const reply = await operator.send(
    '/console/command/evaluators',
    JSON.stringify({ name: 'invite', input }),
    { 'content-type': 'application/json', accept: 'application/json' },
  );
  if (!reply.ok) throw new Error(`The invitation answered ${reply.status}.`);
  return invitationTo(userApiUrl, loginId);
}
