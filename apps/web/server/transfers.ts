import type { IncomingMessage } from 'node:http';
import { receiptPdf } from '@chulbal/contract/applications/applications';
import { downloadPartFile, uploadPartFile } from '@chulbal/contract/applications/member-parts';
import { uploadCompanyFile } from '@chulbal/contract/companies/companies';
import { sharePicture } from '@chulbal/contract/companies/shown';
import { eventKey } from '@chulbal/contract/events/events';
import { downloadFile, uploadFile } from '@chulbal/contract/files/files';
import { getMarketFile, getMarketReplayTable } from '@chulbal/contract/investment/investment';
import { uploadMaterial } from '@chulbal/contract/materials/materials';
import { downloadMyExport } from '@chulbal/contract/my-data';
import { getDrawFile, recommenderSharePicture } from '@chulbal/contract/raffle/raffle';
import { seasonCalendar } from '@chulbal/contract/seasons/seasons';
import { canvasPdf, planFile, uploadPlanPicture } from '@chulbal/contract/toolkits/toolkits';
import { typeSharePicture } from '@chulbal/contract/type-test/type-test';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { heldSecrets } from '../app/site/applications/part/part-pages.server.ts';
import { passing, readJson, type TransfersOptions } from './transfers-pass.ts';
import type { OpenVisit } from './visit.ts';

const downloadInput = z.strictObject({ serverFileName: z.string().max(200) });
const receiptParams = z.object({
  teamNo: z.coerce.number().int().min(1),
  version: z.coerce.number().int().min(1),
});
const shareParams = z.object({
  igNo: z.coerce.number().int().min(1),
  icNo: z.coerce.number().int().min(1).optional(),
});
const marketParams = z.object({ igNo: z.coerce.number().int().min(1) });
const drawParams = z.object({ eventKey });
/** `/calendar/3.ics` is one track's, `/calendar/all.ics` the whole season's. */
const calendarParams = z.union([
  z.object({ trackNo: z.literal('all') }).transform(() => ({})),
  z.object({ trackNo: z.coerce.number().int().min(1) }),
]);

/**
 * Files on their way between a browser and the user API: named routes and no pass-through. The session is
 * renewed before a body is touched, for a body that has been read cannot be sent again.
 */
export async function transfers(app: FastifyInstance, options: TransfersOptions): Promise<void> {
  app.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', (_request: FastifyRequest, body: IncomingMessage) =>
    readJson(body),
  );

  const { open, refuse, pass } = passing(options);
  const json = { 'content-type': 'application/json' };

  for (const [address, endpoint] of [
    ['/transfer/upload', uploadFile],
    ['/transfer/upload-material', uploadMaterial],
    ['/transfer/plan-picture', uploadPlanPicture],
    ['/transfer/company', uploadCompanyFile],
    ['/transfer/plan-file', planFile],
  ] as const) {
    app.post(address, async (request, reply) => {
      const opened = await open(request);
      const input = endpoint.input.safeParse(request.query);
      if (!input.success) return refuse(reply, opened, 'invalidRequest');
      const length = request.headers['content-length'];
      const headers = {
        'content-type': 'application/octet-stream',
        ...(length ? { 'content-length': length } : {}),
      };
      return pass(request, reply, opened, { endpoint, input: input.data, headers });
    });
  }

  app.post('/transfer/download', async (request, reply) => {
    const opened = await open(request);
    const input = downloadInput.safeParse(request.body);
    if (!input.success) return refuse(reply, opened, 'invalidRequest');
    const uuid = request.headers['request-uuid'];
    const headers = { ...json, ...(typeof uuid === 'string' ? { 'request-uuid': uuid } : {}) };
    return pass(request, reply, opened, { endpoint: downloadFile, input: input.data, headers });
  });

  // A member's own papers, by the link and the proof that their browser holds.
  app.post<{ Querystring: Record<string, string> }>('/apply/part/upload', async (request, reply) => {
    const opened = await open(request);
    const { slot, fileName, size, sha256 } = request.query;
    const held = await heldOf(request, opened);
    const input = uploadPartFile.input.safeParse({ ...held, slot, fileName, size, sha256 });
    if (!input.success) return refuse(reply, opened, 'invalidRequest');
    const length = request.headers['content-length'];
    const type = { 'content-type': 'application/octet-stream' };
    const headers = length ? { ...type, 'content-length': length } : type;
    return pass(request, reply, opened, { endpoint: uploadPartFile, input: input.data, headers });
  });

  app.post('/apply/part/file', async (request, reply) => {
    const opened = await open(request);
    const asked = downloadInput.safeParse(request.body);
    const held = await heldOf(request, opened);
    const input = downloadPartFile.input.safeParse({ ...held, ...asked.data });
    if (!asked.success || !input.success) return refuse(reply, opened, 'invalidRequest');
    const uuid = request.headers['request-uuid'];
    const headers = { ...json, ...(typeof uuid === 'string' ? { 'request-uuid': uuid } : {}) };
    return pass(request, reply, opened, { endpoint: downloadPartFile, input: input.data, headers });
  });

  app.post('/transfer/canvas-pdf', async (request, reply) => {
    const opened = await open(request);
    const input = canvasPdf.input.safeParse(request.body);
    if (!input.success) return refuse(reply, opened, 'invalidRequest');
    return pass(request, reply, opened, { endpoint: canvasPdf, input: input.data, headers: json });
  });

  app.get<{ Params: { serverFileName: string }; Querystring: { w?: string } }>(
    '/transfer/file/:serverFileName',
    async (request, reply) => {
      const opened = await open(request);
      const { serverFileName } = request.params;
      // How wide a picture is asked for; anything else in its place asks for it as it is.
      const width = /^[1-9]\d{1,3}$/.test(request.query.w ?? '') ? Number(request.query.w) : undefined;
      const avif = request.headers.accept?.includes('image/avif') ?? false;
      if (width) reply.header('vary', 'Accept');
      return pass(request, reply, opened, {
        endpoint: downloadFile,
        input: width ? { serverFileName, width, avif } : { serverFileName },
        headers: json,
      });
    },
  );

  app.get('/transfer/my-data.zip', async (request, reply) => {
    const opened = await open(request);
    return pass(request, reply, opened, { endpoint: downloadMyExport, input: {} });
  });

  app.get('/transfer/receipt/:teamNo/:version', async (request, reply) => {
    const opened = await open(request);
    const input = receiptParams.safeParse(request.params);
    if (!input.success) return refuse(reply, opened, 'notFound');
    return pass(request, reply, opened, { endpoint: receiptPdf, input: input.data });
  });

  app.get('/transfer/ledger/:igNo.csv', async (request, reply) => {
    const opened = await open(request);
    const input = marketParams.safeParse(request.params);
    if (!input.success) return refuse(reply, opened, 'notFound');
    return pass(request, reply, opened, { endpoint: getMarketFile, input: input.data });
  });

  app.get('/transfer/replay/:igNo.csv', async (request, reply) => {
    const opened = await open(request);
    const input = marketParams.safeParse(request.params);
    if (!input.success) return refuse(reply, opened, 'notFound');
    return pass(request, reply, opened, { endpoint: getMarketReplayTable, input: input.data });
  });

  app.get('/transfer/draw/:eventKey.csv', async (request, reply) => {
    const opened = await open(request);
    const input = drawParams.safeParse(request.params);
    if (!input.success) return refuse(reply, opened, 'notFound');
    return pass(request, reply, opened, { endpoint: getDrawFile, input: input.data });
  });

  for (const [address, endpoint] of [
    ['/transfer/share/type/:version/:typeCode.png', typeSharePicture],
    ['/transfer/share/recommender/:code.png', recommenderSharePicture],
  ] as const) {
    app.get(address, async (request, reply) => {
      const opened = await open(request);
      const input = endpoint.input.safeParse(request.params);
      if (!input.success) return refuse(reply, opened, 'notFound');
      return pass(request, reply, opened, { endpoint, input: input.data });
    });
  }

  for (const address of ['/transfer/share/:igNo.png', '/transfer/share/:igNo/:icNo.png']) {
    app.get(address, async (request, reply) => {
      const opened = await open(request);
      const input = shareParams.safeParse(request.params);
      if (!input.success) return refuse(reply, opened, 'notFound');
      return pass(request, reply, opened, { endpoint: sharePicture, input: input.data });
    });
  }

  app.get('/calendar/:trackNo.ics', async (request, reply) => {
    const opened = await open(request);
    const input = calendarParams.safeParse(request.params);
    if (!input.success) return refuse(reply, opened, 'notFound');
    return pass(request, reply, opened, { endpoint: seasonCalendar, input: input.data });
  });
}

/** The link and the proof of a member, from the cookies of their browser. */
async function heldOf(request: FastifyRequest, { visit }: OpenVisit) {
  const cookie = request.headers.cookie ?? null;
  return (await heldSecrets(visit, { headers: { get: () => cookie } })) ?? {};
}
