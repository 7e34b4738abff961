import { called } from '@chulbal/domain/called';
import type { Env, WebMode } from '@chulbal/http/env';
import { type Finding, ok, warning } from './finding.ts';

/** What can be read and still is hardly meant in production. */
export function judgeSettings(env: Env, mode: WebMode): Finding[] {
  const can = ok('settings', mode, 'can be read');
  if (mode !== 'production') return [can];
  const said: [boolean, Finding][] = [
    [
      env.TRUST_PROXY === false && (env.PUBLIC_URL ?? '').startsWith('https:'),
      warning(
        'TRUST_PROXY',
        '없어요. 프록시 뒤라면 그 수를 적어야 사람마다 요청 한도를 세요.',
        'is not set: behind a proxy, give their number, or all people share one limit of requests',
      ),
    ],
    [
      env.MAIL_FROM.endsWith('@chulbal.example'),
      warning(
        'MAIL_FROM',
        '없어요. 보내는 사람의 주소를 정해 주세요.',
        'is not set: give the sender of e-mails',
      ),
    ],
    [
      env.OTHER_DATA_KEYS.length > 0,
      warning(
        'OTHER_DATA_KEYS',
        `옛 키가 남아 있어요. ${called('rotate-key')}가 쓰이지 않는다고 하면 빼 주세요.`,
        `holds earlier keys: take them out once "${called('rotate-key')}" says that nothing uses them`,
      ),
    ],
    [
      !env.S3_BUCKET,
      warning(
        'S3_BUCKET',
        '없어요. 파일이 이 기계의 DATA_DIR에만 있어서 서버를 하나만 실행할 수 있어요.',
        'is not set: files are in DATA_DIR of this machine, where all servers must run',
      ),
    ],
    [
      env.WEBHOOK_PRIVATE_ADDRESSES,
      warning(
        'WEBHOOK_PRIVATE_ADDRESSES',
        '켜져 있어요. 웹훅이 내부 네트워크의 주소로도 나갈 수 있어요. 받는 프로그램이 안에 없다면 꺼 주세요.',
        'is on: webhooks may lead into your own network; switch it off unless a receiver is in it',
      ),
    ],
    [
      env.MIGRATE_AT_START,
      warning(
        'MIGRATE_AT_START',
        `켜져 있어요. 서버를 하나씩 바꾸려면 끄고 ${called('migrate')}를 실행하세요.`,
        `is on: to replace servers one by one, switch it off and run "${called('migrate')}"`,
      ),
    ],
  ];
  return [can, ...said.filter(([isSo]) => isSo).map(([, finding]) => finding)];
}
