import { type CarrierStandIn, startStandInNhn, startStandInSolapi } from '@chulbal/testing/carriers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { failureOf } from '../failures.rules.ts';
import { errorCode } from '../rules.ts';
import { type CarrierSettings, carrierTransport } from './carrier-transport.ts';
import { authorization } from './solapi.ts';
import type { Talk } from './talk.rules.ts';

const keys = {
  sms: { appKey: 'smsKey', secretKey: 'smsSecret' },
  talk: { appKey: 'bizKey', secretKey: 'bizSecret' },
};
const solapiKey = { apiKey: 'NCSTEST', apiSecret: 'a-secret-of-solapi' };
const from = '0215446859';
const templates = new Map([['code', 'T-code']]);
const talk: Talk = { kind: 'code', language: 'ko', values: { 인증번호: '012345' } };
const message = { to: '010-1234-1234', text: '[출발+]\n012345\n인증번호예요.' };
const long = '한'.repeat(46);

let service: CarrierStandIn;
afterEach(() => service.close());

/** What is left behind of a message that was not taken. */
async function refusalOf(settings: CarrierSettings, more: { talk?: Talk } = {}): Promise<string> {
  try {
    await carrierTransport(settings, systemClock).send({ ...message, ...more });
    return 'taken';
  } catch (error) {
    return errorCode(error);
  }
}

describe('Solapi', () => {
  let settings: CarrierSettings;
  beforeEach(async () => {
    service = await startStandInSolapi(solapiKey);
    settings = { provider: 'solapi', url: service.url, from, ...solapiKey, channel: 'PF1', templates };
  });

  test('signs date and salt', () => {
    const given = { date: new Date('2026-05-10T00:00:00Z'), salt: 'abcdefabcdef' };
    expect(authorization({ apiKey: 'k', apiSecret: 's' }, given)).toBe(
      'HMAC-SHA256 apiKey=k, date=2026-05-10T00:00:00.000Z, salt=abcdefabcdef, signature=b0e27aaa15b031323203dc16c38d0a116841fe459a22c051f200359f2ed09cbd',
    );
  });

  test('takes a text, a long one as LMS with a title', async () => {
    const transport = carrierTransport(settings, systemClock);
    await transport.send(message);
    await transport.send({ ...message, text: `[출발+]\n${long}` });
    const [short, other] = service.got.map(({ body }) => (body.messages as object[])[0]);
    expect(short).toEqual({
      to: '01012341234',
      from,
      text: message.text,
      autoTypeDetect: false,
      type: 'SMS',
    });
    expect(other).toMatchObject({ type: 'LMS', subject: '[출발+]' });
  });

  test('takes 알림톡 where a template is approved, with the text for those whom it does not reach', async () => {
    await carrierTransport(settings, systemClock).send({ ...message, talk });
    const [sent] = service.got.map(({ body }) => (body.messages as object[])[0]);
    expect(sent).toMatchObject({
      ...{ type: 'ATA', text: message.text, from },
      kakaoOptions: {
        pfId: 'PF1',
        templateId: 'T-code',
        disableSms: false,
        variables: { '#{인증번호}': '012345' },
      },
    });
  });

  test.each([
    [
      'a message that it could not register',
      200,
      { groupInfo: {}, failedMessageList: [{ statusCode: '1062' }] },
      'SOLAPI_1062',
      'settings',
    ],
    [
      'a number that is none',
      400,
      { errorCode: 'ValidationError', errorMessage: 'to 010-1234-1234' },
      'SOLAPI_ValidationError',
      'address',
    ],
    ['no money left', 402, { errorCode: 'NotEnoughBalance' }, 'SOLAPI_NotEnoughBalance', 'credit'],
    ['an error of its own', 500, { errorCode: 'InternalError' }, 'SOLAPI_InternalError', 'service'],
    ['a gateway’s page', 504, '<html>', '504', 'service'],
    ['a page that is no answer', 200, '<html>', '502', 'service'],
    ['what nobody knows', 200, { failedMessageList: [{ statusCode: '1999' }] }, 'SOLAPI_1999', 'unknown'],
  ])('says %s', async (_what, status, body, code, failure) => {
    service.replies.push({ status, body });
    expect(await refusalOf(settings)).toBe(code);
    expect(failureOf('sms', code)).toBe(failure);
  });

  test('does not know another secret', async () => {
    const code = await refusalOf({ ...settings, apiSecret: 'another' } as CarrierSettings);
    expect([code, failureOf('sms', code)]).toEqual(['SOLAPI_SignatureDoesNotMatch', 'settings']);
    expect(service.got).toEqual([]);
  });

  test('gets a text at once where 알림톡 is refused, and nothing else while it is out of order', async () => {
    service.replies.push({ status: 400, body: { errorCode: 'ValidationError' } });
    expect(await refusalOf(settings, { talk })).toBe('taken');
    expect(service.got.map(({ body }) => (body.messages as { type: string }[])[0]?.type)).toEqual([
      'ATA',
      'SMS',
    ]);
    service.replies.push({ status: 500, body: { errorCode: 'InternalError' } });
    expect(await refusalOf(settings, { talk })).toBe('SOLAPI_InternalError');
    expect(service.got).toHaveLength(3);
  });
});

describe('NHN Cloud', () => {
  let settings: CarrierSettings;
  beforeEach(async () => {
    service = await startStandInNhn(keys);
    settings = {
      ...{ provider: 'nhn', url: service.url, from, ...keys.sms, templates },
      talk: { channel: 'sender-key', ...keys.talk },
    };
  });

  test('takes a text, a long one as MMS with a title', async () => {
    const transport = carrierTransport(settings, systemClock);
    await transport.send(message);
    await transport.send({ ...message, text: `[출발+]\n${long}` });
    expect(service.got).toEqual([
      {
        path: '/sms/v3.0/appKeys/smsKey/sender/sms',
        body: {
          body: message.text,
          sendNo: from,
          recipientList: [{ recipientNo: '01012341234', countryCode: '82' }],
        },
      },
      { path: '/sms/v3.0/appKeys/smsKey/sender/mms', body: expect.objectContaining({ title: '[출발+]' }) },
    ]);
  });

  test('takes 알림톡 with the text that follows where KakaoTalk does not reach', async () => {
    await carrierTransport(settings, systemClock).send({ ...message, talk });
    expect(service.got).toEqual([
      {
        path: '/alimtalk/v2.3/appkeys/bizKey/messages',
        body: {
          ...{ senderKey: 'sender-key', templateCode: 'T-code' },
          recipientList: [
            {
              ...{ recipientNo: '01012341234', templateParameter: { 인증번호: '012345' } },
              resendParameter: {
                isResend: true,
                resendType: 'SMS',
                resendContent: message.text,
                resendSendNo: from,
              },
            },
          ],
        },
      },
    ]);
  });

  const head = (resultCode: number) => ({ isSuccessful: resultCode === 0, resultCode });
  const one = (resultCode: number) => ({ data: { sendResultList: [{ resultCode }] } });
  test.each([
    ['a number that is none', { header: head(-2019) }, 'NHN_2019', 'address'],
    [
      'its one addressee refused, the request taken',
      { header: head(0), body: one(-2019) },
      'NHN_2019',
      'address',
    ],
    ['who wants nothing of us', { header: head(-6001) }, 'NHN_6001', 'refused'],
    ['a sender that is not registered', { header: head(-2312) }, 'NHN_2312', 'settings'],
    ['an address of ours that it does not let in', { header: head(-1004) }, 'NHN_1004', 'settings'],
    ['an error of its own', { header: head(-9999) }, 'NHN_9999', 'service'],
    ['what nobody knows', { header: head(-2777) }, 'NHN_2777', 'unknown'],
    ['something else than an answer', { hello: 1 }, '502', 'service'],
  ])('says %s', async (_what, body, code, failure) => {
    service.replies.push({ body });
    expect(await refusalOf(settings)).toBe(code);
    expect(failureOf('sms', code)).toBe(failure);
  });

  test('does not know another secret', async () => {
    const code = await refusalOf({ ...settings, secretKey: 'another' } as CarrierSettings);
    expect([code, failureOf('sms', code)]).toEqual(['NHN_1001', 'settings']);
  });

  test('gets a text at once where 알림톡 is refused, by the head or for its addressee', async () => {
    service.replies.push({ body: { header: head(-3003) } });
    expect(await refusalOf(settings, { talk })).toBe('taken');
    service.replies.push({ body: { header: head(0), message: { sendResults: [{ resultCode: -1027 }] } } });
    expect(await refusalOf(settings, { talk })).toBe('taken');
    expect(service.got.map(({ path }) => path.split('/')[1])).toEqual(['alimtalk', 'sms', 'alimtalk', 'sms']);
    service.replies.push({ body: { header: head(-9999) } });
    expect(await refusalOf(settings, { talk })).toBe('NHNTALK_9999');
  });
});

test.each(['solapi', 'nhn'] as const)('P-05 what %s says against a message is not kept', async (provider) => {
  service = provider === 'solapi' ? await startStandInSolapi(solapiKey) : await startStandInNhn(keys);
  const body = {
    errorCode: 'No 01012341234',
    header: { isSuccessful: false, resultCode: 'x' },
    message: null,
  };
  service.replies.push({ status: 400, body });
  const more = provider === 'solapi' ? { provider, ...solapiKey } : { provider, ...keys.sms };
  const settings = { ...more, url: service.url, from, templates: new Map() } as CarrierSettings;
  const sending = carrierTransport(settings, systemClock).send(message);
  const error = await sending.catch((thrown: unknown) => thrown);
  expect(String(error)).not.toMatch(/secret|1234-1234|인증번호/i);
});
