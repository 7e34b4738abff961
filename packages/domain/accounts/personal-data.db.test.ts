import { koreanDay } from '@chulbal/contract/korean-days';
import { codeSentTo, signUpForm } from '@chulbal/testing/accounts';
import { confirmAs } from '@chulbal/testing/identity';
import { createOperator } from '@chulbal/testing/operators';
import { createPasskey } from '@chulbal/testing/passkeys';
import { turnedOn } from '@chulbal/testing/second-proof';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mintUser } from '../actor.ts';
import { askAboutMyData, enterDataRequest } from '../data-requests/commands.ts';
import type { Db } from '../db.ts';
import { deliverPending } from '../outbox/commands.ts';
import { seedTerms } from '../seeds/terms.ts';
import { sendCode } from './codes.commands.ts';
import { updateProfile } from './commands.ts';
import { logIn } from './log-in.commands.ts';
import { signUp } from './sign-up.commands.ts';

const now = new Date('2026-03-02T01:00:00Z');
const secret = 'a key of the test that is long enough';
const canary = {
  email: 'canary.seojun@canary-mail.example',
  phone: '010-8642-9753',
  birthDate: '2004-11-02',
  address: '203.0.113.251',
  password: '카나리아가 부르는 출발선',
  passkey: '카나리아의 휴대전화',
  request: '카나리아가 자기 정보를 묻는 글',
  asker: '황카나리아',
  askersPhone: '010-8642-9761',
  personKey: 'canaryCanaryPersonKeyCanary88==',
  device: 'canaryCanaryCanary1234',
  agent: 'Mozilla/5.0 (Linux; Android 16; Canary-7) Chrome/140.0',
};

/** Every row of every table as text, bytes as hex: what a stolen dump would show. */
async function dump(db: Db): Promise<string> {
  const tables = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    db.sql,
  );
  let text = '';
  for (const { name } of tables.rows) {
    const rows = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} as t`.execute(
      db.sql,
    );
    text += rows.rows.map((row) => row.line).join('\n');
  }
  return text.toLowerCase();
}

/** A value as it is, without its marks, in hex, in base64, and in the ways a birth date is written. */
function forms(value: string): string[] {
  const bare = value.replace(/[^\p{L}\p{N}]/gu, '');
  const found = [value, bare, bare.slice(2)];
  return found
    .flatMap((text) => {
      const bytes = Buffer.from(text, 'utf8');
      return [text, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '')];
    })
    .filter((text) => text.length >= 6)
    .map((text) => text.toLowerCase());
}

/**
 * Whether a text shows a value in some form. A few digits count where they stand by themselves: in a second's fraction or
 * within bytes written in hex they come up by chance.
 */
function shows(text: string, form: string): boolean {
  if (!/^\d{6,8}$/.test(form)) return text.includes(form);
  return new RegExp(`(^|[^0-9a-f.])${form}([^0-9a-f]|$)`, 'm').test(text);
}

test('a few digits are shown by themselves, and not within others', () => {
  expect(['born 041102', '(1,041102)', '"041102"'].map((text) => shows(text, '041102'))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['10:00:00.041102+00', '\\x9f041102ab'].map((text) => shows(text, '041102'))).toEqual([
    false,
    false,
  ]);
  expect(shows('a041102b', '0411021')).toBe(false);
  expect(shows('tel01086429753', '01086429753')).toBe(true);
});

test('P-05 a dump of all tables shows no phone, e-mail, birth date, address, code or password', async () => {
  const db = await testDb();
  await seedTerms(db, { now });
  const caller = { address: canary.address, language: 'ko', now } as const;
  const { email, phone, birthDate, password } = canary;
  const form = await signUpForm(db, now, { email, phone, birthDate, password });
  const codes = [await codeSentTo(db, email), await codeSentTo(db, phone)];
  const { account } = await signUp(db, { form, caller, secret });

  await createPasskey(db, { accountId: account.id, name: canary.passkey });
  await confirmAs(db, mintUser(account.id), { personKey: canary.personKey, now });
  const loginId = email;
  const device = { id: canary.device, agent: canary.agent };
  const tried = { ...caller, device, loginId, stayLoggedIn: true, secret };
  await expect(logIn(db, { ...tried, password: 'wrong' })).rejects.toThrow();
  await logIn(db, { ...tried, password });
  const shown = await turnedOn(db, { id: account.id, email, password });
  await sendCode(db, { target: { purpose: 'findId', name: '오하늘', phone: '010-8642-9754' }, caller });
  const change = { name: '오하늘', country: 'KR' };
  await updateProfile(db, mintUser(account.id), { change, language: 'ko', now });
  const asked = { kind: 'see', text: canary.request, language: 'ko', publicUrl: '', now } as const;
  await askAboutMyData(db, mintUser(account.id), asked);
  const operator = await createOperator(db, { role: 'privacyOfficer' });
  await enterDataRequest(db, operator, {
    ...{ ...asked, source: 'phone', name: canary.asker, contact: canary.askersPhone },
    receivedOn: koreanDay(now),
  });
  const refusing = {
    name: 'refusing',
    send: ({ to }: { to: string }) => Promise.reject(new Error(`550 <${to}> unknown user ${to}`)),
  };
  await deliverPending(db, { mail: refusing, sms: refusing }, { now });

  const text = await dump(db);
  expect(text).toContain('오하늘');
  for (const value of [...Object.values(canary), shown.secret, ...shown.codes]) {
    for (const form of forms(value)) expect(shows(text, form), `${form}, a form of ${value}`).toBe(false);
  }
  expect(codes).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
  for (const code of codes) expect(shows(text, code ?? ''), 'a code').toBe(false);
});
