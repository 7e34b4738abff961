import { called } from '@chulbal/domain/called';
import { type Recomputed, recompute } from '@chulbal/domain/results/recompute.rules';
import { readArgs, recomputeFile } from './recompute-file.ts';

const usage = called('recompute-result', 'result-3-2-v1.json --expect <SHA-256>');

/**
 * `npm run recompute-result -- <file> [--expect <SHA-256>]`: calculates an exported version once more, from the file
 * alone, and compares every byte, its own hash too. A file whose inputs were changed and that was calculated and hashed
 * anew agrees with itself: only a hash that was published says that it is not the file of that day, so `--expect` takes
 * one: of the result, which stands in the file too, or of the file itself as `sha256sum` gives it. Ends with status 0 when
 * all agree, 1 when something differs, 2 when the file or the command cannot be read.
 */
export async function runRecompute(args: readonly string[]): Promise<void> {
  const asked = readArgs(args);
  if (!asked) {
    console.error(`\n✗ 파일 하나를 알려 주세요. Please name one file:\n  ${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const result = await recomputeFile(asked.path, recompute);
  const found = answerTo(result);
  const unexpected =
    result.outcome !== 'unreadable' &&
    asked.expect !== null &&
    ![result.recomputed, result.fileSha256].includes(asked.expect);
  if (unexpected) {
    console.error(`${found.said}✗ 기다린 해시와 달라요. Not the expected file:\n  SHA-256 ${asked.expect}\n`);
  } else if (found.status === 0) {
    console.log(asked.expect === null ? `${found.said}${unproven}` : found.said);
  } else {
    console.error(found.said);
  }
  process.exitCode = unexpected ? 1 : found.status;
}

/** Said where no hash was given to compare with. */
const unproven =
  '  발표된 해시를 --expect로 주면 그날의 파일인지도 확인해요.\n  With --expect and the published hash it also says whether it is the file of that day.\n';

function answerTo(result: Awaited<ReturnType<typeof recomputeFile<Recomputed>>>): {
  status: number;
  said: string;
} {
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
    `  SHA-256 ${result.sha256} (결과, 발표된 해시 · result, as published)`,
    `  SHA-256 ${result.fileSha256} (파일, sha256sum · file)`,
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
