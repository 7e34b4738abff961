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
  period: 'Judging',
  next: 'What comes next',
  nextStage: 'Once you have signed the pledge, your teams open.',
  nextAny: 'Choose track and stage from those you judge.',
  forgotten: 'I forgot my password',
  contact: 'Contact',
};
