/** A bonus item that a team of the demo claims, and what an operator has decided about it so far. */
export type DemoClaim = {
  /** Number of the kind in the demo season: 1 took part before, 2 prize at school, 3 intellectual property. */
  aaNo: 1 | 2 | 3;
  history: string;
  decision: 'verified' | 'rejected' | 'pending';
  /** Why it was rejected. */
  reason: string;
};

/** What proves each kind is called, as teams name it. */
export const proofNames: Readonly<Record<DemoClaim['aaNo'], string>> = {
  1: '참가확인서.pdf',
  2: '상장.pdf',
  3: '출원사실증명원.pdf',
};

type Kind = DemoClaim['aaNo'];
const verified = (aaNo: Kind, history: string): DemoClaim => ({
  aaNo,
  history,
  decision: 'verified',
  reason: '',
});
const pending = (aaNo: Kind, history: string): DemoClaim => ({
  aaNo,
  history,
  decision: 'pending',
  reason: '',
});
const rejected = (aaNo: Kind, history: string, reason: string): DemoClaim => ({
  aaNo,
  history,
  decision: 'rejected',
  reason,
});

/**
 * Claims by the name of the team, at most three, in their places: about a third of 캠퍼스, 성장 and last year's teams, and one of 새싹.
 * Last year everything was decided; this year some still waits.
 */
const claims: Readonly<Record<string, readonly DemoClaim[]>> = {
  급식탐정단: [pending(2, '교내 발명 대회 금상')],
  막차지도: [pending(2, '교내 창업 경진대회 대상')],
  반찬공방: [
    pending(3, '식단 추천 방법 특허 출원'),
    verified(1, '지난 시즌 캠퍼스 레인 서류 통과'),
    rejected(2, '요리 동아리 공모전 대상', '창업 경진대회가 아닌 요리 대회의 상장이에요'),
  ],
  실험실당근: [
    verified(2, '교내 창업 경진대회 최우수상'),
    pending(3, '시약 인수인계 기록 방법 특허 출원'),
    pending(1, '지난 시즌 캠퍼스 레인 예선 발표'),
  ],
  고요좌석: [rejected(3, '칸별 소음 지도 상표 출원', '증명원의 출원인이 팀원이 아니에요')],
  다시한겹: [
    verified(3, '종이 완충지 성형 방법 특허 등록'),
    verified(1, '지난 시즌 성장 레인 예선 발표'),
    pending(2, '교내 창업 경진대회 대상'),
  ],
  열손실사냥꾼: [
    pending(3, '열화상 촬영 경로 계산 방법 특허 출원'),
    rejected(1, '지난 시즌 캠퍼스 레인 참가', '참가확인서가 다른 팀의 것이에요'),
  ],
  반짝신발: [verified(3, '태양광 신발 끈 실용신안 출원')],
  빗물저금통: [verified(2, '학교 발명 창업 대회 금상')],
  숨결지도: [
    verified(2, '교내 창업 경진대회 우수상'),
    rejected(1, '이전 시즌 새싹 레인 참가', '그 시즌의 참가 명단에 팀장이 없어요'),
  ],
  시장사이렌: [verified(3, '냄새 감지 화재 경보기 특허 출원'), verified(2, '교내 창업 경진대회 대상')],
  굴껍데기연구반: [verified(2, '교내 창업 경진대회 대상')],
  물결계량: [
    verified(3, '누수 소리 분류 방법 특허 출원'),
    verified(2, '교내 창업 경진대회 최우수상'),
    verified(1, '이전 시즌 캠퍼스 레인 서류 통과'),
  ],
  손끝말: [verified(2, '교내 창업 경진대회 우수상')],
  막걸리실험실: [rejected(3, '하루 술 상표 출원', '마감일 뒤에 출원했어요')],
  바다수레: [verified(3, '접이식 바퀴 디자인 등록'), verified(1, '이전 시즌 캠퍼스 레인 참가')],
  공구도서관: [verified(1, '이전 시즌 캠퍼스 레인 참가')],
  다시실: [verified(3, '재생 실 봉제 방법 특허 등록')],
  볕드는창: [
    verified(3, '광섬유 채광창 특허 등록'),
    verified(2, '교내 창업 경진대회 대상'),
    rejected(1, '이전 시즌 성장 레인 참가', '접수만 하고 제출하지 않은 시즌이에요'),
  ],
  푸른깔창: [verified(3, '해조류 발포 소재 특허 출원')],
  양봉동아리붕: [verified(3, '벌 소리 분류 방법 특허 출원')],
  목소리은행: [verified(2, '교내 창업 경진대회 대상'), verified(3, '음성 보관 방법 특허 출원')],
  다시한지: [verified(3, '닥나무 완충재 성형 방법 특허 출원')],
  골조안경: [verified(2, '교내 창업 경진대회 최우수상')],
  소금꽃: [verified(3, '저염 제설제 조성물 특허 출원')],
  서류번역길: [verified(2, '유학생 창업 경진대회 장려상')],
};

/** What a team claims, in its places: its own claims where it was made up with some. */
export function claimsOfTeam(team: { name: string; claims?: readonly DemoClaim[] }): readonly DemoClaim[] {
  return team.claims ?? claimsBy(team.name);
}

/** What a team claims, in its places. */
export function claimsBy(teamName: string): readonly DemoClaim[] {
  return claims[teamName] ?? [];
}
