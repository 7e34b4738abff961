import { describe, expect, test } from 'vitest';
import { blindFileName, isJudgedSlot, schoolNames, withoutNames } from './blind.rules.ts';

describe('blind', () => {
  test.each([
    ['물결로그는 김 양식장을 봐요', ['물결로그'], '○○는 김 양식장을 봐요'],
    ['물결 로그, WAVELOG', ['물결로그', 'WaveLog'], '○○, ○○'],
    ['가온대학교와 가온대', schoolNames('가온대학교'), '○○와 ○○'],
    ['C++ (beta)', ['C++ (beta)'], '○○'],
    ['김 양식장', ['김'], '김 양식장'],
    ['그대로', [], '그대로'],
    ['한지우와 한지우리', ['한지우', '한지우리'], '○○와 ○○'],
    ['물결로그'.normalize('NFD'), ['물결로그'], '○○'],
  ])('%s without %j is %s', (given, names, shown) => {
    expect(withoutNames(given, names)).toBe(shown);
  });

  test('certificates and proofs are never judged, and a logo not where names are blind', () => {
    const slots = [
      'logo',
      'business',
      'comPaper',
      'schoolPaper',
      'applyAddition1',
      'applyAddition2',
      'applyAddition3',
    ];
    expect(slots.filter((slot) => isJudgedSlot(slot, { blindNames: false }))).toEqual(['logo', 'business']);
    expect(slots.filter((slot) => isJudgedSlot(slot, { blindNames: true }))).toEqual(['business']);
    expect(blindFileName('사업계획서', 1, 'pdf')).toBe('사업계획서 1.pdf');
  });
});
