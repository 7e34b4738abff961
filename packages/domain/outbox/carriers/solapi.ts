import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { askCarrier, type Carrier, RefusedByCarrier, type ShortMessage } from './carrier.ts';
import { isLong, titleOf } from './korean-text.rules.ts';

export type SolapiSettings = {
  provider: 'solapi';
  /** Of the API, where it is not the public one. */
  url?: string | undefined;
  /** The registered number that messages come from. */
  from: string;
  apiKey: string;
  apiSecret: string;
  /** The channel of KakaoTalk (`pfId`), where 알림톡 may go. */
  channel?: string | undefined;
  timeoutMs?: number | undefined;
};

type Answer = {
  errorCode?: unknown;
  failedMessageList?: { statusCode?: unknown }[];
};

/**
 * Solapi. The rules are those of its own SDK for Node (npm `solapi` 5.5.3: the path, the fields of a message, and
 * `failedMessageList` beside `groupInfo` in the answer) and of its guide to authentication (npm `@solapi/mcp-server`: the
 * header below, 15 minutes, each signature once; 403 SignatureDoesNotMatch, RequestTimeTooSkewed, DuplicatedSignature).
 * `ValidationError` 400, `NotEnoughBalance` 402 and `InternalError` 500 are in its reference of `messages/v4`. A message that
 * KakaoTalk does not deliver is sent again as text by Solapi itself, for `disableSms` is false.
 */
export function solapi(given: SolapiSettings, clock: Clock): Carrier {
  const target = new URL('messages/v4/send-many/detail', withSlash(given.url ?? 'https://api.solapi.com/'));
  const { channel } = given;

  async function send(message: object): Promise<void> {
    const { status, answer } = await askCarrier(target, {
      headers: {
        authorization: authorization(given, { date: clock(), salt: randomBytes(16).toString('hex') }),
      },
      body: { messages: [message], allowDuplicates: false },
      timeoutMs: given.timeoutMs,
    });
    const { errorCode, failedMessageList = [] } = (answer ?? {}) as Answer;
    if (status >= 400) throw new RefusedByCarrier(errorCode ? codeOf(errorCode) : String(status));
    const [failed] = failedMessageList;
    if (failed) throw new RefusedByCarrier(codeOf(failed.statusCode));
  }

  const textOf = ({ to, text }: ShortMessage) => ({
    ...{ to, from: given.from, text, autoTypeDetect: false },
    ...(isLong(text) ? { type: 'LMS', subject: titleOf(text) } : { type: 'SMS' }),
  });

  return {
    name: 'solapi',
    text: (message) => send(textOf(message)),
    talk: channel
      ? ({ template, values, ...message }) =>
          send({
            ...textOf(message),
            type: 'ATA',
            kakaoOptions: {
              ...{ pfId: channel, templateId: template, disableSms: false },
              variables: Object.fromEntries(
                Object.entries(values).map(([name, value]) => [`#{${name}}`, value]),
              ),
            },
          })
      : null,
  };
}

/** The header that says who asks: date and salt, signed with the secret. */
export function authorization(
  { apiKey, apiSecret }: Pick<SolapiSettings, 'apiKey' | 'apiSecret'>,
  { date, salt }: { date: Date; salt: string },
): string {
  const at = date.toISOString();
  const signature = createHmac('sha256', apiSecret).update(`${at}${salt}`).digest('hex');
  return `HMAC-SHA256 apiKey=${apiKey}, date=${at}, salt=${salt}, signature=${signature}`;
}

function codeOf(code: unknown): string {
  return `SOLAPI_${String(code).replace(/\W/g, '').slice(0, 30)}`;
}

export function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}
