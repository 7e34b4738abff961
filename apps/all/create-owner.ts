import { hostname } from 'node:os';
import { parseArgs } from 'node:util';
import { errors } from '@chulbal/contract/errors';
import { email, line } from '@chulbal/contract/fields';
import { called } from '@chulbal/domain/called';
import { Fault } from '@chulbal/domain/fault';
import { createOwner, type NewOwner } from '@chulbal/domain/operators/accounts.commands';
import { RefusedToStart } from '@chulbal/domain/refused-to-start';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault } from '@chulbal/domain/vault';
import { migratesAtStart, openDatabase } from './open-database.ts';
import { readSettings } from './settings.ts';

const usage = called('create-owner', '--email name@example.kr --name 한지우 [--another]');

/**
 * `npm run create-owner`: creates the first operator, on the database of `DATABASE_URL` or the embedded one of
 * `DATA_DIR`, and prints what they log in with. Where it refuses, it says why and ends with status 1.
 */
export async function runCreateOwner(
  args: string[],
  given: Record<string, string | undefined>,
): Promise<void> {
  try {
    console.log(await createFrom(args, given, new Date()));
  } catch (error) {
    console.error(error instanceof RefusedToStart ? `\n✗ ${error.message}\n` : error);
    process.exitCode = 1;
  }
}

/** What the terminal shows. @throws RefusedToStart, with nothing created. */
async function createFrom(
  args: string[],
  given: Record<string, string | undefined>,
  now: Date,
): Promise<string> {
  const asked = readArguments(args);
  const { env, unlock } = readSettings(given, []);
  try {
    const { db } = await openDatabase(env, createVault(env.DATA_KEY, env.OTHER_DATA_KEYS));
    try {
      await prepareDatabase(db, { now, migrates: migratesAtStart(env) });
      const owner = await createOwner(db, { ...asked, address: hostname(), now });
      if (!owner) throw thereIsOne();
      return card({ ...owner, ...asked, url: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` });
    } finally {
      await db.close();
    }
  } catch (error) {
    throw error instanceof Fault && error.error === 'alreadyOperator' ? isOperator(asked.email) : error;
  } finally {
    unlock();
  }
}

type Asked = { email: string; name: string; another: boolean };

function readArguments(args: string[]): Asked {
  const text = { type: 'string', default: '' } as const;
  const given = readOptions(args, text);
  const address = email.safeParse(given.email);
  const name = line(50).safeParse(given.name.normalize('NFC'));
  if (!address.success || !name.success) {
    throw new RefusedToStart(
      `이메일과 이름(50자까지)을 알려 주세요.\nPlease give an e-mail address and a name of up to 50 characters:\n  ${usage}`,
    );
  }
  return { email: address.data, name: name.data, another: given.another };
}

function readOptions(args: string[], text: { type: 'string'; default: string }) {
  try {
    const options = { email: text, name: text, another: { type: 'boolean', default: false } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    throw new RefusedToStart(`쓸 수 없는 옵션이에요. Unknown option: ${said}\n  ${usage}`);
  }
}

function thereIsOne(): RefusedToStart {
  return new RefusedToStart(
    '이미 소유자가 있어요. 콘솔에서 초대하거나, 한 명을 더 만들려면 --another를 붙여 주세요.\n' +
      'There is an owner already. Invite others in the console, or add --another to create one more.',
  );
}

function isOperator(address: string): RefusedToStart {
  const { ko, en } = errors.alreadyOperator;
  return new RefusedToStart(`${ko} (${address})\n${en}`);
}

function card(owner: NewOwner & Asked & { url: string }): string {
  return [
    '',
    '  소유자 계정을 만들었어요 · the owner’s account is ready',
    '',
    `  이름 · name                            ${owner.name}`,
    `  아이디 · ID                            ${owner.email}`,
    `  첫 비밀번호 · one-time password        ${owner.password}`,
    `  인증 앱 비밀 키 · authenticator secret ${owner.totpSecret}`,
    `  ${owner.totpUri}`,
    '',
    `  로그인 · log in at ${owner.url}/console`,
    '  인증 앱에 비밀 키를 먼저 등록하세요. 비밀번호는 처음 로그인할 때 바꿔요. 이 내용은 다시 볼 수 없어요.',
    '  Add the secret to an authenticator app first. The password is changed at the first log-in. This is shown once.',
    '',
  ].join('\n');
}
