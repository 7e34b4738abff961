import type { DemoStore } from '@chulbal/demo/files';
import { pdf, stream } from './corpus/pdf.ts';
import { temporaryStore } from './files.ts';

/**
 * Where a demo is seeded whose documents nobody reads: each is an empty page that carries what its paper says, so that
 * no two are the same. Drawing them is most of the work of a first start; `demo-files.db.test.ts` looks at the drawn ones.
 */
export function undrawnStore(): Required<DemoStore> {
  return { files: temporaryStore(), draw: drawNothing };
}

/** Empty pages, for a demo whose documents nobody reads. */
export const drawNothing: Required<DemoStore>['draw'] = async (papers) =>
  papers.map((paper) => new Uint8Array(pdf({ more: [stream('', JSON.stringify(paper))] })));
