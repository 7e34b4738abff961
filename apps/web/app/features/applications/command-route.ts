import {
  cancelApplication,
  deleteDraft,
  listDraftVersions,
  restoreDraft,
  saveDraft,
  submitApplication,
} from '@chulbal/contract/applications';
import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { removeFile } from '@chulbal/contract/files';
import { resendInvitation } from '@chulbal/contract/invitations';
import { getMaterial, submitMaterial } from '@chulbal/contract/materials';
import { z } from 'zod';
import { problemOf } from '../../lib/api-error.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/command-route';
import type { Commands } from './commands.ts';

const endpoints: { [K in keyof Commands]: Commands[K] } = {
  save: saveDraft,
  versions: listDraftVersions,
  restore: restoreDraft,
  discard: deleteDraft,
  removeFile,
  resend: resendInvitation,
  submit: submitApplication,
  cancel: cancelApplication,
  material: getMaterial,
  submitMaterial,
};

const body = z.strictObject({
  name: z.enum(Object.keys(endpoints) as [keyof Commands, ...(keyof Commands)[]]),
  input: z.record(z.string(), z.unknown()),
});

/** `POST /apply/command`: what the form's script asks for, by name, as the logged-in user. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const sent = body.safeParse(await request.json().catch(() => null));
  if (!sent.success) return Response.json(null, { status: 400 });
  const endpoint: AnyEndpoint = endpoints[sent.data.name];
  const result = await visitOf(context).attempt(endpoint, sent.data.input);
  const headers = { 'cache-control': 'no-store' };
  if (result.ok) return Response.json(result.data, { headers });
  const { retryAfter } = result.error.data;
  return Response.json(problemOf(result.error), {
    status: result.error.status || 502,
    headers: { ...headers, ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}) },
  });
}
