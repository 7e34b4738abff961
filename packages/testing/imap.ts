import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export type ImapStandIn = {
  url: string;
  /** Mails in the mailbox, the first with the number 1; of a broken one nothing can be read. */
  mails: { text: string; seen: boolean; broken?: boolean }[];
  close(): Promise<void>;
};

/** A mailbox by IMAP that knows the commands that are needed to read it, and lets in one user. */
export async function startStandInImap(): Promise<ImapStandIn> {
  const mails: ImapStandIn['mails'] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    socket.write('* OK ready\r\n');
    let got = '';
    socket.on('data', (part) => {
      got += part.toString('latin1');
      for (let end = got.indexOf('\r\n'); end >= 0; end = got.indexOf('\r\n')) {
        const line = got.slice(0, end);
        got = got.slice(end + 2);
        // In pieces, as a network has it.
        const answer = Buffer.from(answerTo(line, mails));
        socket.write(answer.subarray(0, 7));
        socket.write(answer.subarray(7));
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      for (const socket of open) socket.destroy();
    });
  return { url: `imap://bounce%40league.example:pa%22ss@127.0.0.1:${port}/INBOX`, mails, close };
}

function answerTo(line: string, mails: ImapStandIn['mails']): string {
  const [tag = '', ...words] = line.split(' ');
  const said = words.join(' ');
  const done = `${tag} OK done\r\n`;
  if (said === 'CAPABILITY') return `* CAPABILITY IMAP4rev1\r\n${done}`;
  if (said === 'LOGIN "bounce@league.example" "pa\\"ss"') return done;
  if (/^LIST\b/.test(said)) return `* LIST (\\HasNoChildren) "/" "INBOX"\r\n${done}`;
  if (/^SELECT "?INBOX"?$/.test(said)) {
    return `* ${mails.length} EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY 1] valid\r\n${done}`;
  }
  if (said === 'UID SEARCH UNSEEN') {
    const unseen = mails.flatMap(({ seen }, place) => (seen ? [] : [place + 1]));
    return `* SEARCH${unseen.map((uid) => ` ${uid}`).join('')}\r\n${done}`;
  }
  const [, uid] = /^UID (?:FETCH|STORE) (\d+) /.exec(said) ?? [];
  const mail = mails[Number(uid) - 1];
  if (mail && !mail.broken && said.startsWith('UID FETCH')) {
    const text = Buffer.from(mail.text).toString('latin1');
    const bytes = Buffer.byteLength(mail.text);
    return Buffer.from(
      `* ${uid} FETCH (UID ${uid} BODY[]<0> {${bytes}}\r\n${text})\r\n${done}`,
      'latin1',
    ).toString('utf8');
  }
  if (mail && /\+FLAGS(?:\.SILENT)? \(\\Seen\)$/.test(said)) {
    mail.seen = true;
    return done;
  }
  return said === 'LOGOUT'
    ? `* BYE\r\n${done}`
    : `${tag} NO [AUTHENTICATIONFAILED] for bounce@league.example\r\n`;
}
