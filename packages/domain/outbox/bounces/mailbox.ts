import { ImapFlow } from 'imapflow';

/** A mailbox into which mail servers put what they could not deliver. */
export type BounceMailbox = {
  /**
   * Hands over each unread mail, oldest first, and marks it as read once `handle` has taken it. Gives how many. A mail that the
   * mailbox does not give stays unread and keeps no other back. @throws what `handle` throws; that mail stays unread too.
   */
  readUnseen(handle: (mail: string) => Promise<void>): Promise<number>;
};

/** A report with the head of what came back; a long message is cut behind it. */
const MOST_BYTES = 200_000;
/** The numbers of a hundred thousand mails. */
const MOST_LINE_BYTES = 1_000_000;
/** Mails of one round; the next goes on. */
const MOST_MAILS = 50;
const TIMEOUT_MS = 20_000;

/** `imaps://user:password@host/INBOX`; `imap://` without TLS on this machine only. */
export function imapMailbox(address: string, { timeoutMs = TIMEOUT_MS } = {}): BounceMailbox {
  const url = new URL(address);
  const secure = url.protocol === 'imaps:';
  const [user, pass] = [url.username, url.password].map(decodeURIComponent) as [string, string];
  const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX';

  function openClient(): ImapFlow {
    const client = new ImapFlow({
      host: url.hostname,
      port: Number(url.port || (secure ? 993 : 143)),
      secure,
      doSTARTTLS: false,
      auth: { user, pass },
      // Its log would name addressees.
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // What a broken server sends is bounded before it is read.
      maxLineLength: MOST_LINE_BYTES,
      maxLiteralSize: 2 * MOST_BYTES,
      maxResponseSize: MOST_LINE_BYTES + 2 * MOST_BYTES,
    });
    // A connection that breaks while nothing is asked; what is asked is told by itself.
    client.on('error', () => {});
    return client;
  }

  return {
    async readUnseen(handle) {
      const client = openClient();
      let taken = 0;
      try {
        await speaking(client.connect());
        await speaking(client.mailboxOpen(folder));
        const found = await speaking(client.search({ seen: false }, { uid: true }));
        if (!found) throw new Error('The mailbox refused SEARCH.');
        for (const uid of found.map(String)) {
          if (taken === MOST_MAILS) break;
          const mail = await textOf(client, uid);
          if (mail === null) continue;
          await handle(mail);
          const marked = await speaking(client.messageFlagsAdd(uid, ['\\Seen'], { uid: true }));
          // Handed over again and again, it would be read for ever.
          if (!marked) throw new Error('The mailbox refused STORE.');
          taken += 1;
        }
        await speaking(client.logout());
        return taken;
      } finally {
        client.close();
      }
    },
  };
}

/** The text of a mail, without marking it as read; null where the mailbox does not give it. */
async function textOf(client: ImapFlow, uid: string): Promise<string | null> {
  const source = { start: 0, maxLength: MOST_BYTES };
  const mail = await client.fetchOne(uid, { source }, { uid: true }).catch((error: unknown) => {
    if (!client.usable) throw namelessly(error);
    return null;
  });
  return mail ? (mail.source?.toString('utf8') ?? null) : null;
}

async function speaking<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw namelessly(error);
  }
}

/** A mailbox's own words are left out of errors: they may name somebody. */
function namelessly(error: unknown): Error {
  const { authenticationFailed, code } = error as { authenticationFailed?: boolean; code?: unknown };
  if (authenticationFailed) return new Error('The mailbox refused LOGIN.');
  if (typeof code !== 'string' || !/^\w+$/.test(code)) return new Error('The mailbox failed.');
  return Object.assign(new Error(`The mailbox failed: ${code}.`), { code });
}
