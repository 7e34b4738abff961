import type { IncomingMessage } from 'node:http';
import { readJudgedDocument, scoreSheetPdf } from '@chulbal/contract/evaluation/evaluation';
import { pledgePdf } from '@chulbal/contract/pledges';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { passing, readJson, type TransfersOptions } from './transfers-pass.ts';

const area = '/pointer/evaluation';

/**
 * Files on their way from the evaluator and operator API to a browser of an evaluator: the documents to judge, the
 * signed score sheets and pledges. Named routes and no pass-through.
 */
export async function pointerTransfers(app: FastifyInstance, options: TransfersOptions): Promise<void> {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', (_request: FastifyRequest, body: IncomingMessage) =>
    readJson(body),
  );
  const { open, refuse, pass } = passing(options);

  app.post(`${area}/document`, async (request, reply) => {
    const opened = await open(request);
    const input = readJudgedDocument.input.safeParse(request.body);
    if (!input.success) return refuse(reply, opened, 'invalidRequest');
    const uuid = request.headers['request-uuid'];
    const headers = {
      'content-type': 'application/json',
      ...(typeof uuid === 'string' ? { 'request-uuid': uuid } : {}),
    };
    return pass(request, reply, opened, { endpoint: readJudgedDocument, input: input.data, headers });
  });

  app.get('/pointer/pledge/:trackNo/:stageNo/pdf', async (request, reply) => {
    const opened = await open(request);
    const input = pledgePdf.input.safeParse(request.params);
    if (!input.success) return refuse(reply, opened, 'notFound');
    return pass(request, reply, opened, { endpoint: pledgePdf, input: input.data });
  });

  app.get(`${area}/score-sheet/:trackNo/:stageNo`, async (request, reply) => {
    const opened = await open(request);
    const input = scoreSheetPdf.input.safeParse(request.params);
    if (!input.success) return refuse(reply, opened, 'notFound');
    return pass(request, reply, opened, { endpoint: scoreSheetPdf, input: input.data });
  });
}
