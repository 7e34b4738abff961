import { answerTasks } from '../answer-tasks.ts';
import { drawReceipt } from '../applications/entry/receipt-pdf.ts';
import { drawScoreSheet } from '../evaluation/score-sheet-pdf.ts';
import { drawPledge } from '../pledges/pledge-pdf.ts';
import { drawCanvas } from '../toolkits/canvas-pdf.ts';
import { writeDocx } from '../toolkits/plan-docx.ts';
import { drawPlan } from '../toolkits/plan-pdf.ts';

/** What is drawn, each with what its function asks. */
const drawings = {
  canvas: drawCanvas,
  plan: drawPlan,
  planDocx: writeDocx,
  pledge: drawPledge,
  receipt: drawReceipt,
  scoreSheet: drawScoreSheet,
};

export type Drawings = typeof drawings;
export type DrawingTask = {
  [Kind in keyof Drawings]: { kind: Kind; given: Parameters<Drawings[Kind]> };
}[keyof Drawings];
export type Drawn = Uint8Array<ArrayBuffer>;

answerTasks<DrawingTask, Drawn>(
  async ({ kind, given }) => {
    const draw = drawings[kind] as (...asked: unknown[]) => Promise<Uint8Array>;
    const [what, ...about] = given;
    return new Uint8Array(await draw(withBuffers(what), ...about));
  },
  (bytes) => [bytes.buffer],
);

/** On the way to a thread a picture's buffer becomes plain bytes. */
function withBuffers<T extends object>(what: T): T {
  if (!('pictures' in what && what.pictures instanceof Map)) return what;
  const pictures = new Map<unknown, unknown>();
  for (const [id, bytes] of what.pictures) pictures.set(id, Buffer.from(bytes as Uint8Array));
  return { ...what, pictures };
}
