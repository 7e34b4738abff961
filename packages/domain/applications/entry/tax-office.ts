import { type BusinessStatus, taxOfficeReply } from '@chulbal/contract/applications/tax-office';

/** Says how businesses stand. Throws where it cannot be reached or says nothing that can be read. */
export type TaxOffice = {
  /** By number, ten digits each, at most `MOST_NUMBERS`; a number that it leaves out is not in the answer. */
  statuses(numbers: readonly string[]): Promise<Map<string, BusinessStatus>>;
};

/** More in one question are refused (odcloud.kr, nts-businessman v1). */
export const MOST_NUMBERS = 100;

const TIMEOUT_MS = 10_000;

const states: Readonly<Record<string, BusinessStatus>> = {
  '01': 'active',
  '02': 'suspended',
  '03': 'closed',
  '': 'unknown',
};

/**
 * The look-up of the National Tax Service as its open API does it: `POST {url}/status?serviceKey=…` with
 * `{ b_no: ['1234567890'] }` (data.go.kr 15081808). `b_stt_cd` is 01 계속사업자, 02 휴업자, 03 폐업자 and empty for a number
 * that is not registered. Beside `data` it tells `status_code`, `request_cnt` and `match_cnt`, which nobody needs.
 */
export function taxOfficeAt(given: {
  url: string;
  key?: string | undefined;
  /** Milliseconds for which an answer is waited for. */
  timeout?: number;
}): TaxOffice {
  const target = new URL(`${given.url.replace(/\/$/, '')}/status`);
  if (given.key) target.searchParams.set('serviceKey', plainKey(given.key));
  const { timeout = TIMEOUT_MS } = given;
  return {
    async statuses(numbers) {
      const answer = await fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ b_no: numbers }),
        signal: AbortSignal.timeout(timeout),
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new Error(`The tax office answered ${answer.status}.`);
      }
      const { data } = taxOfficeReply.parse(await answer.json());
      return new Map(
        data.flatMap(({ b_no: number, b_stt_cd: code }) => {
          const state = states[code];
          return state ? [[number, state] as const] : [];
        }),
      );
    },
  };
}

/** The portal gives each key twice, as it is and percent-encoded; people paste either. */
function plainKey(key: string): string {
  if (!/%[0-9A-Fa-f]{2}/.test(key)) return key;
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
