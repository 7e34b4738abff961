import { answerTasks } from '../../answer-tasks.ts';
import { type Judgement, type JudgingTask, judgeFile } from './judge-file.ts';

answerTasks<JudgingTask, Judgement>(judgeFile);
