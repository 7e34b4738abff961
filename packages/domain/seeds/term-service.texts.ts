import type { TermText, TermWords } from './term-text.ts';

/** Terms of service, as a new installation starts with. Articles are separated by blank lines. */
export function serviceTerm({ brand, league, foundation, email }: TermWords): TermText {
  return {
    term: 'service',
    required: true,
    title: { ko: '이용약관', en: 'Terms of service' },
    purpose: {
      ko: '계정 하나로 참가 신청, 프로그램, 전시와 모의 투자를 이용해요.',
      en: 'One account for applications, programmes, the exhibition and mock investment.',
    },
    items: {
      ko: '없음. 개인정보는 따로 동의를 받아요.',
      en: 'None. Personal data has a consent of its own.',
    },
    period: { ko: '탈퇴할 때까지', en: 'Until you close your account' },
    refusal: {
      ko: '동의하지 않을 수 있지만, 그러면 회원가입을 할 수 없어요.',
      en: 'You may refuse; an account cannot be created then.',
    },
    body: {
      ko: `제1조 (목적)
이 약관은 ${foundation.ko}(이하 "재단")이 ${brand.ko}(이하 "서비스")에서 제공하는 ${league.ko}와 관련 서비스의 이용 조건, 재단과 회원의 권리와 의무를 정합니다.

제2조 (용어)
① "회원"은 이 약관에 동의하고 계정을 만든 사람을 말합니다.
② "팀"은 한 시즌의 한 트랙에 함께 참가하는 회원과 팀원을 말하며, 참가 신청을 대표하는 사람을 "팀장"이라 합니다.
③ "제출물"은 팀이 신청과 각 단계에서 서비스에 올린 글, 파일, 그 밖의 자료를 말합니다.

제3조 (약관의 게시와 변경)
① 재단은 이 약관을 회원가입 화면과 서비스 아래쪽에 게시합니다.
② 재단은 관련 법을 어기지 않는 범위에서 약관을 바꿀 수 있으며, 시행 7일 전부터(회원에게 불리하거나 중요한 변경은 30일 전부터) 바뀐 내용과 이유를 서비스와 이메일로 알립니다.
③ 회원은 바뀐 약관에 동의하지 않을 때 탈퇴할 수 있습니다. 동의를 거절할 수 있다는 것과 기한을 알렸는데도 회원이 뜻을 밝히지 않으면 동의한 것으로 봅니다.

제4조 (회원가입)
① 가입하려는 사람은 사실에 맞게 정보를 적고, 본인의 이메일과 휴대전화 번호를 인증해야 합니다.
② 한 사람은 하나의 계정을 가집니다.
③ 만 14세 미만은 보호자가 휴대전화로 본인임을 확인하고 동의한 뒤에 가입할 수 있습니다. 보호자는 언제든지 동의를 거둘 수 있고, 그러면 계정을 닫습니다.
④ 재단은 남의 정보를 썼거나 사실과 다르게 적은 계정의 이용을 제한할 수 있습니다.

제5조 (계정의 관리)
① 회원은 비밀번호를 스스로 지키고 다른 사람과 함께 쓰지 않습니다.
② 계정이 도용된 것을 알게 되면 바로 비밀번호를 바꾸고 재단에 알려야 합니다.
③ 이름, 연락처가 바뀌면 내 정보에서 고쳐야 합니다. 고치지 않아 안내를 받지 못한 책임은 회원에게 있습니다.

제6조 (서비스의 내용)
재단은 대회 참가 신청과 접수, 일정과 결과 안내, 창업 지원 프로그램, 온라인 전시, 체험 콘텐츠와 그에 딸린 서비스를 제공합니다. 대회의 자격, 일정, 심사 방법은 시즌마다 게시하는 모집 공고와 운영 규정에 따릅니다.

제7조 (참가 신청과 마감)
① 참가 신청은 서비스에서 "제출"을 마치고 접수증을 받은 때에 이루어집니다. 임시 저장은 제출이 아닙니다.
② 마감은 서비스의 서버 시각(한국 표준시)을 기준으로 합니다.
③ 팀장이 등록한 팀원은 본인이 직접 참가를 확인해야 합니다.
④ 거짓 내용, 표절, 다른 사람의 권리를 침해한 제출물이 드러나면 재단은 운영 규정에 따라 접수와 선정을 취소할 수 있습니다.

제8조 (제출물의 권리)
① 제출물의 저작권과 아이디어에 관한 권리는 팀에게 있습니다.
② 재단은 심사, 결과 발표, 기록 보관을 위해 필요한 만큼 제출물을 이용합니다.
③ 팀 이름, 아이템 이름, 트랙과 지역은 참가팀 목록에 공개될 수 있습니다. 그 밖의 내용을 공개하거나 홍보에 쓸 때는 팀의 동의를 따로 받습니다.

제9조 (회원이 하지 말아야 할 일)
회원은 다음을 하지 않습니다.
1. 다른 사람의 정보를 쓰거나 다른 사람인 것처럼 행동하는 일
2. 서비스의 운영을 방해하거나 허락 없이 자동화된 방법으로 접근하는 일
3. 악성 코드나 법을 어기는 내용을 올리는 일
4. 심사위원과 부정하게 접촉하거나 심사, 투자, 추첨을 조작하는 일
5. 다른 사람의 명예나 권리를 해치는 일

제10조 (서비스의 변경과 중단)
① 재단은 점검, 장애, 천재지변 등 어쩔 수 없는 까닭이 있으면 서비스를 잠시 멈출 수 있으며, 미리 알리고 그러지 못하면 나중에 알립니다.
② 접수 마감에 가까운 때에 재단의 책임으로 서비스가 멈추면 재단은 마감을 늦추는 등 필요한 조치를 합니다.

제11조 (이용 제한과 탈퇴)
① 회원은 언제든지 내 정보에서 계정을 닫거나, 사이트 아래에 있는 문의처에 탈퇴를 요청할 수 있습니다. 심사가 진행 중인 팀의 팀장은 팀장을 바꾸거나 신청을 취소한 뒤 탈퇴할 수 있습니다.
② 재단은 제9조를 어긴 회원에게 이유를 알리고 이용을 제한할 수 있으며, 회원은 이의를 제기할 수 있습니다.

제12조 (책임)
① 재단은 고의나 과실로 회원에게 끼친 손해를 법에 따라 배상합니다.
② 재단은 회원이 잘못 적은 내용이나 회원의 기기, 통신 장애로 생긴 손해를 책임지지 않습니다. 다만 재단의 고의나 과실이 있으면 그러하지 않습니다.

제13조 (개인정보의 보호)
재단은 개인정보 보호법을 지키며, 자세한 내용은 개인정보 처리방침에 따릅니다.

제14조 (준거법과 관할)
이 약관은 대한민국 법에 따르며, 분쟁은 민사소송법이 정한 법원에서 다룹니다.

제15조 (문의)
이 약관에 관한 문의는 ${email}로 보내 주세요.`,
      en: `Article 1 (Purpose)
These terms set out how you may use the ${league.en} and related services that ${foundation.en} (the "Foundation") provides on ${brand.en} (the "Service"), and the rights and duties of the Foundation and its members.

Article 2 (Words)
1. A "member" is a person who has agreed to these terms and created an account.
2. A "team" is the members and team members who enter one track of a season together; the person who represents the application is the "leader".
3. "Submissions" are texts, files and other material that a team uploads with its application or at a stage.

Article 3 (Publication and changes)
1. The Foundation publishes these terms on the sign-up page and at the foot of the Service.
2. The Foundation may change the terms within the law. It announces what changes and why, on the Service and by e-mail, 7 days before the change takes effect, and 30 days before where the change is to the members' disadvantage or important.
3. A member who does not agree to a change may close the account. A member who was told of the right to refuse and its time limit and says nothing is taken to agree.

Article 4 (Signing up)
1. You give correct information and prove that the e-mail address and mobile number are yours.
2. One person has one account.
3. A person under 14 may sign up once a guardian has proven their mobile phone and consented. The guardian may withdraw that at any time, which closes the account.
4. The Foundation may restrict accounts that use another person's information or are not true.

Article 5 (Looking after the account)
1. You keep your password to yourself.
2. If you learn that somebody else uses your account, change the password at once and tell the Foundation.
3. Correct your name and contact in your profile when they change. The Foundation is not liable for messages that you miss because you did not.

Article 6 (The Service)
The Foundation provides applications to the contest and their receipt, schedules and results, support programmes, the online exhibition, experience content and what belongs to them. Eligibility, dates and judging of a season follow the call and the rules published for it.

Article 7 (Applications and deadlines)
1. An application is made when it has been submitted on the Service and a receipt has been given. A saved draft is not a submission.
2. Deadlines follow the time of the Service's server (Korea Standard Time).
3. A team member entered by a leader confirms the entry in person.
4. Where a submission proves false, plagiarised or in breach of another person's rights, the Foundation may cancel its acceptance or selection under the published rules.

Article 8 (Rights in submissions)
1. Copyright in submissions and rights in ideas stay with the team.
2. The Foundation uses submissions as far as judging, announcing results and keeping records require.
3. Team name, item name, track and region may appear in the public list of teams. Anything else is published or used for promotion only with the team's separate consent.

Article 9 (What members do not do)
Members do not
1. use another person's information or pretend to be somebody else;
2. disturb the Service or access it by automated means without permission;
3. upload malicious code or unlawful content;
4. contact evaluators improperly or manipulate judging, investing or draws;
5. harm the reputation or the rights of others.

Article 10 (Changes and interruptions)
1. The Foundation may interrupt the Service for maintenance, failures or force majeure; it says so beforehand, or afterwards where it could not.
2. Where the Service fails close to a deadline for reasons the Foundation is responsible for, the Foundation takes the necessary measures, such as extending the deadline.

Article 11 (Restriction and leaving)
1. You may close your account at any time in My data, or have it closed by asking the contact at the foot of the site. The leader of a team under evaluation first hands over the role or cancels the application.
2. The Foundation may restrict a member who breaks Article 9, giving the reason; the member may object.

Article 12 (Liability)
1. The Foundation compensates members, under the law, for damage it causes with intent or by negligence.
2. The Foundation is not liable for damage from what a member entered wrongly or from a member's device or connection, unless the Foundation acted with intent or negligence.

Article 13 (Personal data)
The Foundation observes the Personal Information Protection Act; its privacy policy says how.

Article 14 (Law and courts)
These terms follow the law of the Republic of Korea; disputes are for the courts named by its Civil Procedure Act.

Article 15 (Contact)
Questions about these terms: ${email}.`,
    },
  };
}
