import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askWho, identity } from '../../lib/command/identity.ts';
import { tellSignedIn } from '../../lib/command/signed-in-windows.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { UserLogInAgain } from './user-log-in-again.tsx';

const ME = 7;
const kakao = { provider: 'kakao', name: '카카오' };

let clear = async () => {};
/** Who the server says is logged in in this browser. */
let here: number | null;
let posted: { address: string; body: unknown }[];
/** What the server answers to what is posted, in order. */
let answers: { status: number; body: unknown }[];

class Assertion {
  clientDataJSON = new ArrayBuffer(1);
  authenticatorData = new ArrayBuffer(1);
  signature = new ArrayBuffer(1);
  userHandle = null;
}
class PasskeyOfTest {
  id = 'passkey-of-test';
  response = new Assertion();
}

beforeEach(async () => {
  // Comes when it is needed; here it is there at once.
  await import('../../ui/passkeys/authenticator.ts');
  [here, posted, answers] = [null, [], []];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (init?.method !== 'POST') return Response.json({ userId: here, providers: [kakao] });
    posted.push({ address: String(address), body: JSON.parse(String(init.body)) });
    const { status, body } = answers.shift() ?? { status: 500, body: null };
    return Response.json(body, { status });
  });
  const element = (
    <WithTexts language="ko">
      <UserLogInAgain userId={ME} />
    </WithTexts>
  );
  const root = { language: 'ko', serverNow: 0 };
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  clear = await renderForTest(<RouterProvider router={router} />);
});
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const dialog = () => document.querySelector('dialog[open]');
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));
const button = (words: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === words);
async function press(words: string) {
  await act(async () => button(words)?.click());
  await settle();
}
async function ask() {
  let asked = Promise.resolve(false);
  await act(async () => {
    asked = askWho('logIn');
  });
  await settle();
  return { asked };
}

/** A browser whose device holds a passkey, or none. */
function giveDevice(credential: unknown) {
  vi.stubGlobal('PublicKeyCredential', PasskeyOfTest);
  vi.stubGlobal('AuthenticatorAssertionResponse', Assertion);
  vi.stubGlobal('navigator', {
    ...{ userAgent: navigator.userAgent, language: 'ko' },
    credentials: {
      get: async () => {
        if (credential) return credential;
        throw new DOMException('Nobody answered.', 'NotAllowedError');
      },
    },
  });
}
const challenge = { status: 200, body: { challenge: 'AAAA', rpId: 'localhost' } };

describe('a session that ended under an open page', () => {
  test('is begun again with a passkey alone', async () => {
    giveDevice(new PasskeyOfTest());
    const { asked } = await ask();
    answers = [challenge, { status: 200, body: { userId: ME } }];
    await press('패스키로 로그인');
    expect(await asked).toBe(true);
    expect(dialog()).toBeNull();
    expect(posted.map(({ address }) => address)).toEqual(['/auth/passkey', '/auth/passkey']);
    expect(posted[1]?.body).toMatchObject({ step: 'logIn', credential: { id: 'passkey-of-test' } });
  });

  test('without a passkey says so, and the password is still asked for', async () => {
    giveDevice(null);
    const { asked } = await ask();
    answers = [challenge];
    await press('패스키로 로그인');
    expect(dialog()?.textContent).toContain('패스키를 확인하지 못했어요');
    expect(document.querySelector('[name=password]')).not.toBeNull();
    await press('나중에');
    expect(await asked).toBe(false);
  });

  test('leads to a provider in a window of its own, and notices the log-in that was made there', async () => {
    const { asked } = await ask();
    const way = dialog()?.querySelector<HTMLAnchorElement>('a[data-provider=kakao]');
    expect(way?.target).toBe('_blank');
    expect(way?.getAttribute('href')).toBe('/oauth/kakao?next=%2Fauth%2Fsigned-in');
    await act(async () => window.dispatchEvent(new Event('focus')));
    await settle();
    expect(identity.current(), 'nobody is there yet').toBe('logIn');
    here = ME;
    await act(async () => tellSignedIn());
    await settle();
    expect(await asked).toBe(true);
    expect(dialog()).toBeNull();
  });

  test('says where it is over because somebody else has logged in, and stays for its owner', async () => {
    here = 8;
    const { asked } = await ask();
    expect(dialog()?.textContent).toContain('다른 사람이 로그인해 있어요');
    here = ME;
    await act(async () => tellSignedIn());
    await settle();
    expect(await asked).toBe(true);
  });

  test('asks for the code of an authenticator after the password', async () => {
    const { asked } = await ask();
    answers = [
      {
        status: 422,
        body: {
          name: 'authenticatorNeeded',
          code: 4052,
          message: '',
          fields: { totp: '번호를 적어 주세요.' },
        },
      },
      { status: 200, body: { userId: ME } },
    ];
    for (const [name, text] of [
      ['loginId', 'one@example.kr'],
      ['password', 'a password'],
    ] as const) {
      const input = document.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (input) input.value = text;
    }
    await press('로그인');
    const code = document.querySelector<HTMLInputElement>('[name=totp]');
    expect(document.activeElement).toBe(code);
    if (code) code.value = '123456';
    await press('로그인');
    expect(await asked).toBe(true);
    expect(posted[1]?.body).toEqual({ loginId: 'one@example.kr', password: 'a password', totp: '123456' });
  });
});
