import { listMessages, type MessageView } from '@chulbal/contract/outbox';

/**
 * The newest message to an address or number that the product has sent or is about to send, as its preview
 * shows it; waits for it up to a minute. `after` leaves out what was there before (ISO time of the server).
 */
export async function messageTo(
  userApiUrl: string,
  to: string,
  { containing = '', after = '' } = {},
): Promise<MessageView> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const reply = await fetch(`${userApiUrl}${listMessages.path}?limit=200`);
    const { data } = (await reply.json()) as { data: MessageView[] };
    const found = data.find(
      (message) =>
        message.to === to &&
        message.createdAt > after &&
        `${message.subject}\n${message.text}`.includes(containing),
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No message to ${to} containing "${containing}" within a minute`);
}

/** The six digits of a code in a message. */
export function codeIn({ text }: MessageView): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`No code in: ${text}`);
  return code;
}

/** The first link in a message. */
export function linkIn({ text }: MessageView): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

/** The token of a personal link, which stands behind its #. */
export function tokenIn(link: string): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
}
