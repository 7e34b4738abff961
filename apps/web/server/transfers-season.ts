import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { uploadGuardianPaper } from '@chulbal/contract/guardians/operators';
import { loadSchools, uploadGuardianForm } from '@chulbal/contract/seasons/operators';
import type { FastifyInstance } from 'fastify';
import { passing, type TransfersOptions } from './transfers-pass.ts';

/** Files that an operator's browser sends to the season builder, streamed on with the operator's session. */
const uploads: Record<string, AnyEndpoint> = {
  '/console/transfer/guardian-form': uploadGuardianForm,
  '/console/transfer/schools': loadSchools,
  '/console/transfer/guardian-paper': uploadGuardianPaper,
};

/** The body is the file, its name and size are in the query, as the endpoints take them. */
export async function seasonTransfers(app: FastifyInstance, options: TransfersOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
  const { open, refuse, pass } = passing(options);

  for (const [address, endpoint] of Object.entries(uploads)) {
    app.post(address, async (request, reply) => {
      const opened = await open(request);
      const input = endpoint.input.safeParse(request.query);
      if (!input.success) return refuse(reply, opened, 'invalidRequest');
      const length = request.headers['content-length'];
      const headers = {
        'content-type': 'application/octet-stream',
        ...(length ? { 'content-length': length } : {}),
      };
      return pass(request, reply, opened, {
        endpoint,
        input: input.data as Record<string, unknown>,
        headers,
      });
    });
  }
}
