import type { Policy } from '@chulbal/contract/pages/pages';
import { BACKUP_DAYS } from '@chulbal/contract/retention/retention';
import type { TermWords } from './term-text.ts';

const none = { ko: '', en: '' };

/**
 * The privacy policy of a new installation, by the headings of the Personal Information Protection Act. It says what
 * the product does; what only the foundation knows (processors, the officer's name) it has to fill in.
 */
export function privacyPolicy({ brand, foundation, email, phone }: TermWords): Policy {
  return {
    kind: 'policy',
    sections: {
      purposes: {
        ko: `${foundation.ko}(이하 "재단")은 ${brand.ko}를 운영하면서 아래 목적으로만 개인정보를 처리합니다. 목적이 바뀌면 미리 알리고 따로 동의를 받습니다.
· 회원가입과 본인 확인, 부정 이용 방지
· 참가 자격(나이, 국적, 재학 상태) 확인과 참가 신청 접수
· 심사, 결과 발표, 이의신청과 공개 검증
· 접수증, 일정, 결과 등 서비스 안내와 문의 답변
· 동의한 회원에게 모집과 행사 소식 보내기`,
        en: `${foundation.en} (the "Foundation"), which runs ${brand.en}, processes personal data for these purposes only. Should a purpose change, it says so beforehand and asks for a separate consent.
· Signing up, confirming identity, preventing misuse
· Checking eligibility (age, nationality, enrolment) and taking in applications
· Judging, announcing results, appeals and public verification
· Receipts, schedules, results and other messages about the service, and answering questions
· News about calls and events to members who agree`,
      },
      items: {
        ko: `· 회원가입: 이름, 생년월일, 국가, 이메일, 휴대전화 번호, 비밀번호
· 다른 서비스로 로그인: 그 서비스가 알려 준 이메일과, 누구인지 알아보는 번호를 되돌릴 수 없게 바꾼 값
· 만 14세 미만의 보호자: 이름, 휴대전화 번호, 아동과의 관계
· 참가 신청: 성별, 학교, 학년, 전공, 지역, 재학 상태, 팀과 아이템에 관한 내용, 제출 서류
· 심사위원: 이름, 소속, 전문 분야, 이메일, 휴대전화 번호
· 이용하면서 저절로 생기는 것: 접속 시각, 접속 주소(IP), 쿠키, 동의와 제출의 기록
주민등록번호와 외국인등록번호는 수집하지 않습니다. 제출 서류에 있다면 뒷자리를 가린 뒤 올려 주세요.`,
        en: `· Signing up: name, birth date, country, e-mail, mobile number, password
· Logging in by another service: the e-mail that it tells, and an irreversible value of its number for you
· Guardians of people under 14: name, mobile number, relation to the child
· Applying: sex, school, grade, major, region, enrolment, what is written about team and item, documents
· Evaluators: name, affiliation, expertise, e-mail, mobile number
· Created by use itself: time and address (IP) of access, cookies, records of consents and submissions
Resident and foreigner registration numbers are not collected. If a document shows one, cover its last seven digits before uploading.`,
      },
      retention: {
        ko: '재단은 아래 기간 동안만 개인정보를 보관합니다. 법에서 더 오래 보관하도록 정한 정보는 그 기간 동안 따로 보관합니다.',
        en: 'The Foundation keeps personal data only as long as the table says. What a law requires to be kept longer is kept apart for that time.',
      },
      children: {
        ko: '만 14세 미만은 법정대리인의 동의를 확인하기 전에는 가입하거나 팀원으로 등록할 수 없습니다. 그 전에는 동의를 받는 데 필요한 법정대리인의 이름과 연락처만 다룹니다. 5일 안에 답이 없으면 그것도 지웁니다. 법정대리인은 받은 링크에서 아동의 개인정보를 보고, 고치고, 지우고, 처리를 멈추도록 요청할 수 있습니다.',
        en: 'Nobody under 14 can sign up or be entered as a team member before a guardian’s consent is verified. Until then only the guardian’s name and contact are handled, and deleted after 5 days without an answer. By the link they got, a guardian may ask to see, correct or delete the child’s data, or to stop its processing.',
      },
      thirdParties: {
        ko: '재단은 개인정보를 다른 곳에 제공하지 않습니다. 지원금 지급이나 수상처럼 제공이 필요하면 받는 곳, 목적, 항목, 기간을 알리고 따로 동의를 받습니다. 법에 특별한 규정이 있으면 그에 따릅니다.',
        en: 'The Foundation gives personal data to nobody else. Where that becomes necessary, for grants or prizes, it names the recipient, purpose, items and period and asks for a separate consent. Special provisions of a law apply.',
      },
      furtherUse: none,
      destruction: {
        ko: `보유 기간이 지나거나 목적을 이룬 개인정보는 지체 없이 파기합니다.
· 절차: 표의 기간이 지난 정보를 시스템이 한 시간마다 찾아 지우고, 나머지는 개인정보 보호책임자의 확인을 받아 지웁니다.
· 방법: 전자 기록은 되살릴 수 없게 지우고, 종이 문서는 분쇄하거나 태웁니다.
· 백업: 지운 정보는 백업에 길어야 ${BACKUP_DAYS}일 더 남고, 그 백업과 함께 없앱니다. 그동안 백업은 장애를 되돌리는 데만 씁니다.`,
        en: `Data whose period or purpose has ended is destroyed without delay.
· Procedure: every hour the system deletes what has passed the period of the table; the rest is deleted after the privacy officer has confirmed it.
· Method: electronic records are deleted beyond recovery, paper is shredded or burnt.
· Backups: what was deleted may stay in backups for up to ${BACKUP_DAYS} days and is destroyed with them. Until then they only serve to restore the service.`,
      },
      sensitive: none,
      processors: {
        ko: '재단은 이메일과 문자 메시지 발송, 서버 운영을 전문 업체에 맡길 수 있습니다. 맡긴 업체와 업무를 이 자리에 공개하고, 계약으로 목적 밖의 처리를 금지하며, 안전하게 다루는지 관리합니다. 지금 맡긴 업체는 없습니다.',
        en: 'Sending e-mail and text messages and running servers may be entrusted to specialised companies. They and their tasks are published here; contracts forbid any other use, and the Foundation supervises them. There are none at present.',
      },
      overseas: none,
      pseudonyms: none,
      rights: {
        ko: `정보주체와 만 14세 미만 아동의 법정대리인은 언제든지 개인정보를 보고, 고치고, 지우고, 처리를 멈추도록 요청하고, 동의를 거둘 수 있습니다.
· 내 정보에서 바로 보고, 고치고, 파일로 받고, 동의를 거두고, 계정을 닫을 수 있어요. 누가 열어 봤는지도 볼 수 있어요.
· 아래 연락처로 서면, 전화, 이메일로 요청할 수 있고, 재단은 10일 안에 답합니다.
· 대리인은 위임장을 내고 요청할 수 있습니다.
정보주체는 자신의 정보를 사실에 맞게 적고, 다른 사람의 정보를 함부로 쓰지 않아야 합니다.`,
        en: `You, and the guardian of a child under 14, may at any time ask to see, correct or delete personal data or to stop its processing, and withdraw a consent.
· In My data you can see, correct and take away your data, see who opened it, withdraw consents and close your account.
· You can ask in writing, by telephone or by e-mail at the address below; the Foundation answers within 10 days.
· A representative may ask with a power of attorney.
Give correct information about yourself and do not use other people’s.`,
      },
      automated: none,
      safeguards: {
        ko: `· 관리: 내부 관리계획을 세우고, 개인정보를 다루는 사람을 줄이고 교육합니다.
· 기술: 휴대전화 번호, 이메일, 생년월일을 암호화해 저장하고, 비밀번호는 되돌릴 수 없게 저장합니다. 작성한 신청서의 내용도 암호화합니다. 이름, 팀 이름, 학교와 올린 파일은 암호화하지 않고, 맡은 사람만 열 수 있는 권한으로 지킵니다. 운영자와 심사위원에게는 업무에 필요한 정보만 보이고, 열어 본 기록이 남습니다.
· 물리: 서버가 있는 곳의 출입을 통제합니다.`,
        en: `· Organisation: an internal plan; few people handle personal data, and they are trained.
· Technology: mobile number, e-mail and birth date are stored encrypted, passwords irreversibly. What is written in applications is encrypted, too. Names, team names, schools and uploaded files are not: they are kept by who may open them. Operators and evaluators see only what their work needs, and every look is recorded.
· Premises: access to the servers is controlled.`,
      },
      cookies: {
        ko: `서비스는 로그인 상태, 고른 언어, 오늘 하루 보지 않기로 한 알림을 기억하려고 쿠키를 씁니다. 광고나 행태정보 수집에는 쓰지 않습니다. 작성 중인 신청서는 잃지 않도록 기기에 암호화해 두고, 저장되거나 로그아웃하면 지웁니다.
브라우저 설정에서 쿠키를 막을 수 있지만, 그러면 로그인할 수 없습니다.`,
        en: `The service uses cookies to remember a log-in, the language and notices closed for the day. They serve neither advertising nor the recording of behaviour. A draft application is kept encrypted on the device so that it is not lost, and removed once saved or logged out.
You can refuse cookies in your browser; logging in is not possible then.`,
      },
      officer: {
        ko: `· 개인정보 보호책임자와 고충 처리 부서: ${foundation.ko} 개인정보 보호 담당
· 열람 청구를 접수·처리하는 부서: 같은 부서
· 이메일 ${email}
· 전화 ${phone}`,
        en: `· Privacy officer and department for complaints: data protection, ${foundation.en}
· Department that takes requests for access: the same
· E-mail ${email}
· Telephone ${phone}`,
      },
      remedies: {
        ko: `개인정보가 침해되었다고 생각하면 아래에 상담이나 분쟁 조정을 신청할 수 있습니다.
· 개인정보분쟁조정위원회 1833-6972
· 개인정보침해신고센터 118
· 대검찰청 1301
· 경찰청 182`,
        en: `Where you think your data has been misused you can turn to
· the Personal Information Dispute Mediation Committee, 1833-6972
· the Privacy Report Centre, 118
· the Supreme Prosecutors’ Office, 1301
· the National Police Agency, 182`,
      },
      changes: {
        ko: '이 처리방침을 바꾸면 시행 7일 전부터 바뀐 내용을 이 페이지와 공지사항에 알립니다. 이전 처리방침은 이 페이지에서 볼 수 있습니다.',
        en: 'Changes to this policy are announced on this page and in the notices 7 days before they take effect. Earlier versions can be read on this page.',
      },
    },
  };
}
