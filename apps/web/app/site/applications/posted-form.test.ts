import { describe, expect, test } from 'vitest';
import { postedChanges } from './posted-form.ts';

describe('a form sent without script', () => {
  test('becomes changes by path; what is no field is left out', () => {
    const changes = postedChanges([
      ['_intent', 'next'],
      ['teamName', '한칸서재'],
      ['leader.tmBirth', '2004.11.02'],
      ['teamItemExp', '한 줄\r\n두 줄'],
      ['teamNo', '7'],
    ]);
    expect(changes).toEqual({
      teamName: '한칸서재',
      'leader.tmBirth': '2004-11-02',
      teamItemExp: '한 줄\n두 줄',
    });
  });

  test('takes a tick away that was on the page and did not come along', () => {
    const changes = postedChanges([
      ['isConsent', 'Y'],
      ['_ticks', 'isConsent teamReconsent nonsense'],
    ]);
    expect(changes).toEqual({ isConsent: 'Y', teamReconsent: '' });
  });
});
