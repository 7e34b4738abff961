import { readFields } from '@chulbal/contract/applications/fields';
import type { OwnPart } from '@chulbal/contract/applications/member-parts';
import type { StoredFile } from '@chulbal/contract/files/files';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { useDeviceCopy } from '../../../lib/autosave/use-device-copy.ts';
import { partCommand } from '../../../lib/command/commands.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { apply as texts } from '../apply.ko.ts';
import type { ApplyData } from '../apply-data.ts';
import { DraftEngine, type SaveCall, type SendResult } from '../draft/draft-engine.ts';
import { openDraft, shownFields } from '../draft/draft-state.ts';
import { byPath } from '../draft/save-call.ts';
import { hashFile } from '../files/hash-file.ts';
import { sendTo } from '../files/send-file.ts';
import { type UploadItem, Uploads } from '../files/uploads.ts';
import type { Apply } from '../form/apply-context.ts';
import { useFindings } from '../form/use-findings.ts';

const none: readonly UploadItem[] = [];

/** A save whose proof has run out waits, on the page and on the device, for a new code. */
async function save({ baseVersion, changes }: SaveCall): Promise<SendResult> {
  const answer = await partCommand('save', { baseVersion, changes }, { background: true });
  if (answer.kind === 'done') return { kind: 'saved', reply: answer.data };
  if (answer.kind === 'cancelled') return { kind: 'signedOut' };
  if (answer.kind !== 'refused') return answer;
  const { name, message, fields } = answer.problem;
  if (name === 'partNotProven') return { kind: 'signedOut' };
  return { kind: 'refused', message, fields: byPath(fields) };
}

/** Everything that the fields of a member work with: their own entry alone, saved by their link. */
export function usePart(part: OwnPart, data: ApplyData): Apply {
  const t = useTexts<typeof texts>('apply');
  const { key, teamNo, version, fields: known, savedAt } = part;
  const [engine] = useState(
    () => new DraftEngine(openDraft({ teamNo, version, fields: known, savedAt }), save),
  );
  const view = useAutosave(engine, { logOut: '/auth/logout' });
  useDeviceCopy(engine, {
    place: { userId: 0, what: `part:${teamNo}:${key}` },
    keyAddress: '/apply/part/device-key',
    ready: data.open,
  });
  useEffect(() => {
    engine.refresh({ teamNo, version, fields: known, savedAt });
  }, [engine, teamNo, version, known, savedAt]);
  const [files, setFiles] = useState<Apply['files']>(part.files);
  const [uploads] = useState(
    () =>
      new Uploads<StoredFile>({
        teamNo: async () => teamNo,
        hash: hashFile,
        send: (upload, options) => sendTo<StoredFile>('/apply/part/upload', {}, upload, options),
        onStored: (file) =>
          setFiles((now) => [
            ...now.filter((one) => one.slot !== file.slot && one.serverFileName !== file.serverFileName),
            file,
          ]),
      }),
  );
  const uploading = useSyncExternalStore(uploads.subscribe, uploads.items, () => none);
  useEffect(() => () => uploads.stopAll(), [uploads]);
  const fields = useMemo(() => shownFields(view.content), [view.content]);
  const form = useMemo(() => readFields(fields), [fields]);
  const mayWrite = (path: string) =>
    data.open &&
    (path.startsWith(`members.${key}.`) ? !path.endsWith('.position') : path.endsWith(`.${key}`));
  const filled = { data, draft: view.content, fields, form, files: storedOf(files), mayWrite };
  const found = useFindings({ ...filled, consentAtSave: true });
  return {
    ...{ data, step: 'members', engine, view, fields, form, files, uploads, uploading, mayWrite },
    setFiles,
    ...{ parts: [], setParts: () => {} },
    ...found,
    write: (changes) => engine.change(changes),
    removeFile: async ({ serverFileName }) => {
      const answer = await partCommand('removeFile', { serverFileName });
      const gone = answer.kind === 'done' || (answer.kind === 'refused' && answer.problem.code === 404);
      if (gone) setFiles((now) => now.filter((one) => one.serverFileName !== serverFileName));
      else toast.error(t('notReached'));
    },
    goTo: () => {},
  };
}

const storedOf = (files: Apply['files']) => files.map((file) => ({ ...file, storedAt: '' }));
