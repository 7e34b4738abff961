import { expect, test } from 'vitest';
import { inBothLanguages } from './both-languages.rules.ts';

test('a message in both languages says all twice and leads to one place', () => {
  const url = 'https://portal.example/pointer';
  const written = inBothLanguages((language) => ({
    subject: language === 'ko' ? '알림' : 'Reminder',
    letter: {
      lines: [language === 'ko' ? '남은 팀이 있어요.' : 'Teams are left.'],
      code: 'a1b2',
      button: { label: language === 'ko' ? '열기' : 'Open', url },
      ...(language === 'ko' ? {} : { note: 'Small print.' }),
    },
  }));
  expect(written).toEqual({
    language: 'ko',
    subject: '알림 · Reminder',
    letter: {
      lines: ['남은 팀이 있어요.', 'Teams are left.'],
      code: 'a1b2',
      button: { label: '열기 · Open', url },
      note: 'Small print.',
    },
  });
});
