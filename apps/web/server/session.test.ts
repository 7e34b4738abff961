import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SessionCookies } from './session-cookies.ts';
import { type Jar, keep, StandInSite, testKeys } from './stand-in-site.ts';

let site: StandInSite;

beforeEach(async () => {
  site = await StandInSite.start();
});
afterEach(() => site.close());

const state = {
  access: 'a',
  refresh: 'r',
  expiresAt: Date.now() + 600_000,
  refreshFor: 600,
  persistent: false,
};

const refreshes = () => site.asked('/api/user/command/refresh');

describe('a form of the router on a page that was left open', () => {
  const send = async (owner: string | null, path = '/echo.data') => {
    const reply = await site.get(path, await site.logIn(), {
      method: 'POST',
      payload: 'name=A',
      headers: {
        ...{ 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
        ...(owner === null ? {} : { 'x-page-of': owner }),
      },
    });
    return { status: reply.statusCode, text: reply.body };
  };

  test('says that somebody else is logged in by now, in the format of the router, and nothing is done', async () => {
    const { status, text } = await send('8');
    expect(status).toBe(401);
    expect(JSON.parse(text)).toEqual(expect.arrayContaining(['problem', 'signInRequired']));
    expect(text).toContain('다른 사람이 로그인해 있어서');
  });

  test.each(['7', null])('is sent from the page of who is logged in, or of nobody (%s)', async (owner) => {
    expect((await send(owner)).status).toBe(200);
  });
});

describe('cookies of a session', () => {
  test('they carry the prefix, are HttpOnly, Lax, of path / and go with the browser', async () => {
    const reply = await site.get('/login');
    const secrets = reply.cookies.filter(({ name }) => name !== 'device');
    expect(secrets.map(({ name }) => name)).toEqual(['user_access', 'user_refresh', 'user_info']);
    for (const cookie of secrets) {
      expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' });
      expect(cookie).not.toHaveProperty('maxAge');
      expect(cookie).not.toHaveProperty('secure');
    }
  });

  test('"stay logged in" makes them last as long as the refresh token', async () => {
    site.api.persistent = true;
    const reply = await site.get('/login');
    expect(reply.cookies.map(({ maxAge }) => maxAge)).toEqual([1_209_600, 1_209_600, 1_209_600, 34_560_000]);
  });

  test('S-06 what the device is known by stays, out of reach of scripts, through logging out and in again', async () => {
    const deviceIn = ({ cookies }: Awaited<ReturnType<typeof site.get>>) =>
      cookies.find(({ name }) => name === 'device');
    const first = deviceIn(await site.get('/login'));
    expect(first).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      value: expect.stringMatching(/^[\w-]{22}$/),
    });
    const again = await site.get('/login', { device: first?.value ?? '' });
    expect(deviceIn(again)?.value).toBe(first?.value);
    expect(deviceIn(await site.get('/login', { device: 'x; forged' }))?.value).not.toContain('forged');
  });

  test('behind TLS they are __Host- and Secure', async () => {
    await site.restart({ PUBLIC_URL: 'https://chulbal.kr' });
    const reply = await site.get('/login');
    expect(reply.cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['__Host-user_access', true],
      ['__Host-user_refresh', true],
      ['__Host-user_info', true],
      ['__Host-device', true],
    ]);
  });

  test('who it is cannot be read, and a changed or foreign cookie is nobody', async () => {
    const jar = await site.logIn();
    expect(Buffer.from(jar.user_info ?? '', 'base64url').toString()).not.toContain('출발');
    expect((await site.get('/x', jar)).json().who).toEqual(site.who);
    expect((await site.get('/x', { ...jar, user_info: `${jar.user_info}x` })).json().who).toBeNull();
    await site.restart({ COOKIE_SECRET: 'another-key-for-cookies-of-32-letters' });
    expect((await site.get('/x', jar)).json().who).toBeNull();
  });

  test('S-08: a session carried over to the cookies of another area is nobody there', async () => {
    const jar = await site.logIn();
    for (const prefix of ['pointer_', 'operator_']) {
      const swapped = Object.fromEntries(
        Object.entries(jar).map(([name, value]) => [name.replace('user_', prefix), value]),
      );
      expect((await site.get('/x', swapped)).json().who).toBeNull();
      const back = Object.fromEntries(
        Object.entries(swapped).map(([name, value]) => [name.replace(prefix, 'user_'), value]),
      );
      expect((await site.get('/x', back)).json().who).toEqual(site.who);
    }
    const evaluator = new SessionCookies(testKeys.COOKIE_SECRET, false);
    const sealed = await evaluator.write('evaluator', { ...state, who: site.who });
    const asUser = Object.fromEntries(
      sealed.map(({ name, value }) => [name.replace('pointer_', 'user_'), value]),
    );
    expect((await site.get('/x', asUser)).json().who).toBeNull();
  });

  test('no token is in a page', async () => {
    const jar = await site.logIn();
    const text = (await site.get('/x', jar)).body;
    expect(text).not.toContain(jar.user_access);
    expect(text).not.toContain(jar.user_refresh);
  });
});

describe('S-07: refreshing', () => {
  test('a token with less than 60 s of life is renewed before the page is made', async () => {
    site.api.lifeSeconds = 30;
    const jar = await site.logIn();
    site.api.lifeSeconds = 600;
    const reply = await site.get('/x', jar);
    expect(refreshes()).toBe(1);
    expect(keep(jar, reply).user_access).not.toBe(jar.user_access);
    expect(reply.json().who).toEqual(site.who);
  });

  test('a browser that lost its access token only is renewed', async () => {
    const { user_access: _, ...jar } = await site.logIn();
    expect((await site.get('/x', jar)).json().who).toEqual(site.who);
    expect(refreshes()).toBe(1);
  });

  test('ten tabs at once make one rotation and no logout', async () => {
    site.api.lifeSeconds = 30;
    const jar = await site.logIn();
    site.api.lifeSeconds = 600;
    const replies = await Promise.all(Array.from({ length: 10 }, () => site.get('/profile', jar)));
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(10).fill(200));
    expect(refreshes()).toBe(1);
    expect(new Set(replies.map((reply) => keep(jar, reply).user_refresh)).size).toBe(1);
    expect(site.asked('/api/user/command/logout')).toBe(0);
  });

  test('a tab that still has the old cookies gets the same answer', async () => {
    site.api.lifeSeconds = 30;
    const jar = await site.logIn();
    site.api.lifeSeconds = 600;
    const first = keep(jar, await site.get('/x', jar));
    const late = keep(jar, await site.get('/x', jar));
    expect(late.user_refresh).toBe(first.user_refresh);
    expect(refreshes()).toBe(1);
  });

  test('401 → refresh → retry, once for all calls of a page, and the new tokens replace the old', async () => {
    const jar = await site.logIn();
    site.api.alive.clear();
    const reply = await site.get('/two', jar);
    expect(reply.statusCode).toBe(200);
    expect(refreshes()).toBe(1);
    const renewed = keep(jar, reply);
    expect(renewed.user_access).not.toBe(jar.user_access);
    await site.get('/profile', renewed);
    expect(refreshes()).toBe(1);
  });

  test('if refresh fails the user is logged out and sent to log in, and comes back', async () => {
    const jar = await site.logIn();
    site.api.alive.clear();
    site.api.refreshable.clear();
    const reply = await site.get('/profile?tab=2', jar);
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe('/auth/login?next=%2Fprofile%3Ftab%3D2');
    expect(keep(jar, reply)).toEqual({ device: expect.any(String) });
    expect(site.asked('/api/user/command/logout')).toBe(1);
  });

  test('a background call is told and not sent away', async () => {
    const jar = await site.logIn();
    site.api.alive.clear();
    site.api.refreshable.clear();
    const reply = await site.get('/silent', jar);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ ok: false, error: { name: 'signInRequired', code: 401 } });
  });

  test('a 403 response logs the user out, with the server call', async () => {
    const jar = await site.logIn();
    site.api.refuseWith = 'sessionOver';
    const reply = await site.get('/profile', jar);
    expect(reply.statusCode).toBe(302);
    expect(keep(jar, reply)).toEqual({ device: expect.any(String) });
    expect(site.asked('/api/user/command/logout')).toBe(1);
    expect(refreshes()).toBe(0);
  });

  test('a refusal inside a valid session ends nothing', async () => {
    const jar = await site.logIn();
    site.api.refuseWith = 'noPermission';
    const reply = await site.get('/silent', jar);
    expect(reply.json().error).toMatchObject({ name: 'noPermission', code: 1354 });
    expect(reply.cookies).toEqual([]);
  });

  test('a silent API ends no session', async () => {
    site.api.lifeSeconds = 30;
    const jar = await site.logIn();
    await site.restart({ USER_API_URL: 'http://127.0.0.1:9' });
    const reply = await site.get('/silent', jar);
    expect(reply.json().error).toMatchObject({ name: 'networkError', code: 0 });
    expect(reply.cookies).toEqual([]);
  });

  test('logout tells the API and clears the cookies', async () => {
    const jar = await site.logIn();
    const reply = await site.get('/logout', jar);
    expect(keep(jar, reply)).toEqual({ device: expect.any(String) });
    expect(site.asked('/api/user/command/logout')).toBe(1);
  });
});

describe('a guarded page', () => {
  test('sends a visitor to log in', async () => {
    const reply = await site.get('/guarded');
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe('/auth/login?next=%2Fguarded');
  });
});

describe('a form whose session ended', () => {
  const form = {
    method: 'POST',
    payload: 'name=%EA%B9%80&tags=a&tags=b&password=secret-word&totp=123456',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  } as const;

  async function sendAndLose(): Promise<Jar> {
    const jar = await site.logIn();
    site.api.refuseWith = 'sessionOver';
    const reply = await site.get('/form', jar, form);
    expect(reply.headers.location).toBe('/auth/login?next=%2Fform');
    site.api.refuseWith = null;
    return keep(jar, reply);
  }

  test('comes back for the same person and page, without its passwords and codes, once', async () => {
    const left = await sendAndLose();
    expect(JSON.stringify(left)).not.toContain('%EA%B9%80');
    const back = { ...left, ...(await site.logIn()) };
    expect((await site.get('/x', back)).statusCode).toBe(200);
    const reply = await site.get('/form', back);
    expect(reply.json()).toEqual({ name: ['김'], tags: ['a', 'b'] });
    expect((await site.get('/form', keep(back, reply))).json()).toBeNull();
  });

  test('is nobody else’s', async () => {
    const left = await sendAndLose();
    const somebody = { ...site.who };
    site.who.userId = 8;
    const other = { ...left, ...(await site.logIn()) };
    Object.assign(site.who, somebody);
    expect((await site.get('/form', other)).json()).toBeNull();
  });

  test('may call its fields anything', async () => {
    const jar = await site.logIn();
    site.api.refuseWith = 'sessionOver';
    const payload = '__proto__=1&toString=2&constructor=3';
    const reply = await site.get('/form', jar, { ...form, payload });
    site.api.refuseWith = null;
    expect(reply.statusCode).toBe(302);
    const back = { ...keep(jar, reply), ...(await site.logIn()) };
    expect((await site.get('/form', back)).json()).toEqual({ toString: ['2'], constructor: ['3'] });
  });

  test('is not kept when someone logs out on purpose', async () => {
    const reply = await site.get('/logout', await site.logIn(), form);
    expect(reply.cookies.filter(({ name }) => name.startsWith('form'))).toEqual([]);
  });
});
