import { once } from 'node:events';
import { isIP, connect as openSocket, type Socket } from 'node:net';
import { connect as openTls } from 'node:tls';
import { type Finding, fault } from './finding.ts';

const TIMEOUT_MS = 10_000;

/** Why a certificate is not trusted, as Node's TLS calls it; for which names it is, and until when. */
export type Distrust = { code: string; host: string; names: string; until: string };

/** What is wrong with the certificate of a mail server; null where it is trusted, or the server shows none. */
export async function mailCertificate(url: string): Promise<Finding | null> {
  const distrust = await findDistrust(url).catch(() => null);
  return distrust && judgeDistrust(distrust);
}

export function judgeDistrust({ code, host, names, until }: Distrust): Finding {
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return fault(
      'SMTP_URL',
      `메일 서버의 인증서가 ${host}의 것이 아니라 ${names}의 것이에요. SMTP_URL에 그 이름을 쓰거나 인증서를 다시 받아 주세요.`,
      `the mail server's certificate is for ${names}, not for ${host}: write that name in SMTP_URL, or have another certificate made`,
    );
  }
  if (code === 'CERT_HAS_EXPIRED') {
    return fault(
      'SMTP_URL',
      `메일 서버의 인증서가 ${until}에 끝났어요. 메일 서버에서 갱신해 주세요.`,
      `the mail server's certificate ended on ${until}: renew it on the mail server`,
    );
  }
  if (code === 'CERT_NOT_YET_VALID') {
    return fault(
      'SMTP_URL',
      '메일 서버의 인증서가 아직 시작되지 않았어요. 두 컴퓨터의 시계를 확인해 주세요.',
      "the mail server's certificate has not begun yet: check the clocks of both machines",
    );
  }
  return fault(
    'SMTP_URL',
    `메일 서버의 인증서가 스스로 서명한 것이거나 모르는 기관의 것이에요 (${code}). 공인 기관의 인증서로 바꾸거나, 그 기관의 인증서 파일을 NODE_EXTRA_CA_CERTS에 적어 주세요.`,
    `the mail server's certificate is signed by itself or by an unknown authority (${code}): replace it with one of a public authority, or name that authority's file in NODE_EXTRA_CA_CERTS`,
  );
}

async function findDistrust(url: string): Promise<Distrust | null> {
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isTls = protocol === 'smtps:';
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const socket = openSocket({ host, port: Number(port || (isTls ? 465 : 587)) });
  try {
    await once(socket, 'connect', { signal });
    if (!isTls && !(await startsTls(socket, signal))) return null;
    const servername = isIP(host) ? {} : { servername: host };
    const tls = openTls({ socket, host, ...servername, rejectUnauthorized: false });
    await once(tls, 'secureConnect', { signal });
    if (tls.authorized) return null;
    const { subjectaltname = '', valid_to } = tls.getPeerCertificate();
    const names = [...subjectaltname.matchAll(/(?:DNS|IP Address):([\w.*:-]{1,100})/g)].map(
      ([, name]) => name,
    );
    return {
      code: String(tls.authorizationError),
      host,
      names: names.slice(0, 3).join(', ') || '?',
      until: new Date(valid_to).toISOString().slice(0, 10),
    };
  } finally {
    socket.destroy();
  }
}

/** Asks for TLS as mail servers speak it (RFC 3207); false where it is refused. */
async function startsTls(socket: Socket, signal: AbortSignal): Promise<boolean> {
  for (const [say, answer] of [
    ['', '220'],
    ['EHLO doctor\r\n', '250'],
    ['STARTTLS\r\n', '220'],
  ] as const) {
    if (say) socket.write(say);
    let said = '';
    while (!/^\d{3} .*\r?\n/m.test(said)) said += String((await once(socket, 'data', { signal }))[0]);
    if (!said.startsWith(answer)) return false;
  }
  return true;
}
