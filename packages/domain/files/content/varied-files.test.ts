import {
  hostileHwpx,
  variedHarmlessPackages,
  variedHostilePackages,
} from '@chulbal/testing/corpus/varied-packages';
import { variedHarmlessPdfs, variedHostilePdfs } from '@chulbal/testing/corpus/varied-pdfs';
import { expect, test } from 'vitest';
import { bytesOf } from './bytes.ts';
import { type DocumentKind, judgeBytes } from './judge-file.ts';

/** A part in each run; all of them with WHOLE=1. Another seed makes other files. */
const share = process.env.WHOLE ? 4 : 1;
const seed = Number(process.env.SEED ?? 12);

async function taken(files: readonly { what: string; fileName: string; bytes: Buffer }[]): Promise<string[]> {
  const names: string[] = [];
  for (const { what, fileName, bytes } of files) {
    const kind = fileName.split('.').at(-1) as DocumentKind;
    const { reason } = await judgeBytes(bytesOf(bytes), kind);
    if (reason === null) names.push(what);
  }
  return names;
}

test('PDFs that run, fetch or carry something are refused in every spelling (S-05)', async () => {
  expect(await taken(variedHostilePdfs(60 * share, seed))).toEqual([]);
});

test('PDFs in the same spellings that only show something are taken', async () => {
  const files = variedHarmlessPdfs(15 * share, seed);
  expect(await taken(files)).toEqual(files.map(({ what }) => what));
});

test('documents of Office and Hangul that run, fetch or carry something are refused in every spelling (S-05)', async () => {
  expect(await taken([...variedHostilePackages(75 * share, seed), ...hostileHwpx(seed)])).toEqual([]);
});

test('documents in the same spellings that only show something are taken', async () => {
  const files = variedHarmlessPackages(20 * share, seed);
  expect(await taken(files)).toEqual(files.map(({ what }) => what));
});
