import { readCompanyFile } from '@chulbal/contract/companies/operators';
import { readContentFile, uploadContentFile } from '@chulbal/contract/files/content-files';
import type { FastifyInstance } from 'fastify';
import { passing, type TransfersOptions } from './transfers-pass.ts';

/** Files of content between an operator's browser and the operators' API, with the operator's session. */
export async function contentTransfers(app: FastifyInstance, options: TransfersOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
  const { open, refuse, pass } = passing(options);

  app.post('/console/transfer/content', async (request, reply) => {
    const opened = await open(request);
    const input = uploadContentFile.input.safeParse(request.query);
    if (!input.success) return refuse(reply, opened, 'invalidRequest');
    const length = request.headers['content-length'];
    const headers = {
      'content-type': 'application/octet-stream',
      ...(length ? { 'content-length': length } : {}),
    };
    return pass(request, reply, opened, { endpoint: uploadContentFile, input: input.data, headers });
  });

  app.get<{ Params: { serverFileName: string } }>(
    '/console/transfer/content/:serverFileName',
    async (request, reply) => {
      const opened = await open(request);
      const { serverFileName } = request.params;
      return pass(request, reply, opened, { endpoint: readContentFile, input: { serverFileName } });
    },
  );

  app.get<{ Params: { serverFileName: string } }>(
    '/console/transfer/company/:serverFileName',
    async (request, reply) => {
      const opened = await open(request);
      const { serverFileName } = request.params;
      return pass(request, reply, opened, { endpoint: readCompanyFile, input: { serverFileName } });
    },
  );
}
