/** Letters and digits alone, in lower case. */
export function normalName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** What schools are called short, by what stands at the end; the longest first. */
const shortEndings: readonly (readonly [short: string, long: string])[] = [
  ['과기대', '과학기술대학교'],
  ['과학기술대', '과학기술대학교'],
  ['공과대', '공과대학교'],
  ['외대', '외국어대학교'],
  ['교대', '교육대학교'],
  ['여대', '여자대학교'],
  ['공대', '공과대학교'],
  ['대', '대학교'],
  ['여고', '여자고등학교'],
  ['과고', '과학고등학교'],
  ['외고', '외국어고등학교'],
  ['고', '고등학교'],
  ['여중', '여자중학교'],
  ['중', '중학교'],
  ['초', '초등학교'],
];

/** Schools that everybody calls by another name than their own. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['kaist', '한국과학기술원'],
  ['카이스트', '한국과학기술원'],
  ['postech', '포항공과대학교'],
  ['포스텍', '포항공과대학교'],
  ['포항공대', '포항공과대학교'],
  ['unist', '울산과학기술원'],
  ['유니스트', '울산과학기술원'],
  ['gist', '광주과학기술원'],
  ['지스트', '광주과학기술원'],
  ['dgist', '대구경북과학기술원'],
  ['디지스트', '대구경북과학기술원'],
  ['한예종', '한국예술종합학교'],
  ['방송대', '한국방송통신대학교'],
  ['방통대', '한국방송통신대학교'],
]);

const wholeEnding = /(대학교|대학원|대학|고등학교|중학교|초등학교|과학기술원|종합학교)$/u;

/**
 * A school's name without what is left out at will: 국립부경대학교 and 부경대학교 are one, 서울대 and 서울대학교 are one. Of a
 * text that names no school, the text.
 */
export function schoolKey(name: string): string {
  const bare = normalName(name).replace(/^국립(?=.{3})/u, '');
  const other = otherNames.get(bare);
  if (other) return other;
  if (wholeEnding.test(bare)) return bare;
  const ending = shortEndings.find(([short]) => bare.endsWith(short) && bare.length > short.length + 1);
  return ending ? bare.slice(0, -ending[0].length) + ending[1] : bare;
}

const withinWords =
  /대학교|대학원|과학기술원|종합학교|고등학교|중학교|초등학교|대학|여대|외대|교대|과기대|대/gu;

/**
 * Names of schools that a line about where somebody belongs may hold, whole names first: of 서울대학교 경영학과, of
 * 서울대병원 or KAIST 창업원. Every one is a `schoolKey`; most mean no school, so look them up.
 */
export function schoolsNamedIn(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .split(/[\s,/()·|]+/u)
    .filter(Boolean);
  const found = new Set<string>();
  for (const start of words.keys()) {
    for (let end = words.length; end > start; end -= 1) {
      found.add(schoolKey(words.slice(start, end).join('')));
    }
  }
  for (const word of words.map(normalName)) {
    for (const { index, 0: ending } of word.matchAll(withinWords)) {
      if (index > 0) found.add(schoolKey(word.slice(0, index + ending.length)));
    }
  }
  return [...found].filter((key) => [...key].length >= 2);
}
