import { once } from 'node:events';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A mailbox into which mail servers put what they could not deliver. */
export type BounceMailbox = {
  /** Hands over each unread mail and marks it as read once `handle` has taken it. Gives how many. */
  readUnseen(handle: (mail: string) => Promise<void>): Promise<number>;
};

/** A report with the head of what came back; a long message is cut behind it. */
const MOST_BYTES = 200_000;
/** Mails of one round; the next goes on. */
const MOST_MAILS = 50;
const PATIENCE_MS = 20_000;

/**
 * A mailbox by IMAP4rev1 (RFC 3501), of which six commands are spoken: LOGIN, SELECT, UID SEARCH, UID FETCH, UID STORE and
 * LOGOUT. `imaps://user:password@host/INBOX`; `imap://` without TLS on this machine only.
 */
export function imapMailbox(address: string, { patience = PATIENCE_MS } = {}): BounceMailbox {
  const url = new URL(address);
  const [user, password] = [url.username, url.password].map(decodeURIComponent) as [string, string];
  const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX';
  return {
    async readUnseen(handle) {
      const session = await openSession(url, patience);
      try {
        await session.command(`LOGIN ${quoted(user)} ${quoted(password)}`);
        await session.command(`SELECT ${quoted(folder)}`);
        const found = await session.command('UID SEARCH UNSEEN');
        const uids = found.flatMap(
          ({ line }) => /^\* SEARCH ([\d ]+)$/.exec(line)?.[1]?.trim().split(' ') ?? [],
        );
        const round = uids.slice(0, MOST_MAILS);
        for (const uid of round) {
          const lines = await session.command(`UID FETCH ${uid} (BODY.PEEK[]<0.${MOST_BYTES}>)`);
          const mail = lines.flatMap(({ literal }) => literal ?? [])[0];
          if (mail !== undefined) await handle(mail.toString('utf8'));
          await session.command(`UID STORE ${uid} +FLAGS.SILENT (\\Seen)`);
        }
        await session.command('LOGOUT');
        return round.length;
      } finally {
        session.end();
      }
    },
  };
}

type Line = { line: string; literal?: Buffer };

async function openSession(url: URL, patience: number) {
  const isPlain = url.protocol === 'imap:';
  const port = Number(url.port || (isPlain ? 143 : 993));
  const host = url.hostname;
  const socket: Socket = isPlain
    ? connectPlain({ host, port })
    : connectTls({ host, port, servername: host });
  socket.setTimeout(patience, () => socket.destroy(new Error('The mailbox is silent.')));
  await once(socket, isPlain ? 'connect' : 'secureConnect');
  const lines = linesOf(socket);
  let number = 0;

  async function next(): Promise<Line> {
    const { done, value } = await lines.next();
    if (done) throw new Error('The mailbox broke off.');
    return value;
  }

  await next();
  return {
    /** What came before the answer. A mailbox's own words are left out of errors: they may name somebody. */
    async command(text: string): Promise<Line[]> {
      number += 1;
      const tag = `a${number}`;
      socket.write(`${tag} ${text}\r\n`);
      const said: Line[] = [];
      for (;;) {
        const one = await next();
        if (!one.line.startsWith(`${tag} `)) said.push(one);
        else if (/^\S+ OK\b/i.test(one.line)) return said;
        else throw new Error(`The mailbox refused ${text.split(' ')[0]}.`);
      }
    },
    end: () => socket.destroy(),
  };
}

/** Lines with the literal that follows one: `… {123}`, and then so many bytes. */
async function* linesOf(socket: Socket): AsyncGenerator<Line> {
  let got = Buffer.alloc(0);
  let waiting: { line: string; length: number } | null = null;
  for await (const part of socket) {
    got = Buffer.concat([got, part as Buffer]);
    for (;;) {
      if (waiting) {
        if (got.length < waiting.length) break;
        yield { line: waiting.line, literal: got.subarray(0, waiting.length) };
        got = got.subarray(waiting.length);
        waiting = null;
        continue;
      }
      const end = got.indexOf('\r\n');
      if (end < 0) break;
      const line = got.toString('latin1', 0, end);
      got = got.subarray(end + 2);
      const [, length] = /\{(\d{1,9})\}$/.exec(line) ?? [];
      if (length === undefined) yield { line };
      else waiting = { line, length: Math.min(Number(length), 2 * MOST_BYTES) };
    }
  }
}

function quoted(text: string): string {
  return `"${text.replace(/[\r\n\0]/g, '').replace(/["\\]/g, '\\$&')}"`;
}
