import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Jar, keep, StandInSite } from './stand-in-site.ts';

let site: StandInSite;
beforeEach(async () => {
  site = await StandInSite.start();
});
afterEach(() => site.close());

const enter = async (): Promise<Jar> => keep({}, await site.get('/pointer/enter'));
const names = (jar: Jar) => Object.keys(jar).filter((name) => name.startsWith('pointer_'));

describe('the session of an evaluator', () => {
  test('has cookies of its own prefix; scripts may read only when it ends', async () => {
    const reply = await site.get('/pointer/enter');
    expect(names(keep({}, reply)).sort()).toEqual([
      'pointer_access',
      'pointer_ends',
      'pointer_info',
      'pointer_refresh',
    ]);
    const readable = reply.cookies.filter(({ httpOnly }) => !httpOnly).map(({ name }) => name);
    expect(readable).toEqual(['pointer_ends']);
    expect(reply.cookies.every(({ path, sameSite }) => path === '/' && sameSite === 'Lax')).toBe(true);
  });

  test('ten tabs at once make one rotation', async () => {
    site.api.lifeSeconds = 30;
    const jar = await enter();
    site.api.lifeSeconds = 600;
    const replies = await Promise.all(Array.from({ length: 10 }, () => site.get('/pointer/who', jar)));
    expect(site.asked('/admin/point-stage/command/pointer-refresh')).toBe(1);
    expect(new Set(replies.map((reply) => keep(jar, reply).pointer_refresh)).size).toBe(1);
  });

  test('that is over is not renewed, and its cookies go, pledgeStatus too', async () => {
    const jar = keep(await enter(), await site.get('/pointer/unsigned', await enter()));
    expect(jar.pointer_pledgeStatus).toBe('false');
    site.api.refreshable.clear();
    const reply = await site.get('/pointer/renew', jar);
    expect(reply.json()).toBe(false);
    expect(names(keep(jar, reply))).toEqual([]);
  });

  test('ends at the API when they log out', async () => {
    const jar = await enter();
    const reply = await site.get('/pointer/leave', jar);
    expect(site.asked('/admin/point-stage/command/pointer-logout')).toBe(1);
    expect(keep(jar, reply)).toEqual({});
  });

  test('one that has ended leads to the evaluators’ log-in and comes back', async () => {
    const jar = await enter();
    site.api.refuseWith = 'sessionOver';
    const reply = await site.get('/pointer/me', jar);
    expect(reply.headers.location).toBe('/pointer/login?next=%2Fpointer%2Fme');
    expect(names(keep(jar, reply))).toEqual([]);
  });
});

describe('pledgeStatus', () => {
  test('is "false" until the pledge is signed, then "true"; no script reads it', async () => {
    const jar = await enter();
    const unsigned = await site.get('/pointer/unsigned', jar);
    expect(unsigned.cookies).toEqual([
      expect.objectContaining({ name: 'pointer_pledgeStatus', value: 'false', httpOnly: true, path: '/' }),
    ]);
    const signed = await site.get('/pointer/signed', keep(jar, unsigned));
    expect(keep(jar, signed).pointer_pledgeStatus).toBe('true');
  });

  test('says nothing of a visitor', async () => {
    expect((await site.get('/pointer/signed')).cookies).toEqual([]);
  });

  test('behind TLS it is __Host- as well', async () => {
    await site.restart({ PUBLIC_URL: 'https://chulbal.kr' });
    const jar = await enter();
    const reply = await site.get('/pointer/signed', jar);
    expect(reply.cookies.map(({ name }) => name)).toEqual(['__Host-pointer_pledgeStatus']);
  });

  test('S-08: an evaluator’s cookies are nobody’s under another prefix', async () => {
    const jar = await enter();
    for (const prefix of ['user_', 'operator_']) {
      const swapped = Object.fromEntries(
        Object.entries(jar).map(([name, value]) => [name.replace('pointer_', prefix), value]),
      );
      expect((await site.get('/pointer/who', swapped)).json()).toBeNull();
    }
  });
});
