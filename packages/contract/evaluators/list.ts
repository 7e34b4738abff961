import { z } from 'zod';
import type { Language } from '../language.ts';
import { type EvaluatorColumn, evaluatorColumnKeys, evaluatorSorts } from './values.ts';

export const evaluatorColumn = z.enum(evaluatorColumnKeys);
/** What a column is called: the first of each is the template's; case and spaces do not count. */
export const evaluatorColumns: Record<EvaluatorColumn, Record<Language, readonly [string, ...string[]]>> = {
  name: { ko: ['이름', '성명', '심사위원'], en: ['Name'] },
  email: { ko: ['이메일', '메일', '전자우편', '이메일주소'], en: ['E-mail', 'Email', 'Email address'] },
  phone: { ko: ['휴대전화', '전화', '연락처', '전화번호', '휴대폰'], en: ['Phone', 'Mobile', 'Contact'] },
  affiliation: { ko: ['소속', '기관'], en: ['Affiliation', 'Organisation', 'Organization'] },
  schoolName: { ko: ['학교', '학교명'], en: ['School'] },
  department: { ko: ['학과', '전공', '학과·전공'], en: ['Department', 'Major'] },
  employer: { ko: ['직장', '회사', '근무처'], en: ['Employer', 'Company'] },
  expertise: { ko: ['전문 분야', '분야', '심사 분야'], en: ['Expertise', 'Fields'] },
  loadLimit: {
    ko: ['심사 한도', '한도', '최대 팀 수', '부하 한도'],
    en: ['Load limit', 'Limit', 'Most teams'],
  },
};

export const evaluatorSort = z.enum(evaluatorSorts);
export type EvaluatorSort = (typeof evaluatorSorts)[number];
