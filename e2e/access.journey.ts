import { createHmac, randomBytes } from 'node:crypto';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import routes from '../apps/web/app/routes.ts';
import { operatorOf } from './hired-operators.ts';
import { HttpVisitor } from './http-visitor.ts';
import { logInVisitor } from './operators.ts';
import { type Answer, consoleTable, table } from './route-table.ts';

/** Of the two students of the demo: nothing of them is in what a visitor gets. */
const personal = /윤서준|김하린|seojun@|harin@|010-0000-900\d|2004-11-02|2003-05-17|eyJ[\w-]{10,}\./;

/** The addresses of a route and of those inside it; a layout has none of its own. */
function pathsOf({ path, index, children = [] }: RouteConfigEntry): string[] {
  const own = path !== undefined || index ? [path ?? ''] : [];
  // What stands inside a page by no address of its own is asked for with it.
  const inside = children.filter((child) => !child.index).flatMap(pathsOf);
  return [...own, ...inside.map((below) => (path ? `${path}/${below}` : below))];
}

const loginPage = /\/(?:auth|console|pointer)\/login(?:\/\d+\/\d+)?\?next=/;

/** An answer as the table says it; a data request says a redirect in its body (202). */
async function answerOf(reply: Response): Promise<{ answer: Answer | number; text: string }> {
  const text = await reply.text();
  const to = reply.status === 202 ? text : (reply.headers.get('location') ?? '');
  if (reply.status === 202 || reply.status === 302) {
    return { answer: loginPage.test(to) ? 'login' : 'away', text };
  }
  return { answer: reply.status === 200 ? 'page' : reply.status, text };
}

/** Of the two operators of the demo, and of what only they may see. */
const ofConsole = /한지우|강민서|서문access|jiwoo@|minseo@|@hired|eyJ[\w-]{10,}\./;

let url: string;
let user: HttpVisitor;
let manager: HttpVisitor;
let owner: HttpVisitor;
beforeAll(async () => {
  url = inject('productUrl');
  user = await new HttpVisitor(url).logIn('draft');
  manager = await logInVisitor(new HttpVisitor(url), operatorOf('accessManager'));
  owner = await logInVisitor(new HttpVisitor(url), operatorOf('access'));
});

describe('S-01 every route says who may see it, as a page and as data', () => {
  test('every route stands in the table', () => {
    const known = routes.flatMap(pathsOf).filter((path) => path !== 'test');
    expect(known.sort()).toEqual([...Object.keys(table), ...Object.keys(consoleTable)].sort());
  });

  test.each(Object.entries(consoleTable))('/%s', async (_path, { at, ...expected }) => {
    const data = `${at.replace(/(\?|$)/, '.data$1')}`;
    const people = [
      ['visitor', new HttpVisitor(url)],
      ['visitor', user],
      ['manager', manager],
      ['owner', owner],
    ] as const;
    for (const [who, visitor] of people) {
      for (const address of [at, data, `${data}${data.includes('?') ? '&' : '?'}_routes=root`]) {
        const { answer, text } = await answerOf(await visitor.get(address));
        if (who === 'visitor') expect(text, address).not.toMatch(ofConsole);
        const isWhole = address === at || (address === data && expected[who] !== 400);
        if (isWhole || expected[who] === 'login') {
          expect(answer, `${who} ${address}`).toBe(expected[who]);
        }
      }
    }
  });

  test.each(Object.entries(table))('/%s', async (path, { at, guard = 'middleware', ...expected }) => {
    const data = at === '/' ? '/_.data' : `${at}.data`;
    for (const [who, visitor] of [
      ['visitor', new HttpVisitor(url)],
      ['user', user],
    ] as const) {
      for (const address of [at, data, `${data}?_routes=root`]) {
        const { answer, text } = await answerOf(await visitor.get(address));
        // The messages' preview of a demo shows what was sent, to whoever sits at the machine.
        if (who === 'visitor' && path !== 'dev/messages') expect(text, address).not.toMatch(personal);
        // Asked for the root's part alone, a page that guards itself in middleware still guards.
        const isWhole = address === at || (address === data && expected[who] !== 400);
        if (isWhole || (expected[who] === 'login' && guard === 'middleware')) {
          expect(answer, `${who} ${address}`).toBe(expected[who]);
        }
      }
    }
  });

  test('S-13 coming to the log-out by an address ends nothing', async () => {
    const visitor = await new HttpVisitor(url).logIn('draft');
    await visitor.get('/auth/logout');
    expect((await visitor.get('/auth/mypage')).status).toBe(200);
    expect((await visitor.post('/auth/logout', {}, { origin: 'https://evil.example' })).status).toBe(400);
    expect((await visitor.get('/auth/mypage')).status).toBe(200);
    expect((await visitor.post('/auth/logout', {})).status).toBe(302);
    expect((await visitor.get('/auth/mypage')).status).toBe(302);
  });
});

describe('S-08 tokens and cookies of one area are worth nothing in another', () => {
  test('a session under the cookies of another area, or half of one, is nobody', async () => {
    const session = Object.fromEntries(user.cookies);
    const swapped = new HttpVisitor(url);
    for (const [name, value] of user.cookies) swapped.cookies.set(name.replace('user_', 'pointer_'), value);
    expect((await answerOf(await swapped.get('/auth/mypage'))).answer).toBe('login');
    for (const missing of ['user_refresh', 'user_info']) {
      const half = new HttpVisitor(url);
      for (const [name, value] of Object.entries(session))
        if (name !== missing) half.cookies.set(name, value);
      expect((await answerOf(await half.get('/auth/mypage'))).answer, missing).toBe('login');
    }
  });

  test('a forged token logs the session out and shows nothing', async () => {
    const forged = await new HttpVisitor(url).logIn('draft');
    const head = Buffer.from('{"alg":"none"}').toString('base64url');
    const body = (forged.cookies.get('user_access') ?? '').split('.')[1];
    forged.cookies.set('user_access', `${head}.${body}.`);
    const { answer, text } = await answerOf(await forged.get('/auth/mypage'));
    expect(answer).toBe('login');
    expect(text).not.toMatch(personal);
    expect(forged.cookies.has('user_refresh')).toBe(false);
  });
});

describe('S-10 a limit is not got round by what a browser says about itself', () => {
  test('neither a forwarded address nor forged edge facts buy another try', async () => {
    const facts = (address: string) => {
      const said = { arrivedAt: Date.now(), address, language: 'ko', requestId: 'x' };
      const body = Buffer.from(JSON.stringify(said)).toString('base64url');
      const guessed = randomBytes(32).toString('hex');
      return `${body}.${createHmac('sha256', guessed).update(body).digest('hex')}`;
    };
    const loginId = `guessed-${randomBytes(4).toString('hex')}@demo.chulbal.example`;
    const statuses: number[] = [];
    for (let tried = 0; tried < 8; tried += 1) {
      const address = `198.51.100.${tried}`;
      const forged = {
        'x-forwarded-for': address,
        'x-real-ip': address,
        forwarded: `for=${address}`,
        'cf-connecting-ip': address,
        'x-edge': facts(address),
      };
      const visitor = new HttpVisitor(url);
      const guess = { loginId, password: `wrong ${tried}` };
      statuses.push((await visitor.post('/auth/login', guess, forged)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  });

  test('S-09 a page says the same of an account that exists and of one that does not', async () => {
    const said = async (loginId: string) => {
      const reply = await new HttpVisitor(url).post('/auth/login', { loginId, password: 'no such word' });
      const text = await reply.text();
      const plain = text.replaceAll(loginId, 'ID').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b1\d{12}\b/g, 'TIME');
      return { status: reply.status, text: plain, cookies: reply.headers.getSetCookie() };
    };
    expect(await said('seojun@demo.chulbal.example')).toEqual(await said('nobody@demo.chulbal.example'));
  });
});

describe('S-14 nothing leads away from the site', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/%0d%0aset-cookie:a=b',
    '\\\\evil.example',
    ' //evil.example',
    '/@evil.example',
    '/..//evil.example',
    'http:\\\\evil.example',
  ])('next=%s', async (next) => {
    const { loginId, password } = { loginId: 'harin@demo.chulbal.example', password: 'harin-has-a-receipt' };
    const address = `/auth/login?next=${encodeURIComponent(next)}`;
    const page = await (await new HttpVisitor(url).get(address)).text();
    expect(page).not.toMatch(/href="(?:javascript:|https?:|\/\/|\\)[^"]*(?:evil|alert)/i);
    const visitor = new HttpVisitor(url);
    for (const reply of [
      await visitor.post(address, { loginId, password }),
      await visitor.get(address),
      await visitor.get(address.replace('login?', 'sign?')),
    ]) {
      expect(reply.status).toBe(302);
      expect(new URL(reply.headers.get('location') ?? '', url).origin).toBe(url);
      expect(reply.headers.get('set-cookie') ?? '').not.toContain('a=b');
    }
  });
});

describe('S-03 files', () => {
  test.each([
    '..%2f..%2fsecrets.json',
    '%2e%2e%2fsecrets.json',
    '....%2f%2f',
    '%00',
    'a%00.png',
    'ab'.repeat(16),
    'AB'.repeat(16),
    '%c0%ae%c0%ae%2f',
    'a'.repeat(250),
    'con',
    '~',
  ])('a guessed or crooked name "%s" gets nothing', async (name) => {
    for (const visitor of [new HttpVisitor(url), user]) {
      const reply = await visitor.get(`/transfer/file/${name}`);
      expect([400, 404]).toContain(reply.status);
      expect(await reply.text()).not.toMatch(/SECRET|at .+\.ts/);
    }
  });

  test('S-16 neither the build, its maps nor the data folder are served', async () => {
    const visitor = new HttpVisitor(url);
    const page = await (await visitor.get('/')).text();
    const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
    expect((await visitor.get(script)).status).toBe(200);
    for (const path of [
      `${script}.map`,
      `${script}.br`,
      '/assets/',
      '/assets',
      '/.vite/manifest.json',
      '/client-manifest.json',
      '/server/index.js',
      '/assets/..%2f..%2fserver%2findex.js',
      '/package.json',
      '/.env',
      '/data/secrets.json',
      '/test',
      '/api/docs',
    ]) {
      expect((await visitor.get(path)).status, path).toBe(404);
    }
    expect(await (await visitor.get(script)).text()).not.toContain('sourceMappingURL');
  });
});

describe('S-15 what the form’s script sends', () => {
  test.each([
    ['{"name":"versions","input":{"teamNo":{"toString":1,"valueOf":1}}}'],
    ['{"name":"versions","input":{"teamNo":[1,2]}}'],
    [`{"name":"save","input":{"changes":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`],
    ['{"name":"__proto__","input":{}}'],
    ['{"name":"constructor","input":{}}'],
    ['{"name":"save","input":{"__proto__":{"a":1}}}'],
    ['{"name":"signUp","input":{}}'],
    ['{"name":'],
    ['null'],
  ])('%# is answered, and by nothing that broke', async (body) => {
    const reply = await user.send('/command/apply', body, { 'content-type': 'application/json' });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
  });

  test('more than a form is 413', async () => {
    const body = JSON.stringify({ name: 'save', input: { changes: 'x'.repeat(1024 * 1024) } });
    const reply = await user.send('/command/apply', body, { 'content-type': 'application/json' });
    expect(reply.status).toBe(413);
  });
});
