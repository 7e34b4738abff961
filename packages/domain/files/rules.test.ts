import { describe, expect, test } from 'vitest';
import { isAwaited, isFull, readFileName, uploadProblem } from './rules.ts';

describe('names of files', () => {
  test('a Korean name from a Mac is kept composed', () => {
    const decomposed = '사업계획서.pdf'.normalize('NFD');
    expect(decomposed).not.toBe('사업계획서.pdf');
    expect(readFileName(decomposed)).toEqual({ name: '사업계획서.pdf', extension: 'pdf' });
  });

  test.each([
    [' 계획 .PDF ', { name: '계획 .PDF', extension: 'pdf' }],
    ['naver.com 화면.png', { name: 'naver.com 화면.png', extension: 'png' }],
    ['KakaoTalk_20261127_120000123.pdf', { name: 'KakaoTalk_20261127_120000123.pdf', extension: 'pdf' }],
    ['계획.hwp.pdf', { name: '계획.hwp.pdf', extension: 'pdf' }],
    [`${'가'.repeat(196)}.pdf`, { name: `${'가'.repeat(196)}.pdf`, extension: 'pdf' }],
  ])('%s is fine', (given, expected) => {
    expect(readFileName(given)).toEqual(expected);
  });

  test.each([
    ['사업#계획.pdf', 'hashInFileName'],
    ['계획\u0000.pdf', 'fileNameInvalid'],
    [`${'가'.repeat(197)}.pdf`, 'fileNameInvalid'],
    ['계획.exe.pdf', 'fileNameInvalid'],
    ['재학증명서_900101-1234568.pdf', 'numberInFileName'],
    ['９００１０１－１２３４５６８.pdf', 'numberInFileName'],
    ['계획', 'extensionRefused'],
  ])('%s is refused', (given, expected) => {
    expect(readFileName(given)).toBe(expected);
  });
});

describe('whether an upload may begin', () => {
  const slot = { extensions: ['pdf', 'hwp'], maxBytes: 1000, maxFiles: 2 };
  const opensAt = new Date('2026-05-01T00:00:00Z');
  const closesAt = new Date('2026-05-20T09:00:00Z');
  const facts = { extension: 'pdf', size: 1000, stored: 1, startedAt: opensAt, opensAt, closesAt };
  const at = (milliseconds: number) => new Date(closesAt.getTime() + milliseconds);

  test.each([
    ['in the period', {}, null],
    ['a millisecond before the opening', { startedAt: new Date(opensAt.getTime() - 1) }, 'notInPeriod'],
    ['a millisecond before the closing', { startedAt: at(-1) }, null],
    ['at the closing', { startedAt: at(0) }, 'notInPeriod'],
    ['within the grace', { startedAt: at(60_000) }, 'notInPeriod'],
    ['another extension', { extension: 'docx' }, 'extensionRefused'],
    ['a byte too many', { size: 1001 }, 'fileTooLarge'],
    ['nothing', { size: 0 }, 'fileRefused'],
    ['a full slot', { stored: 2 }, 'fileCountMismatch'],
  ] as const)('%s', (_what, changed, expected) => {
    expect(uploadProblem(slot, { ...facts, ...changed })).toBe(expected);
  });

  test('a slot for one file is never full: the new one takes its place', () => {
    expect(isFull({ maxFiles: 1 }, 1)).toBe(false);
    expect(isFull({ maxFiles: 0 }, 0)).toBe(true);
    expect(isFull({ maxFiles: 3 }, 3)).toBe(true);
  });
});

describe('what a submission waits for', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 4, 20, 5, 0, seconds));
  const sent = {
    slot: 'business',
    person: null,
    name: '계획.pdf',
    size: 3,
    status: 'uploading',
    startedAt: at(0),
  };
  const again = { ...sent, status: 'stored', startedAt: at(60) };
  test.each([
    ['a file that is on its way', sent, [sent], true],
    ['one that is there', { ...sent, status: 'stored' }, [], false],
    ['one that never ended', { ...sent, startedAt: at(-600) }, [], false],
    ['one that was sent again and has arrived, for its sender got no answer', sent, [sent, again], false],
    [
      'one that was sent again and has not arrived either',
      sent,
      [sent, { ...again, status: 'uploading' }],
      true,
    ],
    ['a newer one, beside what stood there', sent, [{ ...again, startedAt: at(-60) }], true],
    ['another file of the slot', sent, [{ ...again, name: '증명.pdf' }], true],
    ['the same name with other bytes', sent, [{ ...again, size: 4 }], true],
    ['the same file in another slot', sent, [{ ...again, slot: 'logo' }], true],
    [
      'the same file of another person',
      { ...sent, person: 'leader' },
      [{ ...again, person: 'abcd1234' }],
      true,
    ],
  ])('%s', (_what, upload, files, expected) => {
    expect(isAwaited(upload, files, at(61))).toBe(expected);
  });
});
