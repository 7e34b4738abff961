import type { FaqDraft } from '@chulbal/contract/faqs';

/** In the order of the page. */
export const demoFaqs: readonly FaqDraft[] = [
  {
    category: 'apply',
    titleKo: '혼자서도 신청할 수 있나요?',
    titleEn: 'Can I apply on my own?',
    contentKo:
      '<p>팀장과 팀원을 합쳐 2명 이상이어야 제출할 수 있어요. 혼자라면 먼저 팀 정보를 저장해 두고, 레인 밋업에서 팀원을 찾아보세요. 팀원은 최대 4명까지 등록할 수 있어요.</p>',
    contentEn:
      '<p>A team has two to four people, the leader counted. If you are alone, save your idea first and look for members at a meet-up.</p>',
  },
  {
    category: 'apply',
    titleKo: '두 개 트랙에 동시에 신청해도 되나요?',
    titleEn: 'May we apply in two tracks at once?',
    contentKo:
      '<p>한 사람은 한 해에 한 트랙에만 참가할 수 있어요. 다른 트랙으로 옮기려면 먼저 신청을 취소해 주세요.</p>',
    contentEn:
      '<p>Everybody takes part in one track a year. To move to another, cancel your application first.</p>',
  },
  {
    category: 'apply',
    titleKo: '제출한 뒤에도 서류를 고칠 수 있나요?',
    titleEn: 'Can we change documents after submitting?',
    contentKo:
      '<p>접수 마감 전까지는 몇 번이든 고쳐서 다시 제출할 수 있어요. 다시 제출할 때마다 새 접수증을 드려요.</p>',
    contentEn: '<p>Until the deadline, as often as you like. Every submission gets a new receipt.</p>',
  },
  {
    category: 'team',
    titleKo: '휴학생이나 졸업 예정자도 참가할 수 있나요?',
    titleEn: 'What if I am on leave, or about to graduate?',
    contentKo: '<p>네. 휴학생은 휴학증명서를, 졸업을 미룬 사람은 졸업유예 증명서를 내면 돼요.</p>',
    contentEn: '<p>You may take part, with a certificate of leave or of deferred graduation.</p>',
  },
  {
    category: 'documents',
    titleKo: '가점은 어떤 서류로 증명하나요?',
    titleEn: 'How do we prove bonus items?',
    contentKo:
      '<p>항목마다 증빙 파일을 하나씩 올려 주세요.</p><ul><li><p>지난 시즌 참가: 참가확인서</p></li><li><p>교내 창업 경진대회 수상: 상장</p></li><li><p>지식재산: 출원사실증명원</p></li></ul>',
    contentEn:
      '<p>Upload one file for each item.</p><ul><li><p>Took part before: a confirmation</p></li><li><p>A prize at school: the award</p></li><li><p>Intellectual property: a certificate of filing</p></li></ul>',
  },
  {
    category: 'documents',
    titleKo: '파일 이름에 #을 쓰면 왜 안 되나요?',
    titleEn: 'Why must file names not contain #?',
    contentKo:
      '<p>#이 들어간 파일은 일부 심사 화면에서 열리지 않아요. 이름에서 #을 빼고 다시 올려 주세요.</p>',
    contentEn: '<p>Some viewers cannot open such files. Please rename the file and upload it again.</p>',
  },
  {
    category: 'judging',
    titleKo: '심사 결과는 어디에서 보나요?',
    titleEn: 'Where do we see the results?',
    contentKo:
      '<p>발표 시각이 되면 일정 맵의 단계를 눌러 볼 수 있고, 팀장에게 메일도 보내 드려요. <a href="/contest/schedule">일정 맵으로 가기</a></p>',
    contentEn:
      '<p>On the <a href="/contest/schedule">schedule map</a>, at the time announced. The leader also gets an e-mail.</p>',
  },
  {
    category: 'account',
    titleKo: '비밀번호를 잊었어요',
    titleEn: 'I forgot my password',
    contentKo:
      '<p>로그인 화면의 <a href="/auth/login-help">아이디·비밀번호 찾기</a>에서 메일이나 문자로 번호를 받아 새로 정할 수 있어요.</p>',
    contentEn:
      '<p>Set a new one with a code by e-mail or text message: <a href="/auth/login-help">log-in help</a>.</p>',
  },
];
