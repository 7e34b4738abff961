import type { Translation } from '../../lib/texts.ts';
import type { pointerLogin as ko } from './pointer-login.ko.ts';

export const pointerLogin: Translation<typeof ko> = {
  title: 'Evaluator log-in',
  lead: 'Use the ID from your letter of appointment.',
  words: 'Every lane,\njudged fairly.',
  note: '{{season}}, for evaluators',
  noteAny: 'For evaluators',
  userId: 'ID (e-mail)',
  password: 'Password',
  submit: 'Log in',
  period: 'Judging period',
  next: 'What comes next',
  nextStage: 'Sign the pledge to open your teams.',
  nextAny: 'Choose one of your tracks and stages.',
  forgotten: 'I forgot my password',
  contact: 'Contact',
};
