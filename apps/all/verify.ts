import { isOverdue } from '@chulbal/domain/backups/rules';
import { verifyBackup } from '@chulbal/domain/backups/verify';
import { called } from '@chulbal/domain/called';
import { chooseBackup, damageLines, megabytes, openTarget } from './backup-target.ts';
import { readOptions, runCommand } from './run-command.ts';

const usage = called('verify', '[--from <backup>]');

/**
 * `npm run verify`: reads the newest backup, or the one named, from its first byte to its last, without a database, and
 * compares every SHA-256. Names what cannot be had back. Ends with status 1 where there is any, and where the newest is
 * older than a nightly one may be.
 */
export async function runVerify(
  args: readonly string[],
  given: Record<string, string | undefined>,
): Promise<void> {
  await runCommand(async () => {
    const { from } = readOptions(args, { from: { type: 'string' } }, usage);
    const target = await openTarget(given);
    const { name, madeAt } = await chooseBackup(target, from);
    const { manifest, damages } = await verifyBackup(target.destination, target.key, name);
    const isLate = !from && isOverdue(madeAt, new Date());
    const lines = damageLines(damages);
    if (isLate) {
      lines.push(
        `  ✗ 가장 새로운 백업이 하루보다 오래됐어요. ${called('backup')}이 매일 도는지 확인하세요.`,
        `    The newest backup is more than a day old: see whether "${called('backup')}" runs every night.`,
      );
    }
    for (const { name: missing } of manifest?.missing ?? []) {
      lines.push(`  ⚠ ${missing}: 백업할 때 이미 없던 파일이에요 · was missing when the backup was made`);
    }
    if (damages.length > 0) {
      lines.push(
        `  손상된 것을 지우고 ${called('backup')}을 다시 실행하면, 저장소에 남아 있는 파일은 새로 보내요.`,
        `  Remove what is damaged and run "${called('backup')}": what the storage still has is sent anew.`,
      );
    }
    if (manifest && damages.length === 0 && !isLate) {
      const bytes = manifest.files.reduce((sum, { size }) => sum + size, 0);
      lines.push(
        `  ✓ 모두 온전해요 · all of it is whole: ${megabytes(manifest.database.bytes)} + ${manifest.files.length} files, ${megabytes(bytes)}`,
      );
    } else {
      process.exitCode = 1;
    }
    console.log(['', `  ${name}`, ...lines, ''].join('\n'));
  });
}
