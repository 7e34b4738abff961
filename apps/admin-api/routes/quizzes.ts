import * as quizzes from '@chulbal/contract/quizzes/operators';
import { publishQuiz, saveQuiz, unpublishQuiz } from '@chulbal/domain/quizzes/write.commands';
import { getWrittenQuiz } from '@chulbal/domain/quizzes/written.queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** The two quizzes, as operators write them. */
export function quizRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(quizzes.getWrittenQuiz, ({ input }) => getWrittenQuiz(db, input));
  api.mount(quizzes.saveQuiz, ({ actor, input, now }) => saveQuiz(db, actor, { ...input, now }));
  api.mount(quizzes.publishQuiz, ({ actor, input, now }) => publishQuiz(db, actor, { ...input, now }));
  api.mount(quizzes.unpublishQuiz, ({ actor, input, now }) => unpublishQuiz(db, actor, { ...input, now }));
}
