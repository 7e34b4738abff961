import type { PartForLeader } from '@chulbal/contract/applications/part-progress';
import { useCallback, useEffect, useState } from 'react';
import type { ApplyData } from '../apply-data.ts';
import { command } from '../commands.ts';

/** How often a leader's page looks how far the members are, in ms. */
const freshAfter = 20_000;

/** How far the members are with their own parts, looked at again while the page is seen. */
export function useParts({ application }: Pick<ApplyData, 'application'>) {
  const [parts, setParts] = useState<readonly PartForLeader[]>(application?.parts ?? []);
  useEffect(() => {
    if (application) setParts(application.parts);
  }, [application]);
  const teamNo = application?.role === 'leader' ? application.teamNo : null;
  const asked = parts.length > 0;
  const look = useCallback(async () => {
    if (teamNo === null || document.visibilityState === 'hidden') return;
    const answer = await command('parts', { teamNo }, { background: true });
    if (answer.kind === 'done') setParts(answer.data);
  }, [teamNo]);
  useEffect(() => {
    if (!asked) return;
    const timer = setInterval(() => void look(), freshAfter);
    const seen = () => void look();
    window.addEventListener('focus', seen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', seen);
    };
  }, [asked, look]);
  return { parts, setParts };
}
