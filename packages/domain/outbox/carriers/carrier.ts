import type { Talk } from './talk.rules.ts';

/** Milliseconds that a provider is waited for, well within the outbox's lease. */
export const CARRIER_TIMEOUT_MS = 20_000;

/** A text message as a provider takes it: digits, and only signs that telephones show. */
export type ShortMessage = { to: string; text: string };

/** The same as 알림톡: the approved template, what is put into it, and the text that goes where KakaoTalk does not reach. */
export type TalkMessage = ShortMessage & { template: string; values: Talk['values'] };

/** A provider of text messages. Both throw `RefusedByCarrier`, or what `fetch` throws where nobody answers. */
export type Carrier = {
  readonly name: string;
  text(message: ShortMessage): Promise<void>;
  /** Null where no channel of KakaoTalk is set up. */
  talk: ((message: TalkMessage) => Promise<void>) | null;
};

/** A provider said no. Its own words are left out: they name the addressee (P-05). */
export class RefusedByCarrier extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The provider of text messages answered ${code}.`);
    this.code = code;
  }
}

/** Nobody is there, or too many ask: what is sent again later, and not by another way. */
export function isOutageOfCarrier(error: unknown): boolean {
  if (!(error instanceof RefusedByCarrier)) return true;
  return /^(?:5\d\d|429|NHN(?:TALK)?_(?:9999|2021)|SOLAPI_(?:InternalError|TooManyRequests))$/.test(
    error.code,
  );
}

/** Sends JSON and gives the JSON that came back with its status. @throws RefusedByCarrier 5xx where none came */
export async function askCarrier(
  url: URL,
  asked: { headers: Record<string, string>; body: object; timeoutMs?: number | undefined },
): Promise<{ status: number; answer: unknown }> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json;charset=UTF-8', ...asked.headers },
    body: JSON.stringify(asked.body),
    redirect: 'error',
    signal: AbortSignal.timeout(asked.timeoutMs ?? CARRIER_TIMEOUT_MS),
  });
  const text = await reply.text();
  try {
    return { status: reply.status, answer: JSON.parse(text) as unknown };
  } catch {
    throw new RefusedByCarrier(String(reply.ok ? 502 : reply.status));
  }
}
