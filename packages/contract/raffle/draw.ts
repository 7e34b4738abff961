/**
 * The draw of a raffle, as the server does it and anybody can do it again from the published file and the seed alone: in
 * a browser or in Node, in any order of the file's rows.
 *
 * 1. Tickets are put in the order of their numbers, each with the prize that it was put into.
 * 2. HMAC-SHA-256 with the seed's digits as key over `<SHA-256 of the file> <n>`, n = 1, 2, 3, …, gives numbers: the first
 *    six bytes of each, from 0 to 2^48 - 1.
 * 3. To draw one of m tickets, a number of the incomplete last m below 2^48 is left out and the next one taken; what is left
 *    over of it divided by m is the place of the ticket, from 0. The last ticket moves to its place.
 * 4. Prizes come in their order, first all winners of each and then, in the same order, the reserves. Where one person gets
 *    one prize at most, tickets of whoever has a place already are passed over.
 */

const FORMAT = 'chulbal-draw-1';
const LIMIT = 2 ** 48;

export type DrawTicket = {
  number: number;
  /** The same for all tickets of a person in this draw; says nothing about them. */
  person: string;
  /** Code of the prize that it was put into. */
  prize: string;
};

export type DrawList = {
  eventKey: string;
  onePrizeEach: boolean;
  /** In the order in which they are drawn. */
  prizes: readonly { code: string; count: number; reserves: number }[];
  tickets: readonly DrawTicket[];
};

/** Who has drawn what. `place` counts from 1; places above the prize's count are reserves. */
export type Drawn = { prize: string; place: number; reserve: boolean; number: number; person: string };

/** The file of a list: the same bytes for the same tickets, in whichever order they come. */
export function writeDrawFile({ eventKey, onePrizeEach, prizes, tickets }: DrawList): string {
  const head = [
    FORMAT,
    `event,${eventKey},${onePrizeEach ? 1 : 0}`,
    ...prizes.map(({ code, count, reserves }) => `prize,${code},${count},${reserves}`),
  ];
  const parts = [`${head.join('\n')}\n`];
  const sorted = inOrder(tickets);
  // By parts: a million rows at a time are more than memory is quick with.
  for (let from = 0; from < sorted.length; from += PART) {
    const rows = sorted.slice(from, from + PART);
    parts.push(
      rows.map(({ number, person, prize }) => ['ticket', number, person, prize].join(',')).join('\n'),
      '\n',
    );
  }
  return `${parts.join('')}end,${tickets.length}\n`;
}

const PART = 5_000;

/** Throws for what is no file of a list, with what is wrong with it. */
export function readDrawFile(text: string): DrawList {
  const [format, ...rows] = text
    .replace(/^\ufeff/, '')
    .replaceAll('\r', '')
    .split('\n');
  if (format !== FORMAT) throw new Error(`format ${format?.slice(0, 40)}, not ${FORMAT}`);
  const list = { eventKey: '', onePrizeEach: false, prizes: [] as DrawList['prizes'][number][] };
  const tickets: DrawTicket[] = [];
  let end = -1;
  for (const row of rows) {
    const [kind, one = '', two = '', three = ''] = row.split(',');
    if (kind === 'ticket') tickets.push({ number: whole(one), person: two, prize: three });
    else if (kind === 'prize') list.prizes.push({ code: one, count: whole(two), reserves: whole(three) });
    else if (kind === 'event') Object.assign(list, { eventKey: one, onePrizeEach: two === '1' });
    else if (kind === 'end') end = whole(one);
    else if (row !== '') throw new Error(`row ${row.slice(0, 40)}`);
  }
  if (end !== tickets.length) throw new Error(`${tickets.length} tickets, not ${end}`);
  return { ...list, tickets };
}

function whole(text: string): number {
  const number = Number(text);
  if (text === '' || !Number.isSafeInteger(number) || number < 0) throw new Error(`number ${text}`);
  return number;
}

function inOrder(tickets: readonly DrawTicket[]): DrawTicket[] {
  const sorted = tickets.every(
    ({ number }, place) => place === 0 || number > (tickets[place - 1]?.number ?? 0),
  );
  return sorted ? [...tickets] : tickets.toSorted((one, other) => one.number - other.number);
}

/** The digits of a seed as somebody typed it, without spaces and marks between them. */
export function seedDigits(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}

/** SHA-256 in hex. */
export async function sha256Of(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Draws from a list. `sha256` is that of its file, `seed` the digits. */
export async function drawWinners(
  list: DrawList,
  { sha256, seed }: { sha256: string; seed: string },
): Promise<Drawn[]> {
  const below = await numbersOf({ sha256, seed });
  const pools = new Map<string, DrawTicket[]>(list.prizes.map(({ code }) => [code, []]));
  for (const ticket of inOrder(list.tickets)) pools.get(ticket.prize)?.push(ticket);
  const placed = new Set<string>();
  const drawn: Drawn[] = [];
  for (const reserve of [false, true]) {
    for (const { code, count, reserves } of list.prizes) {
      const pool = pools.get(code) ?? [];
      const last = reserve ? count + reserves : count;
      for (let place = reserve ? count + 1 : 1; place <= last; ) {
        const taken = await takeOne(pool, below);
        if (!taken) break;
        if (list.onePrizeEach && placed.has(taken.person)) continue;
        placed.add(taken.person);
        drawn.push({ prize: code, place, reserve, number: taken.number, person: taken.person });
        place += 1;
      }
    }
  }
  return drawn;
}

async function takeOne(pool: DrawTicket[], below: (most: number) => Promise<number>) {
  if (pool.length === 0) return null;
  const place = await below(pool.length);
  const taken = pool[place];
  const last = pool.pop();
  if (last && place < pool.length) pool[place] = last;
  return taken ?? null;
}

/** Numbers below what is asked, each as likely as any other. */
async function numbersOf({ sha256, seed }: { sha256: string; seed: string }) {
  const text = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', text.encode(seed), algorithm, false, ['sign']);
  let count = 0;
  return async (most: number): Promise<number> => {
    const fair = LIMIT - (LIMIT % most);
    for (;;) {
      count += 1;
      const block = await crypto.subtle.sign('HMAC', key, text.encode(`${sha256} ${count}`));
      const view = new DataView(block);
      const number = view.getUint32(0) * 2 ** 16 + view.getUint16(4);
      if (number < fair) return number % most;
    }
  };
}

/** What came of drawing a file once more. `sha256` is of the file as its tickets make it, `given` of the bytes there. */
export type RecomputedDraw =
  | { outcome: 'unreadable'; why: string }
  | { outcome: 'drawn'; sha256: string; given: string; eventKey: string; tickets: number; drawn: Drawn[] };

/** Draws from a file and a seed alone. */
export async function recomputeDraw(text: string, seed: string): Promise<RecomputedDraw> {
  try {
    const list = readDrawFile(text);
    const written = writeDrawFile(list);
    const sha256 = await sha256Of(written);
    const drawn = await drawWinners(list, { sha256, seed: seedDigits(seed) });
    const { eventKey, tickets } = list;
    return {
      outcome: 'drawn',
      sha256,
      given: text === written ? sha256 : await sha256Of(text),
      eventKey,
      tickets: tickets.length,
      drawn,
    };
  } catch (error) {
    return { outcome: 'unreadable', why: error instanceof Error ? error.message : String(error) };
  }
}

/** A ticket as people read it: `R-0682`. */
export function ticketText(number: number): string {
  return `R-${String(number).padStart(4, '0')}`;
}
