import { answerTasks } from '@chulbal/domain/answer-tasks';
import { drawPapers, type Scenes } from './draw-papers.ts';
import type { Paper } from './paper.ts';

export type PapersTask = { papers: readonly Paper[]; scenes: Scenes };
export type DrawnPapers = Uint8Array<ArrayBuffer>[];

answerTasks<PapersTask, DrawnPapers>(
  async ({ papers, scenes }) => (await drawPapers(papers, scenes)).map((bytes) => new Uint8Array(bytes)),
  (drawn) => drawn.map(({ buffer }) => buffer),
);
