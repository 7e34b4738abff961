import { josa } from 'es-hangul';
import { describe, expect, test } from 'vitest';
import { particles, withParticle } from './particles.ts';

const words = [
  ...['사업계획서', '팀', '서울', '글로벌', '새싹', '출발+', '3번', 'IR', 'BMC', 'PDF', 'CSV', 'KN', 'AL'],
  ...['Ending', '2026', '', '이', '물', '값', '(주)출발', 'A', 'M', 'R', '1팀'],
];

describe('the particle fits its word, as es-hangul reads it', () => {
  test.each(particles)('%s', (pair) => {
    for (const word of words) expect(withParticle(word, pair)).toBe(josa(word, pair));
  });
});
