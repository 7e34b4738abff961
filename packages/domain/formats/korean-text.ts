import type { Bilingual } from '@chulbal/contract/language';
import iconv from 'iconv-lite';

/**
 * Text of a file in UTF-16 (what spreadsheets call Unicode text), in UTF-8 or, where it is neither, in CP949, the encoding
 * of Korean files from Windows; a byte order mark is dropped.
 */
export function decodeKorean(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(bytes, 'cp949');
  }
}

/** Which UTF-16 bytes are of, by their mark or, without one, by where their first zeros stand: other texts have none. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first = 1, second = 1] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [...bytes.subarray(0, 200).entries()].flatMap(([at, byte]) => (byte === 0 ? [at % 2] : []));
  if (zeros.length < 3) return null;
  // Some Korean letters have a zero at the other end.
  return zeros.filter((side) => side === 1).length * 2 > zeros.length ? 'utf-16le' : 'utf-16be';
}

/** How files of spreadsheets begin: an archive, and what Excel wrote before 2007. */
const workbookBeginnings = ['504b0304', 'd0cf11e0'];

/** Whether a file is a spreadsheet's own and no text, however it is called. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return workbookBeginnings.includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'));
}

/** What is said of one where a text is asked for. */
export const workbookWords: Bilingual = {
  ko: '엑셀 파일이에요. 엑셀에서 ‘CSV UTF-8’ 형식으로 다시 저장해서 올려 주세요.',
  en: 'This is a spreadsheet’s own file. Please save it as “CSV UTF-8” there, and choose that one.',
};
