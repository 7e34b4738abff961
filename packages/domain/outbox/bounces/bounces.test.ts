import { type AddressInfo, createServer } from 'node:net';
import * as corpus from '@chulbal/testing/corpus/bounces';
import { type ImapStandIn, startStandInImap } from '@chulbal/testing/imap';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '../failures.rules.ts';
import { readFailedDeliveries } from './delivery-status.ts';
import { imapMailbox } from './mailbox.ts';

const about = { id: 4711, to: 'yuna@school.example' };

test.each([
  ['Postfix', corpus.postfixBounce(about), '5.1.1', 'address'],
  ['Gmail', corpus.gmailBounce(about), '5.1.1', 'address'],
  ['Naver', corpus.naverBounce(about), '5.1.1', 'address'],
  ['Exchange', corpus.exchangeBounce(about), '5.4.1', 'address'],
  ['a full mailbox', corpus.fullBounce(about), '5.2.2', 'full'],
  ['one that blocks us', corpus.postfixBounce(about, '5.7.1'), '5.7.1', 'refused'],
  ['one that gave up waiting', corpus.postfixBounce(about, '4.4.7'), '4.4.7', 'service'],
  ['one that says no more than no', corpus.postfixBounce(about, '5.9.9'), '5.9.9', 'unknown'],
])('a report of %s names message, address and why', (_of, mail, code, failure) => {
  expect(readFailedDeliveries(mail)).toEqual([{ messageId: about.id, recipients: [about.to], code }]);
  expect(failureOf('mail', code)).toBe(failure);
});

test.each([
  ['that something is late', corpus.delayNotice(about)],
  ['of somebody who is on holiday', corpus.holidayReply(about)],
  ['about a message of somebody else', corpus.postfixBounce(about).replaceAll('outbox-4711@', '4711@')],
  [
    'without an address',
    corpus.postfixBounce(about).replaceAll(/(?:Final|Original)-Recipient/g, 'X-Recipient'),
  ],
  ['that is empty', ''],
  ['with a boundary and nothing in it', 'Content-Type: multipart/report; boundary=x\r\n\r\n'],
  ['that is bytes', String.fromCharCode(...Array.from({ length: 2_000 }, (_, place) => (place * 7) % 256))],
])('a mail %s says nothing', (_what, mail) => {
  expect(readFailedDeliveries(mail)).toEqual([]);
});

describe('a mailbox', () => {
  let imap: ImapStandIn;
  beforeEach(async () => {
    imap = await startStandInImap();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await imap.close();
  });
  const mailbox = (url = imap.url, options = {}) => imapMailbox(url, options);

  test('gives each unread mail once', async () => {
    const texts = ['Subject: one\r\n\r\nfirst', `Subject: two\r\n\r\n${'반송 '.repeat(3_000)}`, 'third'];
    imap.mails.push(...texts.map((text, place) => ({ text, seen: place === 2 })));
    const got: string[] = [];
    const read = () => mailbox().readUnseen(async (mail) => void got.push(mail));
    expect([await read(), await read()]).toEqual([2, 0]);
    expect(got).toEqual(texts.slice(0, 2));
  });

  test('keeps unread what could not be taken', async () => {
    imap.mails.push({ text: 'x', seen: false });
    const failing = mailbox().readUnseen(async () => {
      throw new Error('the database is gone');
    });
    await expect(failing).rejects.toThrow('the database is gone');
    expect(imap.mails).toMatchObject([{ seen: false }]);
  });

  test('a mail that cannot be read stays unread and keeps none back', async () => {
    imap.mails.push({ text: 'first', seen: false, broken: true }, { text: 'second', seen: false });
    const got: string[] = [];
    expect(await mailbox().readUnseen(async (mail) => void got.push(mail))).toBe(1);
    expect(got).toEqual(['second']);
    expect(imap.mails.map(({ seen }) => seen)).toEqual([false, true]);
  });

  test('that is silent is given up', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as AddressInfo;
    const impatient = mailbox(`imap://a:b@127.0.0.1:${port}/INBOX`, { timeoutMs: 500 });
    const reading = impatient.readUnseen(async () => {});
    await expect(reading).rejects.toThrow(/^The mailbox failed: \w*TIMEOUT\.$/);
    silent.close();
  });

  test('whose certificate does not hold is told no password', async () => {
    // A certificate of its own making, of which it warns.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const secure = new SMTPServer({ secure: true });
    secure.on('error', () => {});
    await new Promise<void>((listening) => secure.listen(0, '127.0.0.1', listening));
    const { port } = secure.server.address() as AddressInfo;
    const reading = mailbox(`imaps://a:b@127.0.0.1:${port}/INBOX`).readUnseen(async () => {});
    await expect(reading).rejects.toThrow(/^The mailbox failed: \w*(?:CERT|SIGNED)\w*\.$/);
    await new Promise<void>((closed) => secure.close(closed));
  });

  test('that does not know us says so without a name or a password, and one that is gone too', async () => {
    const refused = mailbox(imap.url.replace('pa%22ss', 'other')).readUnseen(async () => {});
    await expect(refused).rejects.toThrow(/^The mailbox refused LOGIN\.$/);
    await imap.close();
    await expect(mailbox().readUnseen(async () => {})).rejects.toThrow('ECONNREFUSED');
  });
});
