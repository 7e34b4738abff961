import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import type { OperatorActor } from '../actor.ts';
import { totpCode } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { resetLogIn, setStatus } from './commands.ts';
import { inviteOperator, joinByLink, sweepLinks, withdrawInvitation } from './invitations.commands.ts';
import { logInOperator } from './log-in.commands.ts';
import { findActiveOperator, listAllOperators, showInvitation } from './queries.ts';

const start = new Date('2026-03-02T01:00:00Z');
const DAY = 86_400;
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const secret = 'a key of the test that is long enough';
const password = '다시 출발선으로 간다';
const passwordHash = await hashPassword('느티나무 아래 출발선');
const email = 'minseo@test.example';
const expired = expect.objectContaining({ error: 'linkExpired' });

let db: Db;
let owner: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  owner = await createOperator(db, { name: '한지우', email: 'jiwoo@test.example', passwordHash });
});

const asked = { publicUrl: 'https://league.example', now: start } as const;
const invite = (given: Partial<Parameters<typeof inviteOperator>[2]> = {}) =>
  inviteOperator(db, owner, { name: '강민서', email, role: 'contestManager', ...asked, ...given });
const messages = () => listMessages(db, { limit: 10 });
const newestToken = async () => (await messages())[0]?.text.match(/token=([\w-]+)/)?.[1] ?? '';
const show = (token: string, at = 0) => showInvitation(db, { token, language: 'ko', now: after(at) });
async function join(token: string, given: { password?: string; totp?: string; at?: number } = {}) {
  const { at = 0 } = given;
  const totp = given.totp ?? totpCode((await show(token, at)).totpSecret, after(at));
  const more = { password: given.password ?? password, totp, address: '192.0.2.5', secret, now: after(at) };
  return joinByLink(db, { token, ...more });
}
const actions = async () =>
  (
    await db.sql.selectFrom('auditEntries').select(['action', 'objectKind']).orderBy('sequence').execute()
  ).map(({ action, objectKind }) => `${action} ${objectKind}`);

describe('an invitation', () => {
  test('goes out in both languages, says who and as what, and shows what joining needs', async () => {
    await invite();
    const [letter] = await messages();
    expect(letter).toMatchObject({
      to: email,
      subject: '[출발+] 운영 콘솔에 초대합니다 · You are invited to the console',
    });
    expect(letter?.text).toContain(
      '한지우 님이 강민서 님을 운영 콘솔에 초대했어요. 맡을 역할은 대회 담당자예요.',
    );
    expect(letter?.text).toContain(
      'invited you, 강민서, to the operators’ console. Your role: contest manager.',
    );
    expect(await show(await newestToken())).toEqual({
      name: '강민서',
      email,
      role: 'contestManager',
      totpSecret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      totpUri: expect.stringContaining(`:${encodeURIComponent(email)}?issuer=`),
      expiresAt: after(7 * DAY).toISOString(),
    });
  });

  test('its token stands in no row of ours but the sealed message', async () => {
    await invite();
    const rows = await db.sql.selectFrom('operatorInvitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(await newestToken());
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  test('makes an operator, who is logged in and can log in again; on record', async () => {
    await invite();
    const { account, session } = await join(await newestToken());
    expect(session.accountId).toBe(account.id);
    expect(await findActiveOperator(db, account.id)).toEqual({
      operatorId: account.id,
      name: '강민서',
      role: 'contestManager',
      mustChangePassword: false,
    });
    expect((await listAllOperators(db)).invitations).toEqual([]);
    expect((await messages()).filter(({ to }) => to === email)).toEqual([]);
    expect(await actions()).toEqual(['operator.invite invitation', 'operator.join operator']);
  });

  test('the code that joined does not count again, the next one does', async () => {
    await invite();
    const token = await newestToken();
    const { totpSecret } = await show(token);
    await join(token);
    const logIn = (at: number) =>
      logInOperator(db, {
        loginId: email,
        password,
        totp: totpCode(totpSecret, after(at)),
        address: '192.0.2.5',
        secret,
        now: after(at),
      });
    await expect(logIn(0)).rejects.toMatchObject({ error: 'wrongCredentials' });
    await expect(logIn(30)).resolves.toBeTruthy();
  });

  test('works once, for 7 days', async () => {
    await invite();
    const token = await newestToken();
    await expect(show(token, 7 * DAY)).rejects.toEqual(expired);
    await expect(join(token, { totp: '000000', at: 7 * DAY })).rejects.toEqual(expired);
    await join(token, { at: 7 * DAY - 1 });
    await expect(show(token)).rejects.toEqual(expired);
    await expect(join(token, { totp: '000000' })).rejects.toEqual(expired);
  });

  test('a new one to the same address replaces it; withdrawn, it shows nothing', async () => {
    await invite();
    const first = await newestToken();
    await invite({ role: 'viewer' });
    const second = await newestToken();
    await expect(show(first)).rejects.toEqual(expired);
    expect((await show(second)).role).toBe('viewer');
    const { invitations } = await listAllOperators(db);
    expect(invitations).toMatchObject([{ name: '강민서', email, role: 'viewer', invitedBy: '한지우' }]);
    await withdrawInvitation(db, owner, { invitationId: invitations[0]?.invitationId ?? 0, now: start });
    await expect(show(second)).rejects.toEqual(expired);
    expect((await messages()).filter(({ to }) => to === email)).toEqual([]);
    await expect(withdrawInvitation(db, owner, { invitationId: 1, now: start })).rejects.toMatchObject({
      error: 'notFound',
    });
  });

  test.each([
    ['a code that is wrong', { totp: '000000' }, 'codeWrong', 'totp'],
    ['a short password', { password: '짧아요' }, 'invalidRequest', 'password'],
    ['a common password', { password: 'password1' }, 'passwordTooCommon', 'password'],
    ['their own address', { password: email }, 'passwordTooCommon', 'password'],
  ])('is not taken up with %s, and stays', async (_case, given, error, field) => {
    await invite();
    const token = await newestToken();
    const details = { fields: { [field]: expect.anything() } };
    await expect(join(token, given)).rejects.toMatchObject({ error, details });
    await expect(join(token)).resolves.toBeTruthy();
  });

  test('4046 to the address of an operator, a disabled one too', async () => {
    const refused = { error: 'alreadyOperator', details: { fields: { email: 'alreadyOperator' } } };
    await expect(invite({ email: 'jiwoo@test.example' })).rejects.toMatchObject(refused);
    const { operatorId } = await createOperator(db, { role: 'viewer', email });
    await setStatus(db, owner, { operatorId, status: 'disabled', reason: '퇴사', now: start });
    await expect(invite()).rejects.toMatchObject(refused);
  });

  test('of a user’s address makes an operator beside the user', async () => {
    await db.sql.updateTable('accounts').set({ kind: 'user' }).where('id', '=', owner.operatorId).execute();
    await invite({ email: 'jiwoo@test.example' });
    expect((await join(await newestToken())).account.id).not.toBe(owner.operatorId);
  });

  test('that ran out a month ago is forgotten', async () => {
    await invite();
    await sweepLinks(db, { now: after(37 * DAY) });
    expect((await listAllOperators(db)).invitations).toHaveLength(1);
    await sweepLinks(db, { now: after(37 * DAY + 1) });
    expect((await listAllOperators(db)).invitations).toEqual([]);
  });
});

describe('a link to set a log-in anew', () => {
  let operatorId: number;
  beforeEach(async () => {
    ({ operatorId } = await createOperator(db, {
      name: '강민서',
      role: 'contestManager',
      email,
      passwordHash,
    }));
    await resetLogIn(db, owner, { operatorId, reason: '휴대전화 분실', ...asked });
  });

  test('sets password and authenticator of the same operator, role and all', async () => {
    const { account } = await join(await newestToken());
    expect(account.id).toBe(operatorId);
    expect(await findActiveOperator(db, operatorId)).toMatchObject({ role: 'contestManager' });
    expect(await actions()).toEqual(['operator.reset operator', 'operator.setLogIn operator']);
  });

  test('is no invitation that could be withdrawn, and dies when the operator is disabled', async () => {
    const token = await newestToken();
    const [row] = await db.sql.selectFrom('operatorInvitations').select('id').execute();
    const withdraw = withdrawInvitation(db, owner, { invitationId: row?.id ?? 0, now: start });
    await expect(withdraw).rejects.toMatchObject({ error: 'notFound' });
    await setStatus(db, owner, { operatorId, status: 'disabled', reason: '퇴사', now: start });
    await expect(show(token)).rejects.toEqual(expired);
  });
});
