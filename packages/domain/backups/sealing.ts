import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { RefusedToStart } from '../refused-to-start.ts';

/**
 * Seals what leaves for the backup, in the format of age (age-encryption.org): `age -d -i key.txt` opens it without this
 * product. Nothing of it is readable without the key, and what was damaged, cut or mixed up does not open.
 */
export type BackupKey = {
  /** Tells keys apart without saying anything of them; 8 hex digits. */
  id: string;
  /** The name under which bytes of this SHA-256 lie at the destination: who reads it learns of no file that it is there. */
  nameOf(sha256: string): string;
  seal(source: Readable): Promise<Readable>;
  /** Throws where its head cannot be read; what is damaged further on fails the stream. */
  open(source: Readable): Promise<Readable>;
};

/** @param identity `AGE-SECRET-KEY-1…`. @throws RefusedToStart for one with a mistake in it. */
export async function openBackupKey(identity: string): Promise<BackupKey> {
  const { Decrypter, Encrypter, identityToRecipient } = await import('age-encryption');
  const recipient = await identityToRecipient(identity).catch(() => {
    throw new RefusedToStart(
      'BACKUP_KEY에 잘못 적힌 글자가 있어요.\nBACKUP_KEY is mistyped: its letters do not fit together.',
    );
  });
  const id = createHash('sha256').update(recipient).digest('hex').slice(0, 8);
  const names = Buffer.from(hkdfSync('sha256', identity, 'chulbal', 'backup-object-names', 32));
  return {
    id,
    nameOf: (sha256) => createHmac('sha256', names).update(sha256).digest('hex'),
    async seal(source) {
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      return nodeStream(await encrypter.encrypt(webStream(source)), source);
    },
    async open(source) {
      const decrypter = new Decrypter();
      decrypter.addIdentity(identity);
      try {
        return nodeStream(await decrypter.decrypt(webStream(source)), source);
      } catch (error) {
        source.destroy();
        throw error;
      }
    },
  };
}

/** A key for a new installation. */
export async function newBackupKey(): Promise<string> {
  const { generateX25519Identity } = await import('age-encryption');
  return generateX25519Identity();
}

function webStream(source: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(source) as unknown as ReadableStream<Uint8Array>;
}

/** What fails or is given up on one side ends on the other. Who reads it hears of a failure, however late they begin. */
function nodeStream(stream: ReadableStream<Uint8Array>, source: Readable): Readable {
  const readable = Readable.fromWeb(stream as unknown as NodeReadableStream<Uint8Array>);
  readable.once('close', () => source.destroy()).on('error', () => {});
  return readable;
}
