// Keeps a table of applications up to date in a file that Excel opens. Needs Node 20 or newer and nothing else; see README.md.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const { PORTAL, TOKEN, SECRET, FILE = 'applications.csv', PORT = '8787', HOST = '127.0.0.1' } = process.env;
if (!PORTAL || !TOKEN || !SECRET) {
  console.error('PORTAL, TOKEN and SECRET are needed; see README.md.');
  process.exit(1);
}

/** How old a message may be, in seconds: an older one was recorded by somebody and sent again. */
const TOLERANCE = 5 * 60;

/** Longest wait before the table is read anew, so that a hundred submissions a minute are not a hundred tables. */
const PAUSE_MS = 2_000;

/** @type {Record<string, string>} */
const states = { draft: '작성 중', submitted: '제출', cancelled: '철회' };

/** Heading of a column, and its cell of an application. @type {[string, (row: any) => unknown][]} */
const columns = [
  ['접수번호', (row) => row.number],
  ['팀명', (row) => row.teamName],
  ['아이템', (row) => row.itemName],
  ['트랙', (row) => row.trackName],
  ['지역', (row) => row.region],
  ['상태', (row) => states[row.status] ?? row.status],
  ['팀원 수', (row) => row.memberCount],
  ['미확인 팀원', (row) => row.unconfirmed],
  ['파일', (row) => row.files],
  ['제출 횟수', (row) => row.submissionVersion],
  ['제출 일시', (row) => (row.submittedAt ? koreanTime(row.submittedAt) : '')],
];

/** Whether a message is from the portal, unchanged and new. @param {import('node:http').IncomingHttpHeaders} headers @param {string} body */
function isGenuine(headers, body) {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  );
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE)) return false;
  const key = Buffer.from(String(SECRET).replace('whsec_', ''), 'base64');
  const own = Buffer.from(
    `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return String(signatures)
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((one) => one.length === own.length && timingSafeEqual(one, own));
}

/** Every application of the season, page by page. */
async function readApplications() {
  const rows = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({ page: String(page), size: '200', sort: 'number' });
    const reply = await fetch(`${PORTAL}/admin/application/query/list?${query}`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const { code, message, data } = await reply.json();
    if (code !== 200) throw new Error(`${code} ${message}`);
    rows.push(...data.content);
    pages = data.totalPages;
  }
  return rows;
}

/** A cell of CSV. What begins like a formula is text: teams choose their names themselves. @param {unknown} value */
function cell(value) {
  if (typeof value === 'number') return String(value);
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** 2026-05-20 14:00 in Korea. @param {string} at */
function koreanTime(at) {
  return new Date(new Date(at).getTime() + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}

/** Writes the table as it is now. Excel reads Korean where the file begins with U+FEFF; whoever has it open never sees half of it. */
async function writeTable() {
  const rows = await readApplications();
  const lines = [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, of]) => of(row)))];
  const text = lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
  await writeFile(`${FILE}.new`, `\uFEFF${text}`);
  await rename(`${FILE}.new`, FILE);
  console.log(`${FILE}: ${rows.length}`);
}

let writing = false;
let asked = false;

/** Messages may come twice and in any order, so they only say that something is new: what it is, is read. */
async function refresh() {
  asked = true;
  if (writing) return;
  writing = true;
  while (asked) {
    asked = false;
    await writeTable().catch((error) => {
      console.error(String(error));
      asked = true;
    });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  writing = false;
}

createServer(async (request, reply) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts).toString('utf8');
  if (request.method !== 'POST' || !isGenuine(request.headers, body)) {
    reply.writeHead(401).end();
    return;
  }
  reply.writeHead(204).end();
  const { type } = JSON.parse(body);
  console.log(type);
  if (type.startsWith('application.')) void refresh();
}).listen(Number(PORT), HOST, () => {
  console.log(`http://${HOST}:${PORT}`);
  // What was missed while this did not run.
  void refresh();
});
