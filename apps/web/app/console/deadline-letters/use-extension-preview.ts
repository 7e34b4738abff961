import type { MovedDeadline } from '@chulbal/contract/deadline-letters';
import type { RequestOf } from '@chulbal/contract/endpoint';
import type { extendDeadline } from '@chulbal/contract/seasons/operators';
import { useEffect, useState } from 'react';
import { consoleCommands } from '../../lib/command/commands.ts';

const seasonCommand = consoleCommands('seasons');

/** What is put off; `teamNo` null for all teams. */
type Extension = Omit<RequestOf<typeof extendDeadline>, 'closesAt' | 'reason' | 'tell'>;

/** Whom an extension would touch, asked for anew whenever it changes; `at` is the server's time of the answer, ms. */
export function useExtensionPreview(
  extension: Extension | null,
  closesAt: string | null,
): { deadlines: MovedDeadline[]; at: number } {
  const [preview, setPreview] = useState<{ deadlines: MovedDeadline[]; at: number }>({
    deadlines: [],
    at: 0,
  });
  const asked = extension && closesAt && JSON.stringify({ ...extension, closesAt });
  useEffect(() => {
    let gone = false;
    void (async () => {
      if (!asked) return setPreview({ deadlines: [], at: 0 });
      const { teamNo, ...rest } = JSON.parse(asked) as Extension & { closesAt: string };
      const answer = await seasonCommand('extension', { ...rest, ...(teamNo === null ? {} : { teamNo }) });
      if (gone) return;
      const at = answer.kind === 'done' && answer.at ? Date.parse(answer.at) : Date.now();
      setPreview({ deadlines: answer.kind === 'done' ? answer.data : [], at });
    })();
    return () => {
      gone = true;
    };
  }, [asked]);
  return preview;
}
