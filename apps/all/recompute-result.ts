import { readFile } from 'node:fs/promises';
import { type Recomputed, recompute } from '@chulbal/domain/results/recompute.rules';

const usage = 'npm run recompute-result -- result-3-2-v1.json';

/**
 * `npm run recompute-result -- <file>`: reckons an exported version once more, from the file alone, and compares the
 * bytes. Ends with status 0 when they are the same, 1 when they differ, 2 when the file cannot be read.
 */
export async function runRecompute(args: readonly string[]): Promise<void> {
  const [path, ...more] = args;
  if (!path || more.length > 0) {
    console.error(`\n✗ 파일 하나를 알려 주세요. Please name one file:\n  ${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const found = answerTo(await recomputeFile(path));
  if (found.status === 0) console.log(found.said);
  else console.error(found.said);
  process.exitCode = found.status;
}

async function recomputeFile(path: string): Promise<Recomputed> {
  try {
    return recompute(await readFile(path, 'utf8'));
  } catch (error) {
    return { outcome: 'unreadable', why: error instanceof Error ? error.message : String(error) };
  }
}

function answerTo(result: Recomputed): { status: number; said: string } {
  if (result.outcome === 'unreadable') {
    return {
      status: 2,
      said: `\n✗ 확정 결과 파일로 읽을 수 없어요. Not a finalised result: ${result.why}\n`,
    };
  }
  const { stage, teams, selected } = result;
  const facts = [
    `  시즌 ${stage.year} · 트랙 ${stage.trackNo} · 단계 ${stage.stageNo} · ${teams}팀 중 ${selected}팀 선정`,
    `  season ${stage.year} · track ${stage.trackNo} · stage ${stage.stageNo} · ${selected} of ${teams} teams selected`,
    `  SHA-256 ${result.sha256}`,
  ];
  if (result.outcome === 'same') {
    return {
      status: 0,
      said: ['', '✓ 다시 계산해도 같아요. Recomputed: the same bytes.', ...facts, ''].join('\n'),
    };
  }
  const lines = result.differences.map(
    ({ at, file, recomputed }) =>
      `  ${at}\n    파일 · file        ${file}\n    계산 · recomputed  ${recomputed}`,
  );
  return {
    status: 1,
    said: [
      '',
      '✗ 다시 계산하면 달라요. Recomputed: it differs.',
      ...facts,
      `  SHA-256 ${result.recomputed} (계산 · recomputed)`,
      ...lines,
      '',
    ].join('\n'),
  };
}
