import type { Bilingual } from './language.ts';

/**
 * Headings of a privacy policy: those that the Personal Information Protection Act (article 30) and its decree
 * (article 31) ask of everybody, and those they ask where it applies, which are shown once there is a text.
 */
export type PolicyHeading = { title: Bilingual; required: boolean; source: Bilingual };

const act = (article: string) => ({ ko: `법 제30조 ${article}`, en: `Act, art. 30 ${article}` });
const decree = (article: string) => ({ ko: `시행령 제31조 ${article}`, en: `Decree, art. 31 ${article}` });

export const policyHeadings = {
  purposes: {
    title: { ko: '개인정보의 처리 목적', en: 'Purposes of processing' },
    required: true,
    source: act('①1'),
  },
  items: {
    title: { ko: '처리하는 개인정보의 항목', en: 'Personal data that is processed' },
    required: true,
    source: decree('①1'),
  },
  retention: {
    title: { ko: '개인정보의 처리 및 보유 기간', en: 'How long data is processed and kept' },
    required: true,
    source: act('①2'),
  },
  children: {
    title: { ko: '만 14세 미만 아동의 개인정보', en: 'Children under 14' },
    required: true,
    source: { ko: '법 제22조의2', en: 'Act, art. 22-2' },
  },
  thirdParties: {
    title: { ko: '개인정보의 제3자 제공', en: 'Third parties' },
    required: true,
    source: act('①3'),
  },
  furtherUse: {
    title: { ko: '추가적인 이용·제공의 판단 기준', en: 'Further use and its criteria' },
    required: false,
    source: { ko: '시행령 제14조의2', en: 'Decree, art. 14-2' },
  },
  destruction: {
    title: { ko: '개인정보의 파기 절차와 방법', en: 'Destruction: procedure and method' },
    required: true,
    source: act('①3-2'),
  },
  sensitive: {
    title: {
      ko: '민감정보의 공개 가능성과 비공개를 고르는 방법',
      en: 'Sensitive data and keeping it private',
    },
    required: false,
    source: act('①3-3'),
  },
  processors: {
    title: { ko: '개인정보 처리업무의 위탁', en: 'Processors' },
    required: true,
    source: act('①4'),
  },
  overseas: {
    title: { ko: '개인정보의 국외 이전', en: 'Transfer abroad' },
    required: false,
    source: decree('①2'),
  },
  pseudonyms: {
    title: { ko: '가명정보의 처리', en: 'Pseudonymised data' },
    required: false,
    source: act('①4-2'),
  },
  rights: {
    title: { ko: '정보주체와 법정대리인의 권리·의무와 행사 방법', en: 'Your rights and how to use them' },
    required: true,
    source: act('①5'),
  },
  automated: {
    title: { ko: '자동화된 결정의 기준과 절차', en: 'Automated decisions' },
    required: false,
    source: { ko: '법 제37조의2', en: 'Act, art. 37-2' },
  },
  safeguards: {
    title: { ko: '개인정보의 안전성 확보 조치', en: 'Safeguards' },
    required: true,
    source: decree('①3'),
  },
  cookies: {
    title: { ko: '자동 수집 장치의 설치·운영과 거부', en: 'Cookies and how to refuse them' },
    required: true,
    source: act('①7'),
  },
  officer: {
    title: {
      ko: '개인정보 보호책임자와 고충 처리·열람 청구 부서',
      en: 'Privacy officer, complaints and requests for access',
    },
    required: true,
    source: act('①6'),
  },
  remedies: {
    title: { ko: '권익 침해에 대한 구제 방법', en: 'Remedies' },
    required: true,
    source: { ko: '작성 지침', en: 'Guidelines' },
  },
  changes: {
    title: { ko: '개인정보 처리방침의 변경', en: 'Changes to this policy' },
    required: true,
    source: { ko: '법 제30조 ②', en: 'Act, art. 30 ②' },
  },
} as const satisfies Record<string, PolicyHeading>;

export type PolicyKey = keyof typeof policyHeadings;
export const policyKeys = Object.keys(policyHeadings) as [PolicyKey, ...PolicyKey[]];
