import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { VirusScanner } from '@chulbal/domain/files/clamd';
import { verifyMailServer } from '@chulbal/domain/outbox/transports';
import { type Finding, fault, kindOf, ok, warning } from './finding.ts';
import { mailCertificate } from './mail-certificate.ts';

const TIMEOUT_MS = 10_000;
const DAY_MS = 86_400_000;

/** A certificate is renewed before this many days are left. */
const CERTIFICATE_DAYS = 14;

/** The mail server: greets, takes our log-in, and offers TLS. Nothing is sent. */
export async function checkMailServer(url: string | undefined): Promise<Finding[]> {
  if (!url) {
    return [
      warning(
        'SMTP_URL',
        '없어요. 이메일이 나가지 않고 기다려요. 메일 서버 주소를 정해 주세요.',
        'is not set: e-mails wait and never leave; give the address of your mail server',
      ),
    ];
  }
  const safe = await verifyMailServer(url, { requireTLS: true }).catch((error: unknown) => kindOf(error));
  if (typeof safe !== 'string') return [ok('SMTP_URL', '받아요, TLS', 'takes messages over TLS')];
  const distrusted = await mailCertificate(url);
  if (distrusted) return [distrusted];
  const plain = await verifyMailServer(url).catch((error: unknown) => kindOf(error));
  if (typeof plain !== 'string') {
    return [
      warning(
        'SMTP_URL',
        `TLS 없이 받아요 (${safe}). STARTTLS를 켜거나 smtps://를 쓰세요.`,
        `takes messages without TLS (${safe}): switch on STARTTLS, or use smtps://`,
      ),
    ];
  }
  return [
    fault(
      'SMTP_URL',
      `메일 서버가 받지 않아요 (${plain}). 주소, 포트, 아이디와 비밀번호를 확인해 주세요.`,
      `the mail server does not take messages (${plain}): check address, port, user and password`,
    ),
  ];
}

/** The virus scanner, where there is one: files are taken without it and scanned later. */
export async function checkVirusScanner(scanner: VirusScanner | null): Promise<Finding[]> {
  if (!scanner) return [];
  const kind = await scanner.ping().then(
    () => null,
    (error: unknown) => kindOf(error),
  );
  if (kind === null) return [ok('CLAMD_URL', '바이러스를 검사해요', 'scans for viruses')];
  return [
    warning(
      'CLAMD_URL',
      `응답하지 않아요 (${kind}). ClamAV가 떠 있는지 확인해 주세요. 파일은 받고 나중에 검사해요.`,
      `does not answer (${kind}): see whether ClamAV runs; files are taken and scanned later`,
    ),
  ];
}

/** Whether a service answers at all; what it thinks of our keys is only known when it is used. */
export async function checkAnswers(
  about: string,
  url: string | undefined,
  missing?: Finding,
): Promise<Finding[]> {
  if (!url) return missing ? [missing] : [];
  try {
    const { origin, pathname } = new URL(url);
    const reply = await fetch(origin + pathname, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (reply.status < 500) return [ok(about, `응답해요 (${reply.status})`, 'answers')];
    return [notAnswering(about, String(reply.status))];
  } catch (error) {
    return [notAnswering(about, kindOf(error))];
  }
}

function notAnswering(about: string, kind: string): Finding {
  return fault(
    about,
    `응답하지 않아요 (${kind}). 주소와 방화벽을 확인해 주세요.`,
    `does not answer (${kind}): check the address and the firewall`,
  );
}

/** A server of ours: whether it can do its work, with what it lacks by name. */
export async function checkReady(about: string, url: string): Promise<Finding[]> {
  try {
    const reply = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (reply.ok) return [ok(about, '준비됐어요', 'is ready')];
    const { needs = {} } = (await reply.json().catch(() => ({}))) as { needs?: Record<string, boolean> };
    const lacking = Object.keys(needs).filter((name) => !needs[name]);
    const what = lacking.join(', ') || String(reply.status);
    return [
      fault(
        about,
        `준비되지 않았어요 (${what}). 위의 항목과 서버의 기록을 보세요.`,
        `is not ready (${what}): see above, and its log`,
      ),
    ];
  } catch (error) {
    const kind = kindOf(error);
    return [
      warning(
        about,
        `닿지 않아요 (${kind}). 서버를 시작했는지, DNS와 프록시, 인증서를 확인해 주세요.`,
        `cannot be reached from here (${kind}): start the servers, or check DNS, proxy and certificate`,
      ),
    ];
  }
}

/** The certificate of the public address, and for how long it still holds. */
export async function checkCertificate(url: string, now: Date): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'https:') {
    return [
      warning(
        'PUBLIC_URL',
        'https가 아니에요. 프록시에 TLS를 켜 주세요.',
        'is not https: switch on TLS at the proxy',
      ),
    ];
  }
  const until = await validUntil(hostname, Number(port || 443)).catch(() => null);
  // What keeps it from being reached is said by who asks whether it is ready.
  return until ? [judgeCertificate(until, now)] : [];
}

export function judgeCertificate(until: Date, now: Date): Finding {
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  const day = until.toISOString().slice(0, 10);
  if (days >= CERTIFICATE_DAYS)
    return ok('TLS', `인증서가 ${day}까지 유효해요`, `certificate holds until ${day}`);
  const say = days < 0 ? fault : warning;
  return say(
    'TLS',
    `인증서가 ${day}에 끝나요. 갱신이 도는지 확인해 주세요.`,
    `the certificate ends on ${day}: see whether it is renewed`,
  );
}

function validUntil(host: string, port: number): Promise<Date> {
  return new Promise((found, failed) => {
    const name = isIP(host) ? {} : { servername: host };
    const socket = connect({ host, port, ...name, rejectUnauthorized: false, timeout: TIMEOUT_MS }, () => {
      found(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('error', failed).once('timeout', () => socket.destroy(new Error('timeout')));
  });
}
