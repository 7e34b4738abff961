import type { DemoPost } from './post.ts';

const notice = { board: 'notice', details: {} } as const;
const schedule = '/contest/schedule';

/** From the oldest to the newest. */
export const demoNotices: readonly DemoPost[] = [
  {
    ...notice,
    daysAgo: 58,
    kind: 'notice',
    titleKo: '올해 시즌의 트랙과 일정을 알려 드려요',
    titleEn: 'Tracks and dates of this season',
    bodyKo: `<p>새싹, 도전, 캠퍼스, 성장, 글로벌. 올해도 <strong>다섯 개 레인</strong>에서 출발해요.</p><h2>달라진 점</h2><ul><li><p>팀원은 팀장을 포함해 2명부터 4명까지예요.</p></li><li><p>제출하면 파일마다 지문(SHA-256)이 적힌 접수증을 드려요.</p></li></ul><p><a href="${schedule}">일정 맵에서 내 트랙 보기</a></p>`,
    bodyEn: `<p>Sprout, Challenge, Campus, Growth, Global: teams start in <strong>five lanes</strong> again.</p><h2>What is new</h2><ul><li><p>A team is two to four people, the leader counted.</p></li><li><p>Every submission gets a receipt with the fingerprint (SHA-256) of each file.</p></li></ul><p><a href="${schedule}">See your track on the schedule map</a></p>`,
  },
  {
    ...notice,
    daysAgo: 51,
    kind: 'recruit',
    titleKo: '성장 트랙 접수가 시작됐어요',
    titleEn: 'The Growth track is open',
    bodyKo: '<p>창업한 지 3년이 안 된 팀이라면 성장 트랙에서 만나요. 사업자등록증을 미리 준비해 주세요.</p>',
    bodyEn:
      '<p>Is your company younger than three years? Meet us in the Growth track. Have your business registration certificate ready.</p>',
  },
  {
    ...notice,
    daysAgo: 44,
    kind: 'event',
    titleKo: '신청서 쓰기 온라인 설명회 다시 보기',
    titleEn: 'How to write an application: watch it again',
    bodyKo:
      '<p>설명회에서 나온 질문을 모아 자주 묻는 질문에 옮겼어요. 발표 자료는 아래에서 받을 수 있어요.</p><p><a href="/board/faq">자주 묻는 질문 보기</a></p>',
    bodyEn:
      '<p>We have moved what was asked to the questions and answers. The slides are attached.</p><p><a href="/board/faq">Questions and answers</a></p>',
    files: ['신청서_쓰기_설명회.pdf'],
  },
  {
    ...notice,
    daysAgo: 37,
    kind: 'notice',
    titleKo: '재학증명서와 휴학증명서, 어디까지 인정되나요',
    titleEn: 'Which certificates of enrolment count',
    bodyKo:
      '<p>발급일이 <strong>3개월 안</strong>인 증명서만 인정해요. 모바일 학생증과 성적표는 대신할 수 없어요.</p>',
    bodyEn:
      '<p>Only certificates issued <strong>within three months</strong> count. A mobile student card or a transcript does not.</p>',
  },
  {
    ...notice,
    daysAgo: 30,
    kind: 'recruit',
    titleKo: '캠퍼스·도전 트랙 접수가 시작됐어요',
    titleEn: 'Campus and Challenge are open',
    bodyKo:
      '<p>대학생과 대학원생은 캠퍼스, 고등학생은 도전 트랙이에요. 팀 이름만 적어도 저장되니 편하게 시작해 보세요.</p>',
    bodyEn:
      '<p>Campus is for university students, Challenge for high schools. A team name is enough to begin: everything is saved.</p>',
  },
  {
    ...notice,
    daysAgo: 24,
    kind: 'event',
    titleKo: '팀이 없는 사람들의 저녁, 레인 밋업 대전 편',
    bodyKo:
      '<p>아이디어만 있는 사람, 개발만 할 줄 아는 사람, 그냥 궁금한 사람. 두 시간 동안 서로 소개하고 팀을 만들어요.</p>',
    // Left without English on purpose: English readers do not find it in their lists.
    titleEn: '',
    bodyEn: '',
  },
  {
    ...notice,
    daysAgo: 18,
    kind: 'notice',
    titleKo: '서버 점검 안내 (02:00–04:00)',
    titleEn: 'Maintenance, 02:00–04:00',
    bodyKo: '<p>점검하는 동안에는 로그인과 저장을 할 수 없어요. 쓰던 신청서는 기기에 그대로 남아요.</p>',
    bodyEn: '<p>Logging in and saving pause meanwhile. What you are writing stays on your device.</p>',
  },
  {
    ...notice,
    daysAgo: 16,
    kind: 'recruit',
    titleKo: '새싹 트랙 접수가 시작됐어요',
    titleEn: 'The Sprout track is open',
    bodyKo: '<p>초등학생과 중학생 팀을 기다려요. 만 14세 미만 팀원은 보호자 동의서가 필요해요.</p>',
    bodyEn:
      '<p>For teams of primary and middle schools. Members under 14 need a form signed by a guardian.</p>',
  },
  {
    ...notice,
    daysAgo: 9,
    kind: 'notice',
    titleKo: '개인정보처리방침이 바뀌어요',
    titleEn: 'The privacy policy changes',
    bodyKo: '<p>서류를 보관하는 기간을 더 분명하게 적었어요. <a href="/fnb/privacy">바뀐 내용 보기</a></p>',
    bodyEn: '<p>It now says more clearly how long documents are kept. <a href="/fnb/privacy">Read it</a></p>',
  },
  {
    ...notice,
    daysAgo: 5,
    kind: 'result',
    titleKo: '성장 트랙 접수 결과와 서류 심사 일정',
    titleEn: 'Growth: applications counted, and when they are judged',
    bodyKo:
      '<p>성장 트랙 접수가 끝났어요. 심사위원이 서류를 보고 있고, 결과는 일정 맵에서 알려 드려요.</p><table><tbody><tr><th scope="col"><p>단계</p></th><th scope="col"><p>무엇을</p></th></tr><tr><td><p>서류 심사</p></td><td><p>분과마다 심사위원 7명</p></td></tr><tr><td><p>예선 발표</p></td><td><p>발표 5분, 질의응답 7분</p></td></tr></tbody></table>',
    bodyEn:
      '<p>Applications for Growth have closed and are being judged. Results will be on the schedule map.</p><table><tbody><tr><th scope="col"><p>Stage</p></th><th scope="col"><p>What</p></th></tr><tr><td><p>Document review</p></td><td><p>Seven evaluators a panel</p></td></tr><tr><td><p>Presentation</p></td><td><p>Five minutes, and seven for questions</p></td></tr></tbody></table>',
  },
  {
    ...notice,
    daysAgo: 3,
    kind: 'notice',
    pinned: true,
    titleKo: '사업계획서, 정해진 양식 없이 5쪽 안팎으로',
    titleEn: 'Business plan: no fixed form, about five pages',
    bodyKo:
      '<p>문제인식, 실현가능성, 성장전략, 팀. 네 장으로 나눠 <strong>5쪽 안팎</strong>으로 적어 주세요. 정해진 양식은 없고 PDF, HWP, HWPX, DOCX로 낼 수 있어요. 아래 파일은 참고용 예시예요.</p>',
    bodyEn:
      '<p>Problem, feasibility, growth, team: four chapters on <strong>about five pages</strong>. There is no fixed form; PDF, HWP, HWPX and DOCX are taken. The files below are examples.</p>',
    files: ['사업계획서_예시_양식.pdf', '작성_예시.pdf'],
  },
  {
    ...notice,
    daysAgo: 1,
    kind: 'recruit',
    pinned: true,
    titleKo: '캠퍼스·도전 트랙 참가팀 모집과 제출 서류 안내',
    titleEn: 'Campus and Challenge: who may apply, and what to hand in',
    bodyKo: `<p>캠퍼스 트랙과 도전 트랙의 참가팀을 모집해요. <strong>{deadline}</strong>까지 받아요. 이미 저장해 둔 신청서는 그대로 이어서 쓸 수 있어요.</p><figure><img src="/transfer/file/{picture}" alt="세 레인의 출발선 앞에 서류가 한 장씩 놓인 그림" width="1456" height="560"><figcaption>서류 세 가지가 모두 출발선에 놓여야 제출할 수 있어요.</figcaption></figure><h2>모집 대상</h2><table><tbody><tr><th scope="col"><p>트랙</p></th><th scope="col"><p>대상</p></th><th scope="col"><p>인원</p></th></tr><tr><td><p><strong>2 도전</strong></p></td><td><p>고등학생, 같은 나이의 청소년</p></td><td><p>2–4명</p></td></tr><tr><td><p><strong>3 캠퍼스</strong></p></td><td><p>대학생·대학원생 팀</p></td><td><p>2–4명</p></td></tr></tbody></table><h2>꼭 내야 하는 서류</h2><ul><li><p>사업계획서: 정해진 양식 없이 5쪽 안팎 (PDF, HWP, HWPX, DOCX)</p></li><li><p>재학증명서 또는 휴학증명서: 팀원 모두, 발급 3개월 이내</p></li><li><p>사업자등록증: 사업자인 팀만</p></li></ul><p>파일 이름에는 <strong>#</strong>을 쓸 수 없어요. 마감 전까지는 몇 번이든 고쳐서 다시 제출할 수 있어요.</p><p><a href="${schedule}">일정 맵에서 내 트랙 보기</a></p>`,
    bodyEn: `<p>Campus and Challenge are taking teams until <strong>{deadline}</strong>. What you have saved already is still there.</p><figure><img src="/transfer/file/{picture}" alt="A sheet of paper before the start line of each of three lanes" width="1456" height="560"><figcaption>All three documents have to stand at the line before you can submit.</figcaption></figure><h2>Who may apply</h2><table><tbody><tr><th scope="col"><p>Track</p></th><th scope="col"><p>For</p></th><th scope="col"><p>Team</p></th></tr><tr><td><p><strong>2 Challenge</strong></p></td><td><p>High-school students and others of that age</p></td><td><p>2–4</p></td></tr><tr><td><p><strong>3 Campus</strong></p></td><td><p>University students</p></td><td><p>2–4</p></td></tr></tbody></table><h2>What to hand in</h2><ul><li><p>Business plan: no fixed form, about five pages (PDF, HWP, HWPX, DOCX)</p></li><li><p>Certificate of enrolment or leave: of every member, within three months</p></li><li><p>Business registration certificate: if you have a business</p></li></ul><p>File names must not contain <strong>#</strong>. Until the deadline you can change and submit as often as you like.</p><p><a href="${schedule}">See your track on the schedule map</a></p>`,
    files: ['캠퍼스_도전_모집요강.pdf', '가점_증빙_예시.pdf'],
    picture: 'notice-papers.webp',
  },
  {
    ...notice,
    daysAgo: -2,
    kind: 'event',
    titleKo: '마지막 신청 설명회에 초대해요',
    titleEn: 'The last information session',
    bodyKo: '<p>금요일 19:00, 온라인이에요. 서류에서 자주 빠지는 것 세 가지를 짚어 드려요.</p>',
    bodyEn: '<p>Friday 19:00, online: three things that applications often lack.</p>',
  },
];
