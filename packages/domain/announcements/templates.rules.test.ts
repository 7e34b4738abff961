import { describe, expect, test } from 'vitest';
import { render } from '../outbox/letter.ts';
import { sentLine } from '../outbox/links.rules.ts';
import { merged, messageOf, templateProblems, unknownFields, usualTemplates } from './templates.rules.ts';

const values = {
  teamName: '물결로그',
  number: '3-0417',
  trackName: '캠퍼스',
  stageName: '서류 심사',
  reservePlace: '충청권 예비 2순위',
};

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
    expect(sentLine(lines[0] ?? '')).toContain('충청권 예비 2순위예요');
  });

  test.each(['passed', 'reserve', 'failed', 'withdrawn'] as const)(
    'as it usually is leaves nothing open when %s',
    (outcome) => {
      for (const language of ['ko', 'en'] as const) {
        const { subject, lines } = messageOf(usualTemplates, { outcome, language, values });
        expect([subject, ...lines.map(sentLine)].join(' ')).not.toMatch(/[{}]/);
      }
    },
  );

  test('with an unknown field, or a place where there is none, is refused by its path', () => {
    expect(templateProblems(usualTemplates)).toEqual([]);
    const wrong = structuredClone(usualTemplates);
    wrong.passed.en.body = '{{leader}}';
    wrong.failed.ko.subject = '{{reservePlace}}';
    expect(templateProblems(wrong)).toEqual(['templates.passed.en.body', 'templates.failed.ko.subject']);
  });
});

test('an announcement says what the operator wrote, and makes no link of a team’s name', () => {
  const office = '자료는 https://portal.example/notice 에, 문의는 help@office.kr 로';
  const templates = structuredClone(usualTemplates);
  templates.passed.ko.body = `‘{{teamName}}’.kr {{unknown}}\n\n${office} {{number}}`;
  const evil = { ...values, teamName: 'evil.example http://evil.example' };
  const { subject, lines } = messageOf(templates, { outcome: 'passed', language: 'ko', values: evil });
  const sender = { ko: '출발+', en: 'Chulbal+' };
  const { text } = render({ channel: 'mail', language: 'ko', subject, letter: { lines } }, sender);
  expect(text).toContain(`${office} 3-0417`);
  expect(text).toContain('evil·example http: //evil·example’.kr {{unknown}}');
});
