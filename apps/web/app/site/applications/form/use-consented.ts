import type { ApplicationForm } from '@chulbal/contract/applications/fields';
import { childKey, isChild } from '@chulbal/contract/applications/rules';
import { useEffect, useMemo, useState } from 'react';
import type { ApplyData } from '../apply-data.ts';
import { command } from '../commands.ts';

type Input = { data: ApplyData; form: ApplicationForm; savedAt: string | null };

/**
 * The people under 14 of the form for whom a guardian has consented, by `childKey`. Somebody entered since the page was
 * made is asked about once they are saved.
 */
export function useConsented({ data, form, savedAt }: Input): ReadonlySet<string> {
  const [known, setKnown] = useState(data.consented);
  const { today, track, stage } = data;
  const consented = useMemo(() => new Set(known), [known]);
  const unknown = [form.leader, ...form.members]
    .filter((person) => person.tmPhone && isChild(person, today) && !consented.has(childKey(person)))
    .map(childKey)
    .join();
  useEffect(() => {
    if (!unknown || !savedAt) return;
    let isOver = false;
    void command('mine', { trackNo: track.trackNo, stageNo: stage.stageNo }, { background: true }).then(
      (reply) => {
        if (!isOver && reply.kind === 'done') setKnown(reply.data.consented);
      },
    );
    return () => {
      isOver = true;
    };
  }, [unknown, savedAt, track.trackNo, stage.stageNo]);
  return consented;
}
