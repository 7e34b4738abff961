import type { TermText, TermWords } from './term-text.ts';

/** A guardian's consent to a child's name on public pages; optional (Personal Information Protection Act, articles 15 and 22-2). */
export function childNameTerm({ brand, foundation, email }: TermWords): TermText {
  return {
    term: 'childName',
    required: false,
    askedOf: 'guardian',
    title: { ko: '온라인 전시에 어린이 이름 보이기', en: 'Showing the child’s name in the exhibition' },
    purpose: {
      ko: '온라인 전시의 기업 페이지, 명예의 전당, 결과를 알리는 공개 페이지에 팀을 소개할 때',
      en: 'Presenting the team on its page in the exhibition, in the hall of fame and on public pages about results',
    },
    items: { ko: '어린이의 이름, 팀에서 맡은 일', en: 'The child’s name and part in the team' },
    period: {
      ko: '동의를 거두거나, 만 14세가 되어 본인이 정하거나, 계정이 닫힐 때까지',
      en: 'Until you take it back, the child turns 14 and decides, or the account is closed',
    },
    refusal: {
      ko: '동의하지 않아도 가입, 참가, 전시 모두 똑같이 할 수 있고 이름만 나오지 않아요.',
      en: 'You may refuse: everything else is the same, only the name is not shown.',
    },
    body: {
      ko: `${foundation.ko}(이하 "재단")은 ${brand.ko}의 누구나 볼 수 있는 페이지에 만 14세 미만 어린이의 이름을 보호자가 동의했을 때만 보여 줍니다.

1. 목적: 온라인 전시의 기업 페이지, 명예의 전당, 결과를 알리는 공개 페이지에서 팀을 소개
2. 항목: 어린이의 이름, 팀에서 맡은 일
3. 기간: 동의를 거둘 때, 만 14세가 되어 본인이 직접 정할 때, 계정이 닫힐 때 가운데 가장 이른 날까지
4. 거부할 권리: 동의하지 않아도 가입, 참가 신청, 심사, 전시는 모두 똑같습니다. 이름이 나오지 않을 뿐입니다.
5. 동의를 거두는 방법: 문자로 받은 링크에서 언제든 끌 수 있고, ${email}로 요청할 수도 있습니다. 거두면 바로 나오지 않습니다.

어린이 본인도 이름이 나오는 것에 따로 동의해야 합니다. 둘 가운데 하나라도 없으면 나오지 않습니다.`,
      en: `${foundation.en} shows the name of a child under 14 on pages of ${brand.en} that anybody can read only where the guardian agrees.

1. Purpose: presenting the team on its page in the exhibition, in the hall of fame and on public pages about results
2. Items: the child’s name and part in the team
3. Period: until you take it back, the child turns 14 and decides, or the account is closed, whichever is first
4. Right to refuse: sign-up, applications, judging and the exhibition are the same without it. Only the name is not shown.
5. Withdrawing: switch it off by the link in your text message at any time, or write to ${email}. The name goes at once.

The child has to agree to it as well. Without either of the two no name is shown.`,
    },
  };
}
