import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Jar, keep, StandInSite } from './stand-in-site.ts';

let site: StandInSite;
beforeEach(async () => {
  site = await StandInSite.start();
});
afterEach(() => site.close());

const enter = async (): Promise<Jar> => keep({}, await site.get('/console/enter'));
const fortnight = 14 * 24 * 3_600_000;

describe('the session of an operator', () => {
  test('says to scripts when it ends, and nothing else', async () => {
    const before = Date.now();
    const reply = await site.get('/console/enter');
    const after = Date.now();
    const readable = reply.cookies.filter(({ httpOnly }) => !httpOnly);
    expect(readable.map(({ name }) => name)).toEqual(['operator_ends']);
    const end = Number(readable[0]?.value);
    expect(end).toBeGreaterThanOrEqual(before + fortnight);
    expect(end).toBeLessThanOrEqual(after + fortnight);
  });

  test('behind TLS that cookie is __Host- as well', async () => {
    await site.restart({ PUBLIC_URL: 'https://chulbal.kr' });
    const names = (await site.get('/console/enter')).cookies.map(({ name }) => name);
    expect(names).toContain('__Host-operator_ends');
  });

  test('is renewed when asked, however much life it has left', async () => {
    const jar = await enter();
    const reply = await site.get('/console/renew', jar);
    expect(reply.json()).toBe(true);
    const after = keep(jar, reply);
    expect(after.operator_access).not.toBe(jar.operator_access);
    expect(Number(after.operator_ends)).toBeGreaterThanOrEqual(Number(jar.operator_ends));
    expect(site.asked('/admin/operator/command/refresh')).toBe(1);
  });

  test('that is over is not renewed, and its cookies go', async () => {
    const jar = await enter();
    site.api.refreshable.clear();
    const reply = await site.get('/console/renew', jar);
    expect(reply.json()).toBe(false);
    expect(Object.keys(keep(jar, reply)).filter((name) => name.startsWith('operator_'))).toEqual([]);
    expect((await site.get('/console/renew')).json()).toBe(false);
  });

  test('ends at the API when they log out', async () => {
    const jar = await enter();
    const reply = await site.get('/console/leave', jar);
    expect(site.asked('/admin/operator/command/logout')).toBe(1);
    expect(keep(jar, reply)).toEqual({});
  });

  test('a form whose session ended leads to the console’s log-in and comes back', async () => {
    const jar = await enter();
    site.api.refuseWith = 'sessionOver';
    const sent = await site.get('/console/form', jar, {
      method: 'POST',
      payload: 'note=%EC%A0%90%EA%B2%80&password=secret-word',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    });
    expect(sent.headers.location).toBe('/console/login?next=%2Fconsole%2Fform');
    site.api.refuseWith = null;
    const back = { ...keep(jar, sent), ...(await enter()) };
    expect((await site.get('/console/form', back)).json()).toEqual({ note: ['점검'] });
  });
});
