import type { Bilingual } from '@chulbal/contract/language';
import type { ChoiceRule } from './rules.ts';

type Row = readonly [code: string, ko: string, en: string, parent?: string];

function choices(rows: readonly Row[]): ChoiceRule[] {
  return rows.map(([code, ko, en, parent]) => ({ code, parentCode: parent ?? null, label: { ko, en } }));
}

const itemParts = choices([
  ['living', '생활·공간', 'Living and space'],
  ['education', '교육·문화', 'Education and culture'],
  ['health', '건강·복지', 'Health and welfare'],
  ['environment', '환경·에너지', 'Environment and energy'],
  ['food', '농수산·식품', 'Farming, fishing and food'],
  ['mobility', '이동·물류', 'Mobility and logistics'],
  ['manufacturing', '제조·소재', 'Manufacturing and materials'],
  ['fashion', '패션·뷰티', 'Fashion and beauty'],
  ['content', '콘텐츠·놀이', 'Content and play'],
  ['local', '지역·여행', 'Local and travel'],
  ['social', '사회 문제 해결', 'Social impact'],
  ['other', '그 밖의 분야', 'Other'],
]);

const technologies = choices([
  ['ai', '인공지능', 'Artificial intelligence'],
  ['data', '데이터', 'Data'],
  ['iot', '사물인터넷', 'Internet of things'],
  ['robot', '로봇·드론', 'Robots and drones'],
  ['mobility', '모빌리티', 'Mobility'],
  ['xr', '가상·증강 현실', 'Virtual and augmented reality'],
  ['platform', '웹·앱 플랫폼', 'Web and app platform'],
  ['blockchain', '블록체인·핀테크', 'Blockchain and fintech'],
  ['bio', '바이오·헬스', 'Bio and health'],
  ['material', '신소재·3D 프린팅', 'New materials and 3D printing'],
  ['energy', '에너지·기후', 'Energy and climate'],
  ['none', '해당 없음', 'None of these'],
]);

const companyTypes = choices([
  ['0', '없음', 'None'],
  ['1', '개인사업자', 'Sole proprietor'],
  ['2', '법인', 'Corporation'],
]);

/** Sections of the Korean Standard Industrial Classification that student businesses register under. */
const companyKinds = choices([
  ['manufacturing', '제조업', 'Manufacturing'],
  ['wholesale', '도매 및 소매업', 'Wholesale and retail trade'],
  ['transport', '운수 및 창고업', 'Transportation and storage'],
  ['lodging', '숙박 및 음식점업', 'Accommodation and food service'],
  ['information', '정보통신업', 'Information and communication'],
  ['finance', '금융 및 보험업', 'Finance and insurance'],
  ['professional', '전문, 과학 및 기술 서비스업', 'Professional, scientific and technical services'],
  ['support', '사업 시설 관리, 사업 지원 및 임대 서비스업', 'Facility management, support and rental'],
  ['education', '교육 서비스업', 'Education'],
  ['health', '보건업 및 사회복지 서비스업', 'Human health and social work'],
  ['arts', '예술, 스포츠 및 여가 관련 서비스업', 'Arts, sports and recreation'],
  ['agriculture', '농업, 임업 및 어업', 'Agriculture, forestry and fishing'],
  ['construction', '건설업', 'Construction'],
  ['environment', '수도, 하수 및 폐기물 처리, 원료 재생업', 'Water, waste and material recovery'],
  ['personal', '협회 및 단체, 수리 및 기타 개인 서비스업', 'Repair and other personal services'],
]);

const sexes = choices([
  ['M', '남성', 'Male'],
  ['F', '여성', 'Female'],
  ['N', '밝히지 않음', 'Prefer not to say'],
]);

const schoolTypes = choices([
  ['elementary', '초등학교', 'Elementary school'],
  ['middle', '중학교', 'Middle school'],
  ['high', '고등학교', 'High school'],
  ['college', '전문대학', 'Junior college'],
  ['university', '대학교', 'University'],
  ['graduate', '대학원', 'Graduate school'],
]);

const schoolTypeDetails = choices([
  ['elementary', '초등학교', 'Elementary school', 'elementary'],
  ['elementaryOther', '대안·각종학교 (초등)', 'Alternative school (elementary)', 'elementary'],
  ['elementaryOutside', '학교 밖 청소년 (초등)', 'Out of school (elementary age)', 'elementary'],
  ['middle', '중학교', 'Middle school', 'middle'],
  ['middleOther', '대안·각종학교 (중등)', 'Alternative school (middle)', 'middle'],
  ['middleOutside', '학교 밖 청소년 (중등)', 'Out of school (middle school age)', 'middle'],
  ['highGeneral', '일반고', 'General high school', 'high'],
  ['highVocational', '특성화고', 'Vocational high school', 'high'],
  ['highMeister', '마이스터고', 'Meister high school', 'high'],
  ['highSpecial', '특수목적고', 'Special-purpose high school', 'high'],
  ['highAutonomous', '자율고', 'Autonomous high school', 'high'],
  ['highOther', '대안·각종학교 (고등)', 'Alternative school (high)', 'high'],
  ['highOutside', '학교 밖 청소년 (고등)', 'Out of school (high school age)', 'high'],
  ['college', '전문대학', 'Junior college', 'college'],
  ['polytechnic', '기능대학', 'Polytechnic college', 'college'],
  ['university', '4년제 대학', 'Four-year university', 'university'],
  ['educationUniversity', '교육대학', 'University of education', 'university'],
  ['instituteOfScience', '과학기술원', 'Institute of science and technology', 'university'],
  ['openUniversity', '방송통신대학', 'Open university', 'university'],
  ['cyberUniversity', '사이버대학', 'Cyber university', 'university'],
  ['master', '석사 과정', 'Master’s course', 'graduate'],
  ['doctor', '박사 과정', 'Doctoral course', 'graduate'],
  ['combined', '석·박사 통합 과정', 'Integrated master’s and doctoral course', 'graduate'],
]);

const grades: ChoiceRule[] = [1, 2, 3, 4, 5, 6].map((grade) => ({
  code: String(grade),
  parentCode: null,
  label: { ko: `${grade}학년`, en: `Year ${grade}` },
}));

const majorities = choices([
  ['humanities', '인문', 'Humanities'],
  ['social', '사회', 'Social sciences'],
  ['business', '경영·경제', 'Business and economics'],
  ['education', '교육', 'Education'],
  ['engineering', '공학', 'Engineering'],
  ['computing', '컴퓨터·정보', 'Computing'],
  ['science', '자연 과학', 'Natural sciences'],
  ['medicine', '의약', 'Medicine and pharmacy'],
  ['arts', '예술·체육', 'Arts and sports'],
  ['convergence', '융합', 'Interdisciplinary'],
]);

const studyTypes = choices([
  ['1', '재학', 'Enrolled'],
  ['2', '휴학', 'On leave'],
  ['3', '졸업유예', 'Graduation deferred'],
  ['4', '졸업', 'Graduated'],
]);

/** Korea first, then the countries that send most students to it, then others (ISO 3166-1). */
const countryCodes =
  'KR CN VN UZ MN JP US NP ID MM BD PK IN RU FR DE TH MY KZ KG TW HK PH KH LK TR EG NG GH ET KE RW TZ UG MA TN DZ ' +
  'SA AE IR IQ JO YE GB IE NL BE ES PT IT CH AT SE NO DK FI PL CZ SK HU RO BG UA BY GE AZ AM TJ TM AF BT LA TL SG ' +
  'AU NZ CA MX BR AR CL CO PE EC PY BO UY GT HN SV CR PA DO CU ZA CM CI SN CD ZM ZW MZ AO MG IL LB SY RS HR GR';

let named: ChoiceRule[] | undefined;

/** Their names are worked out once: asking for all of them takes milliseconds. */
function countries(): ChoiceRule[] {
  if (named) return named;
  const ko = new Intl.DisplayNames('ko', { type: 'region' });
  const en = new Intl.DisplayNames('en', { type: 'region' });
  named = countryCodes.split(' ').map((code) => ({
    code,
    parentCode: null,
    label: { ko: ko.of(code) ?? code, en: en.of(code) ?? code } satisfies Bilingual,
  }));
  return named;
}

/** The choices that a season begins with, for every select field of the application. */
export function usualChoices(): Record<string, ChoiceRule[]> {
  return {
    teamItemPart: itemParts,
    team4dTech: technologies,
    teamCom: companyTypes,
    teamComKind: companyKinds,
    tmSex: sexes,
    tmCountry: countries(),
    tmSchoolType: schoolTypes,
    tmSchoolTypeDetail: schoolTypeDetails,
    tmGrade: grades,
    tmMajority: majorities,
    tmStudyType: studyTypes,
  };
}
