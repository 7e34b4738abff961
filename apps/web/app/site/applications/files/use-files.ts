import type { StoredFile } from '@chulbal/contract/files/files';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ApplyData } from '../apply-data.ts';
import { command } from '../commands.ts';
import type { DraftEngine } from '../draft/draft-engine.ts';
import { hashFile } from './hash-file.ts';
import { sendFile } from './send-file.ts';
import { type UploadItem, Uploads } from './uploads.ts';

const none: readonly UploadItem[] = [];

type FileName = Pick<StoredFile, 'serverFileName'>;

export type ApplyFiles = {
  files: readonly StoredFile[];
  setFiles: (files: readonly StoredFile[]) => void;
  uploads: Uploads;
  uploading: readonly UploadItem[];
  /** False when the server did not take it away. */
  remove: (file: FileName) => Promise<boolean>;
};

/** The files of the draft and those on their way. */
export function useFiles(data: ApplyData, engine: DraftEngine): ApplyFiles {
  const known = data.application?.files;
  const [files, setFiles] = useState<readonly StoredFile[]>(known ?? []);
  useEffect(() => {
    if (known) setFiles(known);
  }, [known]);
  const [uploads] = useState(
    () =>
      new Uploads({
        teamNo: async () => {
          await engine.save({ create: true });
          return engine.view().content.teamNo;
        },
        hash: hashFile,
        send: sendFile,
        onStored: (file) => setFiles((now) => [...now.filter((one) => !isSame(one, file)), file]),
      }),
  );
  const uploading = useSyncExternalStore(uploads.subscribe, uploads.items, () => none);
  useEffect(() => {
    const again = () => uploads.retryAll();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      uploads.stopAll();
    };
  }, [uploads]);
  const remove = async (file: FileName) => {
    const answer = await command('removeFile', { serverFileName: file.serverFileName });
    const gone = answer.kind === 'done' || (answer.kind === 'refused' && answer.problem.code === 404);
    if (gone) setFiles((now) => now.filter((one) => !isSame(one, file)));
    return gone;
  };
  return { files, setFiles, uploads, uploading, remove };
}

function isSame(one: FileName, other: FileName): boolean {
  return one.serverFileName === other.serverFileName;
}
