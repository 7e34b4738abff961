import * as quizzes from '@chulbal/contract/quizzes/quizzes';
import { answerQuiz, startQuiz } from '@chulbal/domain/quizzes/commands';
import { getQuizPlay, listMyQuizzes, listQuizzes } from '@chulbal/domain/quizzes/queries';
import type { UserApi, UserApiServices } from '../services.ts';

export function quizRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(quizzes.listQuizzes, ({ language }) => listQuizzes(db, { language }));
  api.mount(quizzes.startQuiz, ({ actor, input, address, now }) =>
    startQuiz(db, actor, { ...input, address, now }),
  );
  api.mount(quizzes.getQuizPlay, ({ actor, input, language, now }) =>
    getQuizPlay(db, actor, { ...input, language, now }),
  );
  api.mount(quizzes.answerQuiz, async ({ actor, input, now }) => {
    await answerQuiz(db, actor, { ...input, now });
    return null;
  });
  api.mount(quizzes.myQuizzes, ({ actor, language, now }) => listMyQuizzes(db, actor, { language, now }));
}
