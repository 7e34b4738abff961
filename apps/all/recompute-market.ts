import { called } from '@chulbal/domain/called';
import { type RecomputedMarket, recomputeMarket } from '@chulbal/domain/investment/file.rules';
import { readArgs, recomputeFile } from './recompute-file.ts';

const usage = called('recompute-market', 'market-2026.csv --expect <SHA-256>');

/** Most companies that are named. */
const SHOWN = 10;

/**
 * `npm run recompute-market -- <file> [--expect <SHA-256>]`: calculates the chain, totals and ranks of a published ledger once
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
  const result = await recomputeFile(asked.path, recomputeMarket);
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
