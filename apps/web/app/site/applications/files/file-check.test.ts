import { describe, expect, test } from 'vitest';
import { acceptOf, fileProblem, isPaper, shownName } from './file-check.ts';

const rule = { extensions: ['pdf', 'hwp'], maxBytes: 1000 };

describe('before a file is sent', () => {
  test.each([
    ['사업계획서.pdf', 10, null],
    ['사업계획서.PDF', 1000, null],
    ['사업계획서.v4.hwp', 10, null],
    ['로고#최종.pdf', 10, 'hashInFileName'],
    ['사업계획서.exe', 10, 'extensionRefused'],
    ['사업계획서.pdf.exe', 10, 'extensionRefused'],
    ['사업계획서', 10, 'extensionRefused'],
    ['사업계획서.', 10, 'extensionRefused'],
    ['900101-1234568.pdf', 10, 'numberInFileName'],
    ['사업/계획서.pdf', 10, 'fileNameInvalid'],
    ['사업\u0000계획서.pdf', 10, 'fileNameInvalid'],
    [`${'가'.repeat(200)}.pdf`, 10, 'fileNameInvalid'],
    ['사업계획서.pdf', 1001, 'fileTooLarge'],
    ['사업계획서.pdf', 0, 'fileBroken'],
  ])('%s of %i bytes: %s', (name, size, problem) => {
    expect(fileProblem({ name, size }, rule)).toBe(problem);
  });

  test('a decomposed Korean name is checked and shown composed', () => {
    const name = '한칸서재_계획서.pdf'.normalize('NFD');
    expect(fileProblem({ name, size: 10 }, rule)).toBeNull();
    expect(shownName(name)).toBe('한칸서재_계획서.pdf');
  });

  test.each([
    ['schoolPaper', true],
    ['comPaper', true],
    ['applyAddition2', true],
    ['logo', false],
    ['business', false],
    ['final-slides', false],
  ])('what goes into %s is photographed: %s', (slot, is) => {
    expect(isPaper(slot)).toBe(is);
  });

  test('the picker offers what the slot takes', () => {
    expect(acceptOf(rule)).toBe('.pdf,.hwp');
  });
});
