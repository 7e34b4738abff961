import type { DemoClaim } from './bonus.ts';

/** A team of the demo. Teams, schools and people are made up; none of them exists. */
export type DemoTeam = {
  lane: number;
  name: string;
  item: string;
  /** Codes of `teamItemPart` and `team4dTech`. */
  part: string;
  tech: string;
  /** Code 1 to 17 of the leader's 시·도. */
  sido: string;
  school: DemoSchool;
  major?: string;
  /** Code of `tmMajority`, where there is a major. */
  majority?: string;
  /** People of the team, the leader counted. */
  size: number;
  about: string;
  motive: string;
  strength: string;
  business?: { type: '1' | '2'; kind: string; monthsOld: number };
  /** What it claims, where that is not known by its name. */
  claims?: readonly DemoClaim[];
};

export type DemoSchool = { name: string; type: string; detail: string };

const middle = (name: string): DemoSchool => ({ name: `${name}중학교`, type: 'middle', detail: 'middle' });
const high = (name: string, detail = 'highGeneral'): DemoSchool => ({
  name: `${name}고등학교`,
  type: 'high',
  detail,
});
const university = (name: string): DemoSchool => ({
  name: `${name}대학교`,
  type: 'university',
  detail: 'university',
});
const college = (name: string): DemoSchool => ({ name: `${name}대학교`, type: 'college', detail: 'college' });
const graduate = (name: string, detail = 'master'): DemoSchool => ({
  name: `${name}대학교`,
  type: 'graduate',
  detail,
});

/** Teams that have submitted this season: on the open lanes 1 to 3 and on lane 4, which is being reviewed. */
export const teamsThisYear: readonly DemoTeam[] = [
  {
    lane: 1,
    name: '급식탐정단',
    item: '남은 반찬을 사진으로 세는 급식 기록판',
    part: 'environment',
    tech: 'ai',
    sido: '9',
    school: middle('느티뜰'),
    size: 4,
    about:
      '퇴식구에 세운 태블릿이 남은 반찬을 찍어 메뉴별로 몇 그릇이 버려졌는지 보여 줍니다. 영양사 선생님은 다음 달 식단을 짤 때 이 표를 봅니다.',
    motive: '가장 인기 있는 줄 알았던 카레가 가장 많이 버려진다는 걸 세어 보고 알았습니다.',
    strength: '네 사람 모두 급식 도우미라 매일 점심시간에 직접 시험할 수 있습니다.',
  },
  {
    lane: 1,
    name: '우산품앗이',
    item: '갑자기 비 오는 날 이웃 우산을 빌리는 문고리 걸이',
    part: 'social',
    tech: 'platform',
    sido: '2',
    school: middle('물마루'),
    size: 3,
    about:
      '아파트 현관 문고리에 남는 우산을 걸어 두고, 가져간 사람은 같은 동 아무 문고리에나 돌려놓습니다. 우산마다 붙인 무늬로 어디를 돌았는지 남습니다.',
    motive: '비 오는 날 뛰어가던 초등학생을 보고 우리 집 신발장에 우산이 일곱 개 있다는 게 떠올랐습니다.',
    strength: '한 아파트에 사는 세 친구라 두 달 동안 세 개 동에서 우산 쉰 개를 돌려 봤습니다.',
  },
  {
    lane: 1,
    name: '식물응급실',
    item: '교실 화분의 목마름을 알리는 이쑤시개 센서',
    part: 'education',
    tech: 'iot',
    sido: '11',
    school: middle('여울목'),
    size: 3,
    about:
      '이쑤시개만 한 막대를 화분에 꽂으면 흙이 마를 때 머리가 빨갛게 변합니다. 전기를 쓰지 않고 색이 바뀌는 종이로 만들었습니다.',
    motive: '방학이 끝나면 교실 화분이 늘 죽어 있어서 누가 언제 물을 줬는지 서로 따졌습니다.',
    strength: '과학 선생님과 종이 열두 가지를 바꿔 가며 색이 가장 또렷한 것을 골랐습니다.',
  },
  {
    lane: 1,
    name: '골목박사',
    item: '어르신이 들려주는 골목 이야기 스탬프 지도',
    part: 'local',
    tech: 'platform',
    sido: '13',
    school: middle('은행나무골'),
    size: 4,
    about:
      '골목마다 붙은 도장판에 휴대전화를 대면 그 골목에 오래 산 어르신 목소리로 이야기가 나옵니다. 도장을 다 모으면 동네 문방구에서 간식을 줍니다.',
    motive: '할머니가 들려준 우물 이야기를 찾아가 봤는데 우물 자리에 아무 표시가 없었습니다.',
    strength: '경로당 네 곳을 돌며 이야기 서른한 편을 이미 녹음했습니다.',
  },
  {
    lane: 1,
    name: '책가방다이어트',
    item: '내일 시간표만 담아 주는 가방 무게 도우미',
    part: 'education',
    tech: 'iot',
    sido: '6',
    school: middle('별내음'),
    size: 2,
    about:
      '책상 옆 고리에 가방을 걸면 무게를 재고, 내일 시간표에 없는 책을 알려 줍니다. 한 달 동안 가방이 평균 1.4 kg 가벼워졌습니다.',
    motive: '가방이 무거워 어깨가 아프다는 친구가 반에서 절반이 넘었습니다.',
    strength: '한 사람은 회로를 만들고 한 사람은 시간표 앱을 만들어 둘이서 끝까지 움직이게 했습니다.',
  },
  {
    lane: 1,
    name: '바람길연구소',
    item: '학원 차 대신 걷는 안심 등굣길 바람개비',
    part: 'mobility',
    tech: 'data',
    sido: '17',
    school: middle('돌담'),
    size: 3,
    about:
      '등굣길 길목에 단 바람개비가 지나간 아이 수를 세어 부모님께 무사히 지나갔다고 알려 줍니다. 얼굴도 이름도 찍지 않습니다.',
    motive: '동생이 혼자 걷고 싶어 하는데 엄마는 걱정이 많아서 둘 다 편한 방법을 찾고 싶었습니다.',
    strength: '바람이 많은 동네라 바람개비가 스스로 전기를 만들어 건전지가 필요 없습니다.',
  },
  {
    lane: 2,
    name: '약봄',
    item: '남은 약을 모아 버리는 학교 수거함',
    part: 'health',
    tech: 'iot',
    sido: '3',
    school: high('푸른재'),
    size: 4,
    about:
      '보건실 앞 수거함에 남은 약을 넣으면 종류와 무게가 기록되고, 가득 차면 약국에 알림이 갑니다. 학생은 봉사 시간을 받습니다.',
    motive: '집 서랍에서 유통기한이 지난 약이 한 봉지 나왔는데 버릴 곳이 보건소뿐이었습니다.',
    strength: '동네 약국 다섯 곳이 수거한 약을 받아 주기로 약속했습니다.',
  },
  {
    lane: 2,
    name: '점자택배',
    item: '택배 송장을 점자로 눌러 주는 손바닥 스탬프',
    part: 'social',
    tech: 'ai',
    sido: '5',
    school: high('무들기계공업', 'highVocational'),
    size: 3,
    about:
      '송장을 카메라로 읽어 보낸 사람과 물건 이름을 점자 스티커로 눌러 줍니다. 상자를 열지 않고도 무엇이 왔는지 알 수 있습니다.',
    motive: '시각장애가 있는 이웃이 택배 여섯 개를 모두 뜯고서야 급한 약을 찾는 걸 봤습니다.',
    strength: '금형을 배우는 두 사람과 프로그램을 짜는 한 사람이 시제품을 네 번 고쳤습니다.',
  },
  {
    lane: 2,
    name: '야자등대',
    // The one item of the demo that resembles another, that of 막차지도.
    item: '막차를 놓친 밤에 함께 타는 심야 짝꿍',
    part: 'social',
    tech: 'platform',
    sido: '9',
    school: high('한길마루'),
    size: 4,
    about:
      '야간 자율 학습이 끝나는 시각과 방향만 적으면 같은 길을 가는 친구들을 모아 차 한 대를 부릅니다. 집 주소 대신 갈림길까지만 함께 탑니다.',
    motive: '밤 열 시 버스 정류장에서 혼자 서 있는 사람이 우리 반에만 열한 명이었습니다.',
    strength: '두 학교에서 석 달 동안 96명이 1,204번 함께 돌아왔습니다.',
  },
  {
    lane: 2,
    name: '씨앗은행원',
    item: '토종 씨앗을 빌리고 갚는 학교 텃밭 은행',
    part: 'food',
    tech: 'data',
    sido: '14',
    school: high('들머리'),
    size: 3,
    about:
      '봄에 씨앗 한 봉지를 빌려 가을에 두 봉지로 갚습니다. 학교마다 어떤 씨앗이 잘 자라는지 기록이 쌓여 다음 해에 나눕니다.',
    motive: '할아버지가 지키던 팥 씨앗이 돌아가신 뒤 사라졌습니다.',
    strength: '농업 동아리 다섯 곳이 함께 씨앗 열아홉 가지를 갚는 데 성공했습니다.',
  },
  {
    lane: 2,
    name: '틈새체육',
    item: '교실 뒤 한 평에서 하는 7분 운동 놀이판',
    part: 'health',
    tech: 'xr',
    sido: '10',
    school: high('솔치'),
    size: 2,
    about:
      '교실 뒤 바닥에 펴는 놀이판을 밟으면 화면 속 길이 이어집니다. 쉬는 시간 7분이면 한 판이 끝나고 반끼리 겨룰 수 있습니다.',
    motive: '체육이 없는 날 하루 걸음을 재 보니 1,900걸음이었습니다.',
    strength: '체육부장과 게임 개발 동아리장이 만나 재미와 운동량을 함께 따집니다.',
  },
  {
    lane: 2,
    name: '모두의안내방송',
    item: '교내 방송을 글자와 진동으로 바꾸는 명찰',
    part: 'education',
    tech: 'ai',
    sido: '4',
    school: high('갯벌과학', 'highSpecial'),
    size: 4,
    about:
      '교내 방송을 알아듣고 명찰의 작은 화면에 글자로 띄우며, 대피 방송이면 세게 떨립니다. 인터넷이 끊겨도 학교 안에서 움직입니다.',
    motive: '청각장애가 있는 친구가 화재 대피 훈련을 혼자 모르고 앉아 있었습니다.',
    strength: '당사자인 친구가 팀원으로 함께 만들고 매주 직접 써 봅니다.',
  },
  {
    lane: 2,
    name: '헌옷지문',
    item: '교복에 이야기를 붙여 물려주는 단추',
    part: 'fashion',
    tech: 'blockchain',
    sido: '8',
    school: high('한솔뜰'),
    size: 3,
    about:
      '교복 안쪽 단추를 찍으면 누가 언제 입었고 무슨 응원을 남겼는지 보입니다. 물려받은 옷이 부끄럽지 않고 반가워집니다.',
    motive: '멀쩡한 교복이 해마다 버려지는데 물려받는 사람은 줄고 있었습니다.',
    strength: '학생회와 함께 올해 교복 218벌을 새 주인에게 보냈습니다.',
  },
  {
    lane: 3,
    name: '막차지도',
    item: '막차를 놓친 밤에 함께 타는 심야 동승',
    part: 'mobility',
    tech: 'mobility',
    sido: '1',
    school: university('가람누리'),
    major: '도시공학과',
    majority: 'engineering',
    size: 3,
    about:
      '막차가 끊긴 뒤 같은 방향 학생 셋을 모아 택시 한 대를 부릅니다. 요금은 내리는 순서대로 나누고, 도서관과 작업실 문 닫는 시각에 맞춰 미리 모읍니다.',
    motive: '졸업 작품을 하던 한 학기 동안 택시비가 등록금 다음으로 많이 들었습니다.',
    strength: '교통 데이터를 다루는 두 사람과 총학생회에서 셔틀을 운영해 본 한 사람이 모였습니다.',
  },
  {
    lane: 3,
    name: '반찬공방',
    item: '1인 자취생의 남은 재료로 짜는 사흘 식단',
    part: 'food',
    tech: 'ai',
    sido: '3',
    school: university('미리내'),
    major: '식품영양학과',
    majority: 'science',
    size: 4,
    about:
      '냉장고에 남은 재료를 말로 불러 주면 사흘 동안 다 쓰는 식단을 짜고, 모자란 것은 가까운 시장에서 한 끼 분량으로 삽니다.',
    motive: '대파 한 단을 사면 절반을 버리는 자취방이 우리만은 아니었습니다.',
    strength: '영양사 과정을 마친 두 사람이 식단 400개를 직접 만들어 먹어 보고 고쳤습니다.',
  },
  {
    lane: 3,
    name: '실험실당근',
    item: '대학 연구실의 남는 시약과 장비를 나누는 장터',
    part: 'manufacturing',
    tech: 'platform',
    sido: '6',
    school: graduate('누리과학기술', 'doctor'),
    major: '화학공학과',
    majority: 'engineering',
    size: 3,
    about:
      '뚜껑도 안 딴 시약과 노는 장비 시간을 연구실끼리 나눕니다. 유해 물질은 안전 교육 이력이 맞는 연구실에만 보이고 인수인계가 기록으로 남습니다.',
    motive: '연구실 냉장고를 정리하다 쓰지 않고 버리는 시약이 한 해 천만 원이 넘는 걸 알았습니다.',
    strength: '안전 관리자 자격을 가진 대학원생 셋이 열두 개 연구실과 시험하고 있습니다.',
  },
  {
    lane: 3,
    name: '파도수업',
    item: '어촌 체험을 수업으로 바꾸는 하루 교안',
    part: 'local',
    tech: 'platform',
    sido: '16',
    school: university('한빛바다'),
    major: '해양생물학과',
    majority: 'science',
    size: 3,
    about:
      '어촌계가 가진 배와 갯벌을 초등학교 과학 단원에 맞춘 하루 수업으로 엮습니다. 물때와 안전 요원까지 한 번에 예약됩니다.',
    motive: '어촌 체험이 조개 캐기 한 가지뿐이라 아이들이 두 번은 오지 않았습니다.',
    strength: '어촌계 세 곳과 교안 열네 개를 함께 쓰고 교사 연수에서 다섯 번 시연했습니다.',
  },
  {
    lane: 3,
    name: '고요좌석',
    item: '지하철 칸별 소음을 재어 조용한 칸을 알려 주는 앱',
    part: 'mobility',
    tech: 'data',
    sido: '2',
    school: university('물결'),
    major: '데이터사이언스학과',
    majority: 'computing',
    size: 2,
    about:
      '승객의 휴대전화가 소리 크기만 재어 칸마다 얼마나 시끄러운지 색으로 보여 줍니다. 소리는 저장하지 않고 세기만 남깁니다.',
    motive: '청각이 예민한 동생은 지하철을 타면 두 정거장마다 내려 쉽니다.',
    strength: '한 달 동안 네 개 노선을 돌며 칸별 소음 기록 8만 건을 모았습니다.',
  },
  {
    lane: 3,
    name: '되짓다',
    item: '철거 현장의 문과 창을 다시 쓰는 자재 도서관',
    part: 'environment',
    tech: 'data',
    sido: '5',
    school: university('빛고을예술'),
    major: '건축학과',
    majority: 'engineering',
    size: 4,
    about:
      '철거 전에 현장을 찍어 떼어 쓸 수 있는 문, 창, 마루의 치수를 목록으로 만듭니다. 설계하는 사람은 도면에 바로 얹어 보고 예약합니다.',
    motive: '모형 재료비가 없어 철거 현장에서 창틀을 얻어 쓰다가 시장이 없다는 걸 알았습니다.',
    strength: '철거 업체 두 곳과 건축사무소 네 곳이 시험 거래를 하고 있습니다.',
  },
  {
    lane: 3,
    name: '손주통역',
    item: '어르신의 병원 말을 보호자에게 풀어 주는 동행 노트',
    part: 'health',
    tech: 'ai',
    sido: '12',
    school: college('다온보건'),
    major: '간호학과',
    majority: 'medicine',
    size: 3,
    about:
      '진료실에서 들은 말을 적으면 쉬운 말로 바꾸어 멀리 사는 자녀에게 보냅니다. 약이 바뀐 날과 다음 예약은 달력에 저절로 들어갑니다.',
    motive: '실습 병동에서 어르신들이 집에 가면 의사 말을 하나도 기억하지 못했습니다.',
    strength: '간호학과 셋이 병원 두 곳의 간호사에게 매주 문장을 검토받습니다.',
  },
  {
    lane: 3,
    name: '한평무대',
    item: '빈 점포를 저녁 두 시간 공연장으로 쓰는 예약 장치',
    part: 'content',
    tech: 'platform',
    sido: '13',
    school: university('들꽃'),
    major: '실용음악과',
    majority: 'arts',
    size: 4,
    about:
      '비어 있는 점포의 저녁 두 시간을 공연자에게 빌려줍니다. 조명과 음향을 여행 가방 하나에 담아 한 시간이면 무대가 섭니다.',
    motive: '졸업 공연을 할 곳을 못 찾아 학교 주차장에서 연주했습니다.',
    strength: '음악 둘, 무대 기술 하나, 부동산학과 하나라 계약부터 막 내림까지 직접 합니다.',
  },
  {
    lane: 3,
    name: '흙묻은손',
    item: '귀농 첫해를 함께 짓는 이웃 농부 멘토링',
    part: 'food',
    tech: 'platform',
    sido: '15',
    school: university('산마루'),
    major: '농업경제학과',
    majority: 'business',
    size: 2,
    about:
      '귀농한 첫해 열두 달 동안 같은 작물을 짓는 이웃 농부가 한 주에 한 번 밭을 봐 줍니다. 수확이 나면 그 일부로 멘토료를 냅니다.',
    motive: '부모님이 귀농 첫해에 고추를 모두 잃고 다시 도시로 돌아가려 했습니다.',
    strength: '작목반 여섯 곳의 반장이 멘토로 이름을 올렸습니다.',
  },
  {
    lane: 3,
    name: '밤샘약속',
    item: '작업실과 실험실을 안전하게 밤새 쓰는 둘씩 출입',
    part: 'education',
    tech: 'iot',
    sido: '9',
    school: university('온누리'),
    major: '산업공학과',
    majority: 'engineering',
    size: 3,
    about:
      '밤에는 두 사람 이상이 있어야 문이 열리고 장비가 켜집니다. 혼자 남으면 알림이 가고 십 분 뒤 전원이 차례로 꺼집니다.',
    motive: '밤에 혼자 기계를 쓰다 손을 다친 선배를 아침에야 발견했습니다.',
    strength: '안전팀과 협약을 맺고 공작실 두 곳에서 한 학기를 사고 없이 운영했습니다.',
  },
  {
    lane: 4,
    name: '다시한겹',
    item: '과일 포장재를 거두어 다시 만드는 완충지',
    part: 'environment',
    tech: 'material',
    sido: '15',
    school: university('산마루'),
    major: '신소재공학과',
    majority: 'engineering',
    size: 4,
    about:
      '선별장에서 나오는 과일 포장재를 거두어 스티로폼 대신 쓰는 종이 완충지로 다시 만듭니다. 지난해 선별장 여섯 곳에 41톤을 납품했습니다.',
    motive: '사과 상자를 접는 아르바이트를 하면서 하루에 버려지는 포장재를 봤습니다.',
    strength: '원료를 얻는 곳과 납품하는 곳이 같아 물류비가 거의 들지 않습니다.',
    business: { type: '2', kind: 'manufacturing', monthsOld: 26 },
  },
  {
    lane: 4,
    name: '바로수선',
    item: '의류 수선 견적을 사진으로 비교하는 서비스',
    part: 'fashion',
    tech: 'ai',
    sido: '1',
    school: university('가람누리'),
    major: '의류학과',
    majority: 'arts',
    size: 3,
    about:
      '고칠 곳을 찍으면 동네 수선집 세 곳의 견적과 예전 솜씨 사진이 옵니다. 지금까지 수선집 170곳이 9,300벌을 고쳤습니다.',
    motive: '수선집 사장님은 손님이 없고 손님은 얼마인지 몰라 옷을 버리고 있었습니다.',
    strength: '의류학과 셋이 수선 난이도표를 만들어 견적 오차를 8%로 줄였습니다.',
    business: { type: '2', kind: 'information', monthsOld: 19 },
  },
  {
    lane: 4,
    name: '새벽두부',
    item: '학교 급식실로 가는 당일 두부',
    part: 'food',
    tech: 'none',
    sido: '11',
    school: college('충청조리'),
    major: '호텔조리과',
    majority: 'arts',
    size: 2,
    about:
      '지역 콩으로 새벽 네 시에 만든 두부를 여덟 시까지 급식실에 보냅니다. 남는 비지는 농가에 사료로 돌려줍니다.',
    motive: '콩 농사를 짓는 마을인데 학교 급식 두부는 300 km 밖에서 왔습니다.',
    strength: '급식실 23곳과 한 해 계약을 맺어 매일 만들 양이 정해져 있습니다.',
    business: { type: '1', kind: 'manufacturing', monthsOld: 14 },
  },
  {
    lane: 4,
    name: '열손실사냥꾼',
    item: '오래된 건물의 새는 열을 찾는 드론 진단',
    part: 'environment',
    tech: 'robot',
    sido: '10',
    school: graduate('새벽들'),
    major: '건축환경공학과',
    majority: 'engineering',
    size: 3,
    about:
      '열화상 드론으로 건물 한 동을 40분에 찍어 열이 새는 곳과 고치는 비용을 한 장으로 드립니다. 지난겨울 학교 건물 58동을 진단했습니다.',
    motive: '기숙사 난방비가 두 배로 올랐는데 어디서 새는지 아무도 몰랐습니다.',
    strength: '드론 조종 자격과 건축기사를 함께 가진 팀이라 진단에서 설계까지 이어집니다.',
    business: { type: '2', kind: 'professional', monthsOld: 31 },
  },
  {
    lane: 4,
    name: '말동무라디오',
    item: '홀로 사는 어르신이 서로 사연을 읽어 주는 라디오',
    part: 'social',
    tech: 'ai',
    sido: '14',
    school: university('남녘'),
    major: '사회복지학과',
    majority: 'social',
    size: 4,
    about:
      '전화로 남긴 사연을 이웃 어르신이 읽어 주는 동네 라디오입니다. 이틀 동안 듣지 않으면 생활지원사에게 알립니다. 네 개 군에서 1,100명이 듣습니다.',
    motive: '안부 전화 봉사를 하다 어르신들이 서로의 이야기를 궁금해한다는 걸 알았습니다.',
    strength: '복지관 아홉 곳이 해마다 이용료를 내며 해지한 곳이 없습니다.',
    business: { type: '2', kind: 'information', monthsOld: 22 },
  },
  {
    lane: 4,
    name: '조각천공작소',
    item: '봉제 공장의 조각 천으로 짓는 반려동물 이불',
    part: 'fashion',
    tech: 'platform',
    sido: '7',
    school: university('고래목'),
    major: '산업디자인학과',
    majority: 'arts',
    size: 2,
    about:
      '봉제 공장 열한 곳에서 나온 조각 천을 색으로 나누어 이불로 짓습니다. 한 장마다 어느 공장의 무슨 옷에서 왔는지 적혀 있습니다.',
    motive: '봉제 일을 하시는 어머니 공장에서 밤마다 자루로 버려지는 천을 옮겼습니다.',
    strength: '재료비가 거의 없고 다시 사는 손님이 셋 중 하나입니다.',
    business: { type: '1', kind: 'manufacturing', monthsOld: 9 },
  },
  {
    lane: 4,
    name: '첫월급교실',
    item: '사회 초년생의 첫 급여 명세서를 함께 읽는 수업',
    part: 'education',
    tech: 'data',
    sido: '4',
    school: university('서해'),
    major: '경영학과',
    majority: 'business',
    size: 3,
    about:
      '급여 명세서를 찍으면 항목마다 쉬운 말로 풀어 주고 빠진 수당을 짚어 줍니다. 특성화고 35곳에서 졸업 전 수업으로 씁니다.',
    motive: '현장 실습을 마친 동생의 명세서에 주휴 수당이 없었습니다.',
    strength: '노무사 두 분이 자문하고 학생이 졸업한 뒤에도 계속 씁니다.',
    business: { type: '2', kind: 'education', monthsOld: 17 },
  },
];

/** The team that the second demo student leads. */
export const submittedDemoTeam: DemoTeam = {
  lane: 3,
  name: '다시온',
  item: '폐배터리 잔존수명을 10분에 재는 진단 키트',
  part: 'environment',
  tech: 'energy',
  sido: '12',
  school: university('다온'),
  major: '에너지공학과',
  majority: 'engineering',
  size: 3,
  about:
    '전동 킥보드와 자전거에서 떼어 낸 배터리에 키트를 물리면 10분 안에 남은 수명을 등급으로 알려 줍니다. 등급이 같은 것끼리 묶어 가로등과 캠핑 전원으로 다시 씁니다.',
  motive:
    '학교 앞 킥보드 회수장에서 멀쩡한 배터리까지 모두 폐기되는 것을 봤습니다. 재는 데 여섯 시간이 걸려 버리는 쪽이 쌌기 때문입니다.',
  strength:
    '전기화학을 배우는 두 사람이 측정법을, 기계과 한 사람이 물림틀을 만들었습니다. 회수 업체와 배터리 320개를 함께 쟀습니다.',
};

/** What the first demo student has written so far, by path; the rest is still empty. */
export const draftDemoFields: Readonly<Record<string, string>> = {
  isConsent: 'Y',
  teamName: '한칸서재',
  teamItemName: '자전거 보관대 한 칸의 무인 서가',
  teamItemPart: 'living',
  teamItemExp:
    '자취방에는 책을 둘 자리가 없고, 동네 도서관은 걸어서 삼십 분이 걸립니다. 한칸서재는 아파트와 기숙사의 남는 자전거 보관대 한 칸을 책 예순 권이 들어가는 무인 서가로 바꿉니다. 앱으로 문을 열고, 다 읽은 책은 아무 서가에나 꽂으면 됩니다. 서가마다 무게 센서가 달려 있어 빌린 책과 돌아온 책을 스스로 알아봅니다.\n지난 학기에 기숙사 두 곳에서 여섯 주 동안 시험했고, 214명이 837번 빌렸습니다. 돌아오지 않은 책은 아홉 권입니다.',
  teamEmotion:
    '팀장이 기숙사 복도에 내놓은 책 상자에서 시작했습니다. 일주일 만에 책이 모두 사라졌고, 이 주 뒤에는 모르는 책이 열두 권 더 꽂혀 있었습니다. 빌려 주는 규칙이 없어도 책은 돌았습니다. 그 움직임을 건물마다 만들 수 있는지 확인하고 싶었습니다.',
  teamCom: '0',
  teamReconsent: 'Y',
};
