export const heroFields = {
  region: '지역',
  regionHint: '지도에서 이 시·도의 권역에 보여요.',
  choose: '시·도 고르기',
  since: '시작한 해',
  sinceHint: '1900년부터',
  founder: '창업가',
  founderHint: '영어를 비우면 한국어 이름을 보여요.',
  company: '가게·회사',
  companyHint: '영어를 비우면 한국어 이름을 보여요.',
  quote: '한마디',
  quoteHint: '따옴표 없이 적어 주세요. 이야기 맨 앞에 크게 보여요.',
} as const;
