import { askCarrier, type Carrier, RefusedByCarrier, type ShortMessage } from './carrier.ts';
import { isLong, titleOf } from './korean-text.rules.ts';

export type NhnSettings = {
  provider: 'nhn';
  /** Of both APIs, where they are not the public ones. */
  url?: string | undefined;
  /** The registered number that messages come from. */
  from: string;
  appKey: string;
  secretKey: string;
  /** The channel of KakaoTalk (`senderKey`), with the keys of KakaoTalk Bizmessage, where 알림톡 may go. */
  talk?: { channel: string; appKey: string; secretKey: string } | undefined;
  timeoutMs?: number | undefined;
};

type Answer = {
  header?: { isSuccessful?: unknown; resultCode?: unknown };
  body?: { data?: { sendResultList?: Result[] } | null } | null;
  message?: { sendResults?: Result[] } | null;
};
type Result = { resultCode?: unknown };

/**
 * NHN Cloud. Text by SMS v3.0 (github.com/TOAST-DOCS/SMS, ko/api-guide.md: `sender/sms` up to 90 bytes, `sender/mms` with a
 * title above, the key in the path and the secret in `X-Secret-Key`; ko/error-code.md: result codes). 알림톡 by KakaoTalk
 * Bizmessage v2.3 (docs.nhncloud.com, alimtalk-api-guide: `messages`, `sendResults`, `resendParameter`). A request may succeed
 * while its one addressee failed, so both are looked at. A message that KakaoTalk does not deliver is sent again as text by
 * NHN itself. `X-NC-API-IDEMPOTENCY-KEY` is not used: it fails a second try as well where the first was refused.
 */
export function nhn(given: NhnSettings): Carrier {
  const sms = new URL(given.url ?? 'https://api-sms.cloud.toast.com');
  const biz = new URL(given.url ?? 'https://kakaotalk-bizmessage.api.nhncloudservice.com');
  const { talk, from, timeoutMs } = given;

  async function send(asked: { url: URL; secretKey: string; body: object; mark: string }): Promise<void> {
    const { status, answer } = await askCarrier(asked.url, {
      headers: { 'x-secret-key': asked.secretKey },
      body: asked.body,
      timeoutMs,
    });
    const { header, body, message } = (answer ?? {}) as Answer;
    if (header?.resultCode === undefined) throw new RefusedByCarrier(String(status < 400 ? 502 : status));
    const [result] = body?.data?.sendResultList ?? message?.sendResults ?? [];
    // What says why stands at the addressee; the head of such an answer only counts them.
    const codes = [result?.resultCode, header.resultCode].map((code) => Number(code ?? 0));
    const code = codes.find((one) => one !== 0);
    if (code !== undefined || header.isSuccessful !== true) {
      throw new RefusedByCarrier(`${asked.mark}_${Math.abs(code ?? 0)}`);
    }
  }

  return {
    name: 'nhn',
    text({ to, text }: ShortMessage) {
      const kind = isLong(text) ? 'mms' : 'sms';
      return send({
        url: new URL(`/sms/v3.0/appKeys/${given.appKey}/sender/${kind}`, sms),
        secretKey: given.secretKey,
        mark: 'NHN',
        body: {
          ...(isLong(text) ? { title: titleOf(text) } : {}),
          ...{ body: text, sendNo: from, recipientList: [{ recipientNo: to, countryCode: '82' }] },
        },
      });
    },
    talk: talk
      ? ({ to, text, template, values }) =>
          send({
            url: new URL(`/alimtalk/v2.3/appkeys/${talk.appKey}/messages`, biz),
            secretKey: talk.secretKey,
            mark: 'NHNTALK',
            body: {
              ...{ senderKey: talk.channel, templateCode: template },
              recipientList: [
                {
                  ...{ recipientNo: to, templateParameter: values },
                  resendParameter: {
                    ...{ isResend: true, resendSendNo: from, resendContent: text },
                    ...(isLong(text)
                      ? { resendType: 'LMS', resendTitle: titleOf(text) }
                      : { resendType: 'SMS' }),
                  },
                },
              ],
            },
          })
      : null,
  };
}
