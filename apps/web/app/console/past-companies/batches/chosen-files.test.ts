import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { entryName, sortChosen } from './chosen-files.ts';

const file = (name: string, bytes: Uint8Array<ArrayBuffer> = new Uint8Array(4)) => new File([bytes], name);
const archive = (names: readonly string[]) =>
  file(
    '사진.zip',
    new Uint8Array(zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])), { level: 0 })),
  );

test('several files or an archive come to the same: a list, pictures, and what is neither', async () => {
  const names = ['지난.csv', '배.png', '글.hwp'];
  const loose = await sortChosen(names.map((name) => file(name)));
  const packed = await sortChosen([
    archive([...names.map((name) => `묶음/${name}`), '__MACOSX/묶음/._배.png', '묶음/.DS_Store']),
  ]);
  for (const { csv, pictures, refused } of [loose, packed]) {
    expect([csv?.name, pictures.map(({ name }) => name), refused]).toEqual([
      ...['지난.csv', ['배.png'], [{ name: '글.hwp', why: 'kind' }]],
    ]);
  }
});

test('a second list, and an archive that is none, are named', async () => {
  const { refused } = await sortChosen([file('하나.csv'), file('둘.csv'), file('가짜.zip')]);
  expect(refused).toEqual([
    { name: '둘.csv', why: 'second' },
    { name: '가짜.zip', why: 'archive' },
  ]);
});

const byBytes = (...bytes: number[]) => String.fromCharCode(...bytes);
test.each([
  ['of Windows', byBytes(0xb9, 0xe8, 0x2e, 0x70, 0x6e, 0x67), '배.png'],
  ['of a Mac', byBytes(...new TextEncoder().encode('배.png'.normalize('NFD'))), '배.png'],
  ['that says it is UTF-8', '배.png'.normalize('NFD'), '배.png'],
  ['of neither', byBytes(0xe9, 0x2e, 0x70), byBytes(0xe9, 0x2e, 0x70)],
])('the name of an entry %s is read', (_, path, name) => {
  expect(entryName(path)).toBe(name);
});
