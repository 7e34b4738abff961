import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { RefusedToStart } from '@chulbal/domain/refused-to-start';

/**
 * Takes a data folder for this process alone: two processes on one embedded database lose rows without an
 * error. The lock is the operating system's, held on the file `lock` by way of SQLite, so it ends with the
 * process however that ends, is never stale and cannot be taken from a living one. `lock.pid` only says who.
 *
 * @returns how to give the folder back. @throws RefusedToStart
 */
export function lockDataFolder(dataDir: string): () => void {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pidFile = join(folder, 'lock.pid');
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw taken(folder, readPid(pidFile));
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

function taken(folder: string, pid: string): RefusedToStart {
  const who = pid ? ` (PID ${pid})` : '';
  return new RefusedToStart(
    `이 데이터 폴더는 다른 프로세스${who}가 쓰고 있어요. 그 프로세스를 먼저 끝내거나 DATA_DIR에 다른 폴더를 지정해 주세요: ${folder}\n` +
      `This data folder is in use by another process${who}. Stop that process first, or set DATA_DIR to another folder: ${folder}`,
  );
}
