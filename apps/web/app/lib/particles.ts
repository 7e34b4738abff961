/** Pairs of particles: the first follows a final consonant (받침), the second a vowel, but for 와/과. */
export const particles = [
  '이/가',
  '을/를',
  '은/는',
  '으로/로',
  '와/과',
  '이나/나',
  '이란/란',
  '아/야',
  '이랑/랑',
  '이에요/예요',
  '으로서/로서',
  '으로써/로써',
  '으로부터/로부터',
  '이라/라',
] as const;

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;

/** Place of a word's last sound among the final consonants, 0 for a vowel. Latin capitals are read letter by letter. */
function finalOf(word: string): number {
  const last = word.at(-1) ?? '';
  if (/^[A-Z]+$/.test(word)) return { L: RIEUL, R: RIEUL, M: 16, N: 4 }[last] ?? 0;
  const code = last.charCodeAt(0);
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE ? (code - FIRST_SYLLABLE) % FINALS : 0;
}

/** A word with the particle of a pair (`을/를`) that fits its last sound. */
export function withParticle(word: string, pair: string): string {
  if (word === '') return word;
  const [closed = '', open = ''] = pair.split('/');
  const final = finalOf(word);
  const followsVowel = final === 0 || (final === RIEUL && pair.startsWith('으로'));
  const takesSecond = pair === '와/과' ? !followsVowel : followsVowel;
  return word + (takesSecond ? open : closed);
}
