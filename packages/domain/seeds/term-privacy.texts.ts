import type { TermText, TermWords } from './term-text.ts';

/** Consent to collecting and using personal data (Personal Information Protection Act, article 15). */
export function privacyTerm({ brand, foundation, email, phone }: TermWords): TermText {
  return {
    term: 'privacy',
    required: true,
    title: { ko: '개인정보 수집·이용', en: 'Collection and use of personal data' },
    purpose: {
      ko: '본인 확인, 참가 자격 확인, 신청 접수와 결과 안내',
      en: 'Knowing who you are, checking eligibility, taking in applications, telling you results',
    },
    items: {
      ko: '이름, 생년월일, 국가, 이메일, 휴대전화 번호, 비밀번호(되돌릴 수 없게 암호화)',
      en: 'Name, birth date, country, e-mail, mobile number, password (stored as an irreversible hash)',
    },
    period: {
      ko: '탈퇴할 때까지. 심사 기록은 시즌이 끝나고 3년',
      en: 'Until you close your account; evaluation records for 3 years after the season',
    },
    refusal: {
      ko: '동의하지 않을 수 있지만, 그러면 회원가입과 참가 신청을 할 수 없어요.',
      en: 'You may refuse; an account and an application are not possible then.',
    },
    body: {
      ko: `${foundation.ko}(이하 "재단")은 ${brand.ko}를 운영하면서 개인정보 보호법 제15조에 따라 아래와 같이 개인정보를 수집하고 이용합니다.

1. 수집·이용 목적
· 회원의 식별과 본인 확인, 부정 이용 방지
· 대회 참가 자격(나이, 국적, 재학 상태) 확인과 참가 신청 접수
· 접수증, 일정, 심사 결과 등 서비스 안내
· 문의와 이의 신청의 처리

2. 수집하는 항목
· 회원가입: 이름, 생년월일, 국가, 이메일, 휴대전화 번호, 비밀번호
· 참가 신청: 성별, 학교, 학년, 전공, 지역, 재학 상태, 팀과 아이템에 관한 내용, 제출 서류(재학 증명, 사업자등록증 등)
· 이용하면서 자동으로 생기는 것: 접속 시각, 접속 주소(IP), 동의와 제출의 기록
주민등록번호와 외국인등록번호는 수집하지 않습니다. 제출 서류에 있다면 뒷자리를 가린 뒤 올려 주세요.

3. 보유·이용 기간
· 회원 정보: 탈퇴할 때까지
· 참가 신청과 심사 기록: 해당 시즌이 끝난 날부터 3년
· 제출하지 않은 임시 저장: 해당 시즌이 끝난 날부터 3개월
· 보낸 이메일과 문자 메시지: 30일
· 인증번호 요청: 하루
· 접속 기록: 1년(개인정보를 다룬 기록은 2년)
법에서 더 오래 보관하도록 정한 정보는 그 기간 동안 따로 보관합니다.

4. 동의를 거부할 권리
동의를 거부할 수 있습니다. 다만 위 정보는 회원가입과 참가 신청에 꼭 필요하므로, 거부하면 이용할 수 없습니다.

5. 제3자 제공
재단은 회원의 개인정보를 다른 곳에 제공하지 않습니다. 지원금 지급, 수상 등 제공이 필요하면 받는 곳, 목적, 항목, 기간을 알리고 따로 동의를 받습니다.

6. 처리 위탁
재단은 이메일과 문자 메시지 발송, 서버 운영을 전문 업체에 맡길 수 있으며, 맡긴 업체와 업무는 개인정보 처리방침에 공개하고 안전하게 다루는지 관리합니다.

7. 안전하게 지키는 방법
휴대전화 번호, 이메일, 생년월일은 암호화해 저장하고, 비밀번호는 되돌릴 수 없는 방법으로 저장합니다. 운영자와 심사위원에게는 업무에 필요한 정보만 보이며, 열람은 기록으로 남습니다.

8. 만 14세 미만
만 14세 미만은 법정대리인의 동의를 확인하기 전에는 가입하거나 팀원으로 등록할 수 없으며, 그 정보를 보관하지 않습니다.

9. 회원의 권리
회원은 언제든지 내 정보에서 자신의 정보를 보고 고칠 수 있습니다. 열람, 정정, 삭제, 처리 정지, 동의를 거두는 것과 탈퇴는 아래 연락처로 언제든지 요청할 수 있으며, 재단은 10일 안에 답합니다.

10. 파기
보유 기간이 지나거나 목적을 이룬 정보는 지체 없이 되살릴 수 없는 방법으로 파기합니다.

11. 연락처와 도움받을 곳
· 개인정보 보호 담당: ${foundation.ko}, ${email}, ${phone}
· 개인정보분쟁조정위원회 1833-6972, 개인정보침해신고센터 118, 대검찰청 1301, 경찰청 182`,
      en: `${foundation.en} (the "Foundation"), which runs ${brand.en}, collects and uses personal data as follows, under article 15 of the Personal Information Protection Act.

1. Purposes
· Knowing members, confirming identity, preventing misuse
· Checking eligibility (age, nationality, enrolment) and taking in applications
· Receipts, schedules, results and other messages about the service
· Answering questions and objections

2. What is collected
· When signing up: name, birth date, country, e-mail, mobile number, password
· When applying: sex, school, grade, major, region, enrolment, what is written about team and item, documents (proof of enrolment, business registration and others)
· What use creates by itself: time and address (IP) of access, records of consents and submissions
Resident and foreigner registration numbers are not collected. If a document shows one, cover its last seven digits before uploading.

3. How long
· Account: until you close it
· Applications and evaluation records: 3 years from the end of the season
· Drafts never submitted: 3 months from the end of the season
· E-mails and text messages sent: 30 days
· Requests for a code: one day
· Access records: 1 year (2 years where personal data was handled)
What a law requires to be kept longer is kept apart for that time.

4. Right to refuse
You may refuse. As these data are indispensable for an account and an application, neither is possible then.

5. Third parties
The Foundation gives your data to nobody else. Where that becomes necessary, for grants or prizes, it names the recipient, purpose, items and period and asks for a separate consent.

6. Processors
Sending e-mail and text messages and running servers may be entrusted to specialised companies, which the privacy policy names and the Foundation supervises.

7. Safeguards
Mobile number, e-mail and birth date are stored encrypted; passwords irreversibly. Operators and evaluators see only what their work needs, and every look is recorded.

8. Under 14
Nobody under 14 can sign up or be entered as a team member before a guardian's consent is verified, and their data is not kept.

9. Your rights
You can see and correct your data in your profile at any time. You may ask for access, correction, deletion or a stop of processing, withdraw a consent or have your account closed at the address below at any time; the Foundation answers within 10 days.

10. Destruction
Data whose period or purpose has ended is destroyed without delay and beyond recovery.

11. Contact and help
· Data protection: ${foundation.en}, ${email}, ${phone}
· Personal Information Dispute Mediation Committee 1833-6972, Privacy Report Centre 118, Supreme Prosecutors' Office 1301, National Police Agency 182`,
    },
  };
}
