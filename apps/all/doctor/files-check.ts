import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '@chulbal/domain/files/store';
import { type Finding, fault, kindOf, ok, warning } from './finding.ts';

const GIB = 1024 ** 3;
const SAID_FREE = 5 * GIB;
const NEEDED_FREE = GIB / 2;

/** Every right that the product needs of its storage, by doing it: writes a file, reads, lists and removes it. */
export async function checkStore(store: FileStore, about: string): Promise<Finding[]> {
  const name = randomBytes(16).toString('hex');
  const bytes = randomBytes(1000);
  const steps: [ko: string, en: string, step: () => Promise<boolean>][] = [
    [
      '쓸',
      'written (s3:PutObject)',
      () => store.write(name, Readable.from([bytes])).then(({ size }) => size === bytes.length),
    ],
    ['읽을', 'read (s3:GetObject)', async () => isSame(await store.read(name), bytes)],
    ['나열할', 'listed (s3:ListBucket)', async () => isListed(store, name)],
    [
      '지울',
      'removed (s3:DeleteObject)',
      async () => store.remove(name).then(async () => (await store.read(name)) === null),
    ],
  ];
  for (const [ko, en, step] of steps) {
    const refused = await step().then(
      (done) => (done ? null : 'other bytes'),
      (error: unknown) => kindOf(error),
    );
    if (refused === null) continue;
    await store.remove(name).catch(() => {});
    return [
      fault(
        about,
        `파일을 ${ko} 수 없어요 (${refused}). 주소와 열쇠, 권한을 확인해 주세요.`,
        `files cannot be ${en} (${refused}): check address, keys and rights`,
      ),
    ];
  }
  return [ok(about, '쓰고 읽고 지워요', 'writes, reads, lists and removes')];
}

async function isSame(stored: Awaited<ReturnType<FileStore['read']>>, bytes: Buffer): Promise<boolean> {
  return stored !== null && (await buffer(stored.stream)).equals(bytes);
}

async function isListed(store: FileStore, name: string): Promise<boolean> {
  for await (const one of store.list()) if (one.name === name) return true;
  return false;
}

/** Whether a folder can be written and has room. */
export async function checkDisk(folder: string, about: string): Promise<Finding[]> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return [judgeDisk(bavail * bsize, about)];
  } catch (error) {
    const kind = kindOf(error);
    return [
      fault(
        about,
        `폴더에 쓸 수 없어요 (${kind}). 서버를 실행하는 사용자의 폴더로 바꿔 주세요.`,
        `the folder cannot be written (${kind}): give it to the user that runs the servers`,
      ),
    ];
  }
}

/** @param free bytes */
export function judgeDisk(free: number, about: string): Finding {
  const room = `${(free / GIB).toFixed(1)} GiB`;
  if (free < NEEDED_FREE) {
    return fault(
      about,
      `디스크가 ${room}밖에 남지 않았어요. 지금 비우거나 늘려 주세요.`,
      `only ${room} free: make room now`,
    );
  }
  if (free < SAID_FREE) {
    return warning(about, `디스크가 ${room} 남았어요. 곧 늘려 주세요.`, `${room} free: make room soon`);
  }
  return ok(about, `${room} 남음`, 'free');
}
