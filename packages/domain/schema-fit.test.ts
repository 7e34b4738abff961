import { describe, expect, test } from 'vitest';
import { refusalOf, schemaFit, serves } from './schema-fit.ts';

describe('which databases a server works on', () => {
  const known = ['0001-a', '0002-b.contract', '0003-c'];
  test.each([
    ['its own', known, 'fits', true],
    ['an empty one', [], 'behind', false],
    ['one of the release before', ['0001-a', '0002-b.contract'], 'behind', false],
    ['one to which the next release has added something', [...known, '0004-d'], 'newer', true],
    ['one from which the next release has taken something', [...known, '0005-e.contract'], 'outdated', false],
    ['the same, and something added', [...known, '0004-d', '0005-e.contract'], 'outdated', false],
    ['one of another line', ['0001-a', '0003-c', '0004-d'], 'outdated', false],
  ])('%s', (_, applied, verdict, works) => {
    const fit = schemaFit(known, applied);
    expect(fit.verdict).toBe(verdict);
    expect(serves(fit)).toBe(works);
  });

  test('what is wrong is said in two languages, with what to do', () => {
    const behind = refusalOf(schemaFit(known, ['0001-a'])).message.split('\n');
    expect(behind).toEqual([
      '데이터베이스가 이 프로그램보다 오래됐어요. 마이그레이션 2개(0002-b.contract부터)가 남았어요. npm run migrate를 한 번 실행해 주세요.',
      'The database is older than this program: 2 migrations, from 0002-b.contract on, not applied yet. Run "npm run migrate" once.',
    ]);
    const outdated = refusalOf(schemaFit(known, [...known, '0005-e.contract'])).message.split('\n');
    expect(outdated).toEqual([
      '데이터베이스가 이 프로그램보다 새로워요(0005-e.contract). 같은 버전이나 더 새로운 버전의 프로그램으로 실행해 주세요.',
      'The database is newer than this program (0005-e.contract). Use the release that migrated it, or a newer one.',
    ]);
  });
});
