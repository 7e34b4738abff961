import type { VirusScanner } from '@chulbal/domain/files/clamd';
import type { FileStore } from '@chulbal/domain/files/store';
import { isOutage } from '@chulbal/domain/outage';
import { verifyMailServer } from '@chulbal/domain/outbox/transports';
import { RefusedToStart } from '@chulbal/domain/refused-to-start';

export type Warn = (sentence: string) => void;

const warnOnConsole: Warn = (sentence) => console.warn(`⚠ ${sentence}`);

/**
 * Stores a few bytes before anybody uploads. A bucket that is silent is said and waited for: `/ready` tells when it is
 * back. One that does not exist or does not let us in, and a folder that cannot be written, will not mend by themselves.
 *
 * @throws RefusedToStart
 */
export async function checkFiles(
  files: FileStore,
  { bucket, dataDir }: { bucket: string | undefined; dataDir: string },
  warn: Warn = warnOnConsole,
): Promise<void> {
  try {
    await files.probe();
  } catch (error) {
    const reason = nameOf(error);
    if (!bucket) {
      throw new RefusedToStart(
        `DATA_DIR에 파일을 쓸 수 없어요 (${reason}): ${dataDir}\nNo files can be written to DATA_DIR (${reason}): ${dataDir}`,
      );
    }
    if (reason === 'NoSuchBucket') {
      throw new RefusedToStart(
        `S3_BUCKET "${bucket}" 버킷이 없어요.\nThere is no bucket "${bucket}" (S3_BUCKET).`,
      );
    }
    if (!isOutage(error)) {
      throw new RefusedToStart(
        `S3 버킷 "${bucket}"에 파일을 쓸 수 없어요 (${reason}). S3_ACCESS_KEY와 S3_SECRET_KEY를 확인해 주세요.\n` +
          `No files can be written to the bucket "${bucket}" (${reason}). Check S3_ACCESS_KEY and S3_SECRET_KEY.`,
      );
    }
    warn(
      `S3가 응답하지 않아요 (${reason}). 돌아올 때까지 파일을 올리거나 받을 수 없어요.\n` +
        `  S3 does not answer (${reason}). Files cannot be uploaded or downloaded until it is back.`,
    );
  }
}

/** Says that messages will wait, and lets the start go on: a dead mail server blocks nothing. Never throws. */
export async function checkMail(smtpUrl: string | undefined, warn: Warn = warnOnConsole): Promise<void> {
  if (!smtpUrl) {
    warn(
      'SMTP_URL이 없어서 이메일이 나가지 않고 보낼 목록에서 기다려요.\n' +
        '  SMTP_URL is not set: e-mails do not leave and wait in the outbox.',
    );
    return;
  }
  await verifyMailServer(smtpUrl).catch((error: unknown) => {
    const reason = nameOf(error);
    warn(
      `메일 서버가 받지 않아요 (${reason}). 이메일은 보낼 목록에서 기다리다가 돌아오면 나가요.\n` +
        `  The mail server does not take messages (${reason}). They wait in the outbox until it does.`,
    );
  });
}

/** Says that files will be scanned later, and lets the start go on: docs/decisions/0068. Never throws. */
export async function checkScanner(scanner: VirusScanner, warn: Warn = warnOnConsole): Promise<void> {
  await scanner.ping().catch((error: unknown) => {
    const reason = nameOf(error);
    warn(
      `바이러스 검사기가 응답하지 않아요 (${reason}). 올라온 파일은 돌아오면 검사해요.\n` +
        `  The virus scanner does not answer (${reason}). Files are taken and scanned once it does.`,
    );
  });
}

/** What kind of error it is, without its text: that of a mail server may repeat an address or a log-in. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.name;
}
