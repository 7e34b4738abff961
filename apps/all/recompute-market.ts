import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type RecomputedMarket, recomputeMarket } from '@chulbal/domain/investment/file.rules';

const usage = 'npm run recompute-market -- market-2026.csv --expect <SHA-256>';

/** Most companies that are named. */
const SHOWN = 10;

/**
 * `npm run recompute-market -- <file> [--expect <SHA-256>]`: reckons the chain, totals and ranks of a published ledger once
 * more from its lines alone, and compares every byte. As with results, only the published hash says that it is the file
 * of that day. Ends with status 0 when all agree, 1 when something differs, 2 when the file or the command cannot be read.
 */
export async function runRecomputeMarket(args: readonly string[]): Promise<void> {
  const asked = readArgs(args);
  if (!asked) {
    console.error(`\n✗ 파일 하나를 알려 주세요. Please name one file:\n  ${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const result = await recomputeFile(asked.path);
  if (result.outcome === 'unreadable') {
    console.error(`\n✗ 장부 파일로 읽을 수 없어요. Not a ledger: ${result.why}\n`);
    process.exitCode = 2;
    return;
  }
  const unexpected = asked.expect !== null && asked.expect !== result.sha256;
  const isGood = result.outcome === 'same' && !unexpected;
  const say = isGood ? console.log : console.error;
  say(factsOf(result).join('\n'));
  if (unexpected) {
    say(`✗ 기다린 해시와 달라요. Not the expected file:\n  SHA-256 ${asked.expect}\n`);
  } else if (isGood && asked.expect === null) {
    say('  발표된 해시를 --expect로 주면 그날의 파일인지도 확인해요.');
    say('  With --expect and the published hash it also says whether it is the file of that day.\n');
  }
  process.exitCode = isGood ? 0 : 1;
}

/** Null where the command does not say one file, or no hash where it promises one. */
function readArgs(args: readonly string[]): { path: string; expect: string | null } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { expect: { type: 'string' } },
      allowPositionals: true,
    });
    const [path, ...more] = positionals;
    const expect = values.expect?.trim().toLowerCase() ?? null;
    if (!path || more.length > 0 || (expect !== null && !/^[0-9a-f]{64}$/.test(expect))) return null;
    return { path, expect };
  } catch {
    return null;
  }
}

async function recomputeFile(path: string): Promise<RecomputedMarket> {
  try {
    const bytes = await readFile(path);
    const text = bytes.toString('utf8');
    // A byte that is no letter would be read as another one.
    if (!Buffer.from(text).equals(bytes)) return { outcome: 'unreadable', why: 'not UTF-8' };
    return recomputeMarket(text);
  } catch (error) {
    return { outcome: 'unreadable', why: error instanceof Error ? error.message : String(error) };
  }
}

function factsOf(result: Exclude<RecomputedMarket, { outcome: 'unreadable' }>): string[] {
  const { outcome, difference, totals } = result;
  return [
    '',
    outcome === 'same'
      ? '✓ 다시 계산해도 같아요. Recomputed: the same bytes.'
      : '✗ 다시 계산하면 달라요. Recomputed: it differs.',
    `  ${result.igYear} · 줄 lines ${result.lines} · 지갑 wallets ${result.wallets} · 기업 companies ${totals.length}`,
    `  SHA-256 ${result.sha256}`,
    `  사슬 끝 last hash ${result.lastHash}`,
    ...totals
      .slice(0, SHOWN)
      .map(
        ({ rank, total, title }) =>
          `  ${String(rank ?? '–').padStart(3)} ${total.toLocaleString('en')} ${title}`,
      ),
    ...(difference
      ? [
          `  ${difference.row}째 줄 · row ${difference.row}`,
          `    파일 · file        ${difference.file}`,
          `    계산 · recomputed  ${difference.recomputed}`,
        ]
      : []),
    '',
  ];
}
