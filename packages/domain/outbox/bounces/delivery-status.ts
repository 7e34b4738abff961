/** What a mail server says about one addressee of a message of ours. */
export type FailedDelivery = {
  messageId: number;
  /** As it was written to, or as it was in the end after it was forwarded. */
  recipients: string[];
  /** 5.1.1 (RFC 3463), or 550 where no more was said. */
  code: string;
};

type Fields = ReadonlyMap<string, string>;
type Part = { type: string; fields: Fields; body: string };

/** A delivery report is short; whatever is behind this is the message that came back. */
const MOST_PARTS = 20;
const MOST_DEPTH = 4;

/**
 * The failed deliveries that a report (RFC 3464) tells of; empty for anything else, and for a report that something is only
 * late. A message of ours is known by its `Message-ID`, which servers give back with its head (`message/rfc822` or
 * `text/rfc822-headers`) or name in `In-Reply-To`.
 */
export function readFailedDeliveries(mail: string): FailedDelivery[] {
  const [whole, ...parts] = partsOf(mail.replaceAll('\r\n', '\n'));
  const report = parts.find(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type));
  if (!whole || !report) return [];
  const returned = parts.filter(({ type }) => /rfc822|^message\/global$/.test(type));
  const heads = [...returned.map(({ body }) => fieldsOf(body.split('\n\n')[0] ?? '')), whole.fields];
  const named = heads.flatMap((head) =>
    ['message-id', 'in-reply-to', 'references'].map((name) => head.get(name) ?? ''),
  );
  const messageId = named.flatMap((text) => ownId(text) ?? [])[0];
  if (messageId === undefined) return [];
  return report.body
    .split(/\n(?:[ \t]*\n)+/)
    .map(fieldsOf)
    .flatMap((one) => {
      if (one.get('action')?.trim().toLowerCase() !== 'failed') return [];
      const recipients = ['original-recipient', 'final-recipient'].flatMap(
        (name) => addressIn(one.get(name)) ?? [],
      );
      return recipients.length > 0
        ? [{ messageId, recipients: [...new Set(recipients)], code: codeIn(one) }]
        : [];
    });
}

function ownId(text: string): number | null {
  const [, id] = /<outbox-(\d{1,9})@[^>\s]+>/.exec(text) ?? [];
  return id === undefined ? null : Number(id);
}

/** `rfc822; <somebody@example.com>` */
function addressIn(text: string | undefined): string | null {
  const [, address] = /;\s*<?([^\s<>;]+@[^\s<>;]+?)>?\s*$/.exec(text ?? '') ?? [];
  return address?.toLowerCase() ?? null;
}

/** The status, unless it says nothing (5.0.0) and what the other server said says more. */
function codeIn(fields: Fields): string {
  const status = /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(fields.get('status') ?? '')?.[1];
  if (status && !/^\d\.0\.0$/.test(status)) return status;
  const said = fields.get('diagnostic-code') ?? '';
  const more = /\b(5\.\d{1,3}\.\d{1,3})\b/.exec(said)?.[1] ?? /\b(5\d\d)\b/.exec(said)?.[1];
  return more ?? status ?? '5.0.0';
}

/** The mail itself and every part in it. */
function partsOf(mail: string, depth = 0): Part[] {
  const end = mail.indexOf('\n\n');
  const fields = fieldsOf(end < 0 ? mail : mail.slice(0, end));
  const content = fields.get('content-type') ?? 'text/plain';
  const type = content.split(';')[0]?.trim().toLowerCase() ?? '';
  const body = end < 0 ? '' : mail.slice(end + 2);
  const own = { type, fields, body: decoded(body, fields) };
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(content) ?? [];
  const boundary = quoted ?? bare;
  if (!type.startsWith('multipart/') || !boundary || depth >= MOST_DEPTH) return [own];
  const inner = `\n${body}`.split(`\n--${boundary}`).slice(1, MOST_PARTS);
  return [
    own,
    ...inner
      .filter((one) => !one.startsWith('--'))
      .flatMap((one) => partsOf(one.replace(/^[^\n]*\n/, ''), depth + 1)),
  ];
}

function decoded(body: string, fields: Fields): string {
  switch (fields.get('content-transfer-encoding')?.trim().toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('latin1').replaceAll('\r\n', '\n');
    case 'quoted-printable':
      return body
        .replace(/=[ \t]*\n/g, '')
        .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    default:
      return body;
  }
}

/** Lines that begin with a blank go on with the one before. */
function fieldsOf(head: string): Fields {
  const fields = new Map<string, string>();
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const at = line.indexOf(':');
    if (at > 0) fields.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
  }
  return fields;
}
