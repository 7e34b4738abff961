import type { saveDraft } from '@chulbal/contract/applications/applications';
import type { InputOf } from '@chulbal/contract/endpoint';
import type { Plan } from '@chulbal/contract/toolkits/business-plan';
import { command } from '../../../applications/commands.ts';
import { sendFile } from '../../../applications/files/send-file.ts';
import type { Pictures } from '../pictures.ts';
import { fileNameOf, planFileCall } from '../plan-file.ts';
import type { StartData } from './start-data.ts';

export async function fetchStart(trackNo: number | null): Promise<StartData | { message: string } | null> {
  const query = trackNo === null ? '' : `?track=${trackNo}`;
  const reply = await fetch(`/toolkit/business-plan/start${query}`, {
    headers: { accept: 'application/json' },
  }).catch(() => null);
  if (!reply || reply.status === 401) return null;
  return reply.json().catch(() => null) as Promise<StartData | { message: string } | null>;
}

/** How it went: refused with the server's words, or begun, with what did not come along. */
export type Started =
  | { kind: 'refused'; message: string | null }
  | { kind: 'begun'; conflicts: boolean; pdf: 'stored' | 'failed' | 'none' };

/**
 * Fills fields of an application that were empty at its version `baseVersion`, beginning it where there is none, and
 * uploads the plan as PDF. What somebody has written meanwhile is not overwritten: the server tells it as a conflict.
 */
export async function startApplication(
  call: InputOf<typeof saveDraft>,
  pdf: { plan: Plan; name: string; pictures: Pictures } | null,
): Promise<Started> {
  const answer = await command('save', call);
  if (answer.kind === 'cancelled') return { kind: 'refused', message: null };
  if (answer.kind !== 'done') return { kind: 'refused', message: answer.problem?.message ?? null };
  const { teamNo, conflicts } = answer.data;
  const stored = pdf ? await uploadPdf(teamNo, pdf) : 'none';
  return { kind: 'begun', conflicts: conflicts.length > 0, pdf: stored };
}

async function uploadPdf(
  teamNo: number,
  { plan, name, pictures }: { plan: Plan; name: string; pictures: Pictures },
): Promise<'stored' | 'failed'> {
  const { address, init } = await planFileCall(plan, 'pdf', pictures);
  const reply = await fetch(address, init).catch(() => null);
  if (!reply?.ok) return 'failed';
  const file = new File([await reply.blob()], `${fileNameOf(name)}.pdf`, { type: 'application/pdf' });
  const { signal } = new AbortController();
  const result = await sendFile({ teamNo, slot: 'business', file }, { onProgress: () => {}, signal });
  return result.kind === 'stored' ? 'stored' : 'failed';
}
