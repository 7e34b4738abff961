import { describe, expect, test } from 'vitest';
import { sentLine } from '../outbox/links.rules.ts';
import {
  merged,
  messageOf,
  outcomeOf,
  templateProblems,
  unknownFields,
  usualTemplates,
} from './templates.rules.ts';
import { isOpen, timeProblems } from './windows.rules.ts';

const values = {
  teamName: '물결로그',
  number: '3-0417',
  trackName: '캠퍼스',
  stageName: '서류 심사',
  reserveRank: '2',
};

test.each([
  ['selected', 'passed'],
  ['reserve', 'reserve'],
  ['notSelected', 'failed'],
  ['cut', 'failed'],
  ['withdrawn', 'failed'],
] as const)('a team that is %s is told that it %s', (decision, outcome) => {
  expect(outcomeOf({ decision })).toBe(outcome);
});

test.each([
  ['', []],
  ['{{teamName}} · {{ number }}', []],
  ['{{leaderName}}', ['leaderName']],
  ['{{}}', ['']],
  ['{{teamName', ['{{']],
  ['teamName}}', ['{{']],
])('unknown fields of %s', (text, unknown) => {
  expect(unknownFields(text)).toEqual(unknown);
});

describe('a message', () => {
  test('has its fields filled in, and a name that looks like a field stays a name', () => {
    expect(merged('‘{{teamName}}’ {{ number }}', { ...values, teamName: '{{number}}' })).toBe(
      '‘{{number}}’ 3-0417',
    );
  });

  test('is split into paragraphs at empty lines', () => {
    const { subject, lines } = messageOf(usualTemplates, { outcome: 'reserve', language: 'ko', values });
    expect(subject).toBe('서류 심사 결과를 알려드려요');
    expect(lines).toHaveLength(2);
    expect(sentLine(lines[0] ?? '')).toContain('예비 2순위');
  });

  test.each(['passed', 'reserve', 'failed'] as const)(
    'as it usually is leaves nothing open when %s',
    (outcome) => {
      for (const language of ['ko', 'en'] as const) {
        const { subject, lines } = messageOf(usualTemplates, { outcome, language, values });
        expect([subject, ...lines.map(sentLine)].join(' ')).not.toMatch(/[{}]/);
      }
    },
  );

  test('with an unknown field, or a rank where there is none, is refused by its path', () => {
    expect(templateProblems(usualTemplates)).toEqual([]);
    const wrong = structuredClone(usualTemplates);
    wrong.passed.en.body = '{{leader}}';
    wrong.failed.ko.subject = '예비 {{reserveRank}}';
    expect(templateProblems(wrong)).toEqual(['templates.passed.en.body', 'templates.failed.ko.subject']);
  });
});

const at = (minute: number) => new Date(Date.UTC(2026, 4, 26, 9, minute));

test.each([
  [null, null, []],
  [at(1), at(1), []],
  [at(0), null, ['appealUntil']],
  [at(1), at(0), ['verifyUntil']],
])('windows must end after the release', (appealUntil, verifyUntil, problems) => {
  expect(timeProblems({ releaseAt: at(0), appealUntil, verifyUntil })).toEqual(problems);
});

test.each([
  [null, at(0), false],
  [at(1), at(0), true],
  [at(1), at(1), false],
])('a window until %s is open at %s: %s', (until, now, open) => {
  expect(isOpen(until, now)).toBe(open);
});
