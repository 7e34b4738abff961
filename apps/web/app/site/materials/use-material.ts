import type { OutputOf } from '@chulbal/contract/endpoint';
import type { MaterialFile, MaterialView, submitMaterial } from '@chulbal/contract/materials/materials';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import type { Answer } from '../../lib/command/commands.ts';
import { command } from '../applications/commands.ts';
import { hashFile } from '../applications/files/hash-file.ts';
import { sendTo } from '../applications/files/send-file.ts';
import { type UploadItem, Uploads } from '../applications/files/uploads.ts';

const none: readonly UploadItem[] = [];

export type Place = { teamNo: number; stageNo: number };

/** `failed`: it could not be loaded; a `Problem` says why it may not be. */
export type Loaded = MaterialView | Problem | 'loading' | 'failed';

export type Material = {
  view: Loaded;
  reload: () => void;
  files: readonly MaterialFile[];
  uploads: Uploads<MaterialFile>;
  uploading: readonly UploadItem[];
  /** False when the server did not take it out. */
  remove: (serverFileName: string) => Promise<boolean>;
  /** Hands in what stands; pressing again after no answer is the same press. */
  submit: () => Promise<Answer<OutputOf<typeof submitMaterial>>>;
};

export function isView(view: Loaded): view is MaterialView {
  return typeof view === 'object' && 'slots' in view;
}

/** A stage's material of a team: what stands in its slots, what is on its way, and handing it in. */
export function useMaterial({ teamNo, stageNo }: Place): Material {
  const [view, setView] = useState<Loaded>('loading');
  const [files, setFiles] = useState<readonly MaterialFile[]>([]);
  const press = useRef<{ key: string; names: string } | null>(null);
  const show = useCallback((next: MaterialView) => {
    setView(next);
    setFiles(next.files);
  }, []);
  const reload = useCallback(async () => {
    const answer = await command('material', { teamNo, stageNo });
    if (answer.kind === 'done') show(answer.data);
    else setView((known) => (isView(known) ? known : answer.kind === 'refused' ? answer.problem : 'failed'));
  }, [teamNo, stageNo, show]);
  useEffect(() => void reload(), [reload]);

  const [uploads] = useState(
    () =>
      new Uploads<MaterialFile>({
        teamNo: async () => teamNo,
        hash: hashFile,
        send: (upload, options) =>
          sendTo('/transfer/upload-material', { stageNo: String(stageNo) }, upload, options),
        onStored: (file) => {
          setFiles((now) => [...now.filter((one) => one.serverFileName !== file.serverFileName), file]);
          // In a slot for one file the new one has taken the place of another.
          void reload();
        },
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

  async function remove(serverFileName: string) {
    const answer = await command('removeFile', { serverFileName });
    const gone = answer.kind === 'done' || (answer.kind === 'refused' && answer.problem.code === 404);
    if (gone) setFiles((now) => now.filter((one) => one.serverFileName !== serverFileName));
    return gone;
  }

  async function submit() {
    const serverFileNames = files.map((file) => file.serverFileName);
    const names = serverFileNames.join();
    if (press.current?.names !== names) press.current = { key: crypto.randomUUID(), names };
    const idempotencyKey = press.current.key;
    const answer = await command('submitMaterial', { teamNo, stageNo, idempotencyKey, serverFileNames });
    if (answer.kind === 'done') show(answer.data);
    else if (answer.kind === 'refused') await reload();
    return answer;
  }

  return { view, reload: () => void reload(), files, uploads, uploading, remove, submit };
}
