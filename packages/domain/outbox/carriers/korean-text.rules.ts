/** What a text message holds in one piece; a longer one goes as LMS (TOAST-DOCS/SMS, ko/api-guide.md, 주의 사항). */
const SMS_BYTES = 90;

/** The title of an LMS, of which telephones show one line (the same table). */
const TITLE_BYTES = 40;

/** Letters that telephones would not show, and what stands for them. */
const instead: Readonly<Record<string, string>> = { '—': '-', '–': '-', '\u00a0': ' ', '‑': '-' };

/**
 * A text as a Korean carrier can send it: in EUC-KR with all of modern Hangul. A message with any other sign is refused
 * whole (TOAST-DOCS/SMS, result -2023), so an emoji in a team's name becomes `?`.
 */
export function carriedText(text: string): string {
  return [...text.normalize('NFC')]
    .filter((sign) => sign !== '\ufe0f' && sign !== '\u200d')
    .map((sign) => instead[sign] ?? (isCarried(sign) ? sign : '?'))
    .join('');
}

/** How many bytes it takes on the way: one a Latin letter, two anything else. */
export function bytesOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign < '\u0080' ? 1 : 2), 0);
}

/** Whether it goes as a long message. */
export function isLong(text: string): boolean {
  return bytesOf(text) > SMS_BYTES;
}

/** The title of a long message: its first line, as far as a title goes. */
export function titleOf(text: string): string {
  let title = '';
  for (const sign of text.split('\n')[0] ?? '') {
    if (bytesOf(title + sign) > TITLE_BYTES) break;
    title += sign;
  }
  return title;
}

/** `010-1234-1234` as providers take it: digits only. */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}

function isCarried(sign: string): boolean {
  return sign < '\u0080' || (sign >= '가' && sign <= '힣') || signsOfEucKr().has(sign);
}

let known: Set<string> | undefined;

/** Every sign of EUC-KR, once it is asked for: Node reads the encoding and does not write it. */
function signsOfEucKr(): Set<string> {
  if (known) return known;
  const decoder = new TextDecoder('euc-kr');
  known = new Set();
  for (let row = 0xa1; row <= 0xfe; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      const sign = decoder.decode(Uint8Array.of(row, cell));
      if ([...sign].length === 1 && sign !== '\ufffd') known.add(sign);
    }
  }
  return known;
}
