import type { Language } from '@chulbal/contract/language';
import type { Chapter, Question } from '@chulbal/contract/toolkits/business-plan';

export type PlanWords = {
  title: string;
  unnamed: string;
  /** Stands in a plan in which nothing was written. */
  empty: string;
  chapters: Record<Chapter, string>;
  questions: Record<Question, string>;
};

/** What a plan on paper says beside its answers; the same words as on the screen. */
export const planWords: Record<Language, PlanWords> = {
  ko: {
    title: '사업계획서',
    unnamed: '이름 없는 계획서',
    empty: '아직 쓰지 않았어요.',
    chapters: { problem: '문제인식', feasibility: '실현가능성', growth: '성장전략', team: '팀' },
    questions: {
      who: '누가 어떤 일로 불편한가요?',
      now: '지금은 어떻게 하고 있나요?',
      what: '그래서 무엇을 만드나요?',
      made: '지금 어디까지 만들었나요?',
      heard: '써 본 사람은 무엇이라고 했나요?',
      next: '결선까지 무엇을 더 만드나요?',
      reach: '처음 열 명은 어디에서 만나나요?',
      money: '누가 무엇에 값을 내나요?',
      year: '1년 뒤에는 숫자로 무엇이 달라지나요?',
      why: '왜 이 일을 시작했나요?',
      people: '누가 무엇을 맡나요?',
      strength: '이 팀이라서 잘할 수 있는 것은요?',
    },
  },
  en: {
    title: 'Business plan',
    unnamed: 'Untitled plan',
    empty: 'Not written yet.',
    chapters: { problem: 'Problem', feasibility: 'Feasibility', growth: 'Growth', team: 'Team' },
    questions: {
      who: 'Who has which problem?',
      now: 'What do they do about it today?',
      what: 'So what are you making?',
      made: 'How far have you built it?',
      heard: 'What did people who tried it say?',
      next: 'What will you still build before the final?',
      reach: 'Where will you meet your first ten customers?',
      money: 'Who pays, and for what?',
      year: 'Which figures will have changed in a year?',
      why: 'Why did you start this?',
      people: 'Who does what?',
      strength: 'What can this team do better than others?',
    },
  },
};
