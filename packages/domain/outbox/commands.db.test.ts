import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { deliverPending, forgetMessages, type NewMessage, queueMessage, sweepOutbox } from './commands.ts';
import { onMessageQueued } from './nudge.ts';
import { listMessages } from './queries.ts';
import { createTransports, type Outgoing, type Transports } from './transports.ts';

const start = new Date('2026-03-02T01:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

const mail = (more: Partial<NewMessage> = {}): NewMessage => ({
  channel: 'mail',
  to: 'seojun@test.example',
  language: 'ko',
  subject: '접수증',
  letter: { lines: ['접수했어요.'] },
  now: start,
  ...more,
});

/** Services that note what they got; `dead` ones refuse everything. */
function services() {
  const got: Outgoing[] = [];
  const state = { dead: false };
  const send = async (message: Outgoing) => {
    if (state.dead) throw Object.assign(new Error(`no route to ${message.to}`), { code: 'EHOSTDOWN' });
    got.push(message);
  };
  const transports: Transports = { mail: { name: 'mail', send }, sms: { name: 'sms', send } };
  return { got, state, transports };
}

/** When a message is tried that nobody takes, in seconds: after 15 s, then twice as long each time. */
const tries = [0, 15, 45, 105, 225, 465, 945];

const rows = () => db.sql.selectFrom('outbox').selectAll().orderBy('id').execute();
const failing = () => Promise.reject(new Error('undone'));

describe('R-16 the outbox sends at least once', () => {
  test('a message is sent once and marked', async () => {
    const { got, transports } = services();
    await queueMessage(db, mail());
    expect(await deliverPending(db, transports, { now: after(1) })).toBe(1);
    expect(await deliverPending(db, transports, { now: after(300) })).toBe(0);
    expect(got).toHaveLength(1);
    expect(got[0]).toMatchObject({ to: 'seojun@test.example', subject: '[출발+] 접수증' });
    expect(await rows()).toMatchObject([{ status: 'sent', sentBy: 'mail', sentAt: after(1), attempts: 1 }]);
  });

  test('a message stands or falls with what caused it, and only then is the worker nudged', async () => {
    let nudges = 0;
    const stop = onMessageQueued(() => {
      nudges += 1;
    });
    const undone = db.transaction(async (tx) => {
      await queueMessage(tx, mail());
      await failing();
    });
    await expect(undone).rejects.toThrow('undone');
    expect({ rows: (await rows()).length, nudges }).toEqual({ rows: 0, nudges: 0 });

    await db.transaction(async (tx) => {
      await queueMessage(tx, mail());
      expect(nudges).toBe(0);
    });
    expect({ rows: (await rows()).length, nudges }).toEqual({ rows: 1, nudges: 1 });
    stop();
  });

  test('a dead service is tried again with growing pauses until it lives', async () => {
    const { got, state, transports } = services();
    state.dead = true;
    await queueMessage(db, mail());
    await deliverPending(db, transports, { now: after(0) });
    expect(await deliverPending(db, transports, { now: after(14) })).toBe(0);
    expect(await deliverPending(db, transports, { now: after(15) })).toBe(1);
    expect(await deliverPending(db, transports, { now: after(44) })).toBe(0);
    expect(await rows()).toMatchObject([{ status: 'pending', attempts: 2, lastError: 'EHOSTDOWN' }]);
    state.dead = false;
    expect(await deliverPending(db, transports, { now: after(45) })).toBe(1);
    expect(got).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: 'sent', lastError: null }]);
  });

  test('what waited for a service that was gone is sent as soon as it has sent anything', async () => {
    const { got, state, transports } = services();
    state.dead = true;
    await queueMessage(db, mail({ to: 'first@test.example' }));
    await queueMessage(db, mail({ channel: 'sms', to: '010-1234-1234' }));
    for (const second of tries) await deliverPending(db, transports, { now: after(second) });
    await queueMessage(db, mail({ to: 'late@test.example', now: after(1_000) }));
    state.dead = false;
    expect(await deliverPending(db, transports, { now: after(1_000) })).toBe(1);
    expect(got.map(({ to }) => to)).toEqual(['late@test.example']);
    // The text waits for its own service.
    expect(await deliverPending(db, transports, { now: after(1_001) })).toBe(1);
    expect(got.map(({ to }) => to)).toEqual(['late@test.example', 'first@test.example']);
  });

  test('what fails although others are sent waits its time', async () => {
    const { got, transports } = services();
    const { send } = transports.mail;
    const choosy: Transports = {
      ...transports,
      mail: {
        name: 'mail',
        send: async (message) => {
          if (message.to === 'odd@test.example') throw Object.assign(new Error(), { code: 'ETIMEDOUT' });
          await send(message);
        },
      },
    };
    await queueMessage(db, mail({ to: 'odd@test.example' }));
    for (const second of tries.flatMap((at) => [at, at + 1, at + 90])) {
      await queueMessage(db, mail({ now: after(second) }));
      await deliverPending(db, choosy, { now: after(second) });
    }
    expect(got).toHaveLength(3 * tries.length);
    expect((await rows())[0]).toMatchObject({ status: 'pending', attempts: tries.length });
  });

  test('what another process is sending just now is not taken from it', async () => {
    const { state, transports } = services();
    state.dead = true;
    await queueMessage(db, mail({ to: 'first@test.example' }));
    for (const second of tries.slice(0, 5)) await deliverPending(db, transports, { now: after(second) });
    const hanging = { name: 'hanging', send: () => new Promise<void>(() => {}) };
    void deliverPending(db, { mail: hanging, sms: hanging }, { now: after(465) });
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(6);
    await queueMessage(db, mail({ now: after(470) }));
    state.dead = false;
    expect(await deliverPending(db, transports, { now: after(470) })).toBe(1);
    expect(await deliverPending(db, transports, { now: after(471) })).toBe(0);
  });

  test('what a dead process had taken is sent by another after a minute', async () => {
    const { got, transports } = services();
    const never = new Promise<void>(() => {});
    await queueMessage(db, mail());
    const hanging = { name: 'hanging', send: () => never };
    void deliverPending(db, { mail: hanging, sms: hanging }, { now: start });
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    expect(await deliverPending(db, transports, { now: after(59) })).toBe(0);
    expect(await deliverPending(db, transports, { now: after(60) })).toBe(1);
    expect(got).toHaveLength(1);
  });

  test('one dead channel does not hold up the other', async () => {
    const { got, transports } = services();
    const dead = services();
    dead.state.dead = true;
    await queueMessage(db, mail());
    await queueMessage(db, mail({ channel: 'sms', to: '010-1234-1234' }));
    await deliverPending(db, { mail: dead.transports.mail, sms: transports.sms }, { now: after(1) });
    expect(got.map((message) => message.to)).toEqual(['010-1234-1234']);
  });

  test('a channel that hangs takes nothing of the other, where each is sent by itself', async () => {
    const { got, transports } = services();
    for (let number = 0; number < 20; number += 1) await queueMessage(db, mail());
    await queueMessage(db, mail({ channel: 'sms', to: '010-1234-1234' }));
    const hanging = { name: 'hanging', send: () => new Promise<void>(() => {}) };
    void deliverPending(db, { ...transports, mail: hanging }, { now: after(1), channel: 'mail' });
    expect(await deliverPending(db, transports, { now: after(1), channel: 'sms' })).toBe(1);
    expect(got.map(({ to }) => to)).toEqual(['010-1234-1234']);
  });

  test('what will not be worth sending for long overtakes what may wait', async () => {
    const { got, transports } = services();
    for (let number = 0; number < 15; number += 1) await queueMessage(db, mail());
    await queueMessage(db, mail({ to: 'later@test.example', sendBy: after(900), now: after(2) }));
    await queueMessage(db, mail({ to: 'soon@test.example', sendBy: after(600), now: after(3) }));
    expect(await deliverPending(db, transports, { now: after(4) })).toBe(10);
    expect(got.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['soon@test.example', 'later@test.example']),
    );
  });

  test('a code that has run out is not sent any more', async () => {
    const { got, transports } = services();
    await queueMessage(db, mail({ sendBy: after(600) }));
    expect(await deliverPending(db, transports, { now: after(601) })).toBe(0);
    expect(got).toHaveLength(0);
    expect(await rows()).toMatchObject([{ status: 'failed', lastError: 'too_late' }]);
  });

  test('a code is sent until it runs out', async () => {
    const { got, transports } = services();
    await queueMessage(db, mail({ sendBy: after(600) }));
    expect(await deliverPending(db, transports, { now: after(600) })).toBe(1);
    expect(got).toHaveLength(1);
  });
});

describe('without a mail or SMS service', () => {
  const settings = { mailFrom: 'no-reply@test.example', clock: () => after(1) };

  test('messages are read in the preview of development and demo', async () => {
    await queueMessage(db, mail());
    await queueMessage(db, mail({ channel: 'sms', to: '010-1234-1234', language: 'en' }));
    await deliverPending(db, createTransports({ ...settings, preview: true }), { now: after(1) });
    expect(await listMessages(db, { limit: 10 })).toMatchObject([
      { channel: 'sms', to: '010-1234-1234', text: '[Chulbal+]\n접수했어요.', status: 'sent' },
      { channel: 'mail', to: 'seojun@test.example', subject: '[출발+] 접수증', status: 'sent' },
    ]);
    expect((await rows()).map((row) => row.sentBy)).toEqual(['preview', 'preview']);
  });

  test('they wait where there is no preview', async () => {
    await queueMessage(db, mail());
    await deliverPending(db, createTransports({ ...settings, preview: false }), { now: after(1) });
    expect(await rows()).toMatchObject([{ status: 'pending', lastError: 'NOT_CONFIGURED' }]);
  });
});

test('P-05 addressee and text are sealed in the database, after a failure too', async () => {
  const { state, transports } = services();
  state.dead = true;
  await queueMessage(db, mail({ letter: { lines: ['번호'], code: '918273' } }));
  await deliverPending(db, transports, { now: after(1) });
  const dump = await sql<{ row: string }>`select outbox::text as row from outbox`.execute(db.sql);
  const text = dump.rows.map((line) => line.row).join('\n');
  expect(text).toContain('EHOSTDOWN');
  for (const canary of ['seojun', 'test.example', '918273', Buffer.from('seojun').toString('hex')]) {
    expect(text).not.toContain(canary);
  }
});

test('messages about one thing can be taken back, and old ones are removed', async () => {
  const { transports } = services();
  await queueMessage(db, mail({ about: 'code:1' }));
  await queueMessage(db, mail({ about: 'code:2' }));
  await forgetMessages(db, { about: ['code:1', 'code:3'] });
  expect(await rows()).toMatchObject([{ about: 'code:2' }]);
  await sweepOutbox(db, { now: after(31 * 86_400) });
  expect(await rows()).toHaveLength(1);
  await deliverPending(db, transports, { now: after(1) });
  await sweepOutbox(db, { now: after(31 * 86_400) });
  expect(await rows()).toHaveLength(0);
});
