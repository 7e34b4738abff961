import type { LastBackup } from '@chulbal/domain/backups/queries';
import { isOverdue } from '@chulbal/domain/backups/rules';
import { called } from '@chulbal/domain/called';
import { RefusedToStart } from '@chulbal/domain/refused-to-start';
import { chooseBackup, openTarget, readBackup } from '../backup-target.ts';
import { type Finding, fault, kindOf, ok, warning } from './finding.ts';

/** How old the last backup is, and how the last try ended. */
export function judgeBackups({ done, tried }: LastBackup, now: Date): Finding[] {
  if (!done) {
    return [
      fault(
        'backup',
        `백업한 적이 없어요. ${called('backup')}을 매일 밤 돌게 해 주세요.`,
        `there has never been one: have "${called('backup')}" run every night`,
      ),
    ];
  }
  const at = `${done.endedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const failed = tried?.outcome === 'failed' ? tried.reason : null;
  return [
    isOverdue(done.endedAt, now)
      ? fault(
          'backup',
          `마지막 백업이 ${at}이에요. ${called('backup')}이 매일 도는지 확인해 주세요.`,
          `the last one was at ${at}: see whether "${called('backup')}" runs every night`,
        )
      : ok('backup', at, 'the last one'),
    ...(failed === null
      ? []
      : [
          warning(
            'backup',
            `마지막 시도가 실패했어요 (${failed}). ${called('backup')}을 실행해 이유를 보세요.`,
            `the last try failed (${failed}): run "${called('backup')}" and read why`,
          ),
        ]),
    ...(done.missingFiles === 0
      ? []
      : [
          warning(
            'backup',
            `저장소에 없는 파일이 ${done.missingFiles}개예요. ${called('backup')}이 이름을 알려 줘요.`,
            `the storage lacks ${done.missingFiles} files: "${called('backup')}" names them`,
          ),
        ]),
  ];
}

/** Where backups go: whether the newest is there and opens with the key. */
export async function checkTarget(given: Record<string, string | undefined>): Promise<Finding[]> {
  if (!given.BACKUP_KEY && !given.BACKUP_DIR && !given.BACKUP_S3_BUCKET) {
    return [
      warning(
        'BACKUP_KEY',
        '없어요. 이 기계에서는 백업할 수 없어요. docs/operating/backup-and-restore.md를 보세요.',
        'is not set: no backup can be made from here; see docs/operating/backup-and-restore.md',
      ),
    ];
  }
  const about = given.BACKUP_DIR ? 'BACKUP_DIR' : 'BACKUP_S3_BUCKET';
  try {
    const target = await openTarget(given);
    const { name } = await chooseBackup(target, undefined);
    await readBackup(target, name);
    return [ok(about, name, 'the newest opens with BACKUP_KEY')];
  } catch (error) {
    if (error instanceof RefusedToStart) {
      const lines = error.message.split('\n');
      return [
        fault(
          about,
          lines[0] ?? '',
          lines
            .slice(1)
            .map((line) => line.trim())
            .join('; ') ||
            (lines[0] ?? ''),
        ),
      ];
    }
    const kind = kindOf(error);
    return [
      fault(
        about,
        `닿지 않아요 (${kind}). 주소와 열쇠를 확인해 주세요.`,
        `cannot be reached (${kind}): check address and keys`,
      ),
    ];
  }
}
