import type { Bilingual } from '@chulbal/contract/language';
import type { Clause } from './tables.ts';

const clause = (title: [string, string], body: [string, string]): Clause => ({
  title: { ko: title[0], en: title[1] },
  body: { ko: body[0], en: body[1] },
});

/** The text that every stage begins with; operators write the versions after it. */
export const defaultTitle: Bilingual = { ko: '심사위원 서약서', en: 'Evaluator’s pledge' };

export const defaultClauses: Clause[] = [
  clause(
    ['공정한 평가', 'Fair judging'],
    [
      '심사 기준표에 적힌 항목으로만 평가하고, 점수마다 스스로 판단해요. 다른 위원의 점수를 묻거나 알리지 않아요. 청탁이나 압력을 받으면 바로 운영사무국에 알려요.',
      'I judge by the criteria of the rubric only, and every score is my own. I neither ask for nor tell scores of other evaluators. If anyone asks a favour of me or presses me, I tell the organisers at once.',
    ],
  ),
  clause(
    ['이해관계 알리기', 'Disclosing conflicts of interest'],
    [
      '본인이나 가족, 지도 학생이 참여한 팀과 최근 3년 안에 자문·투자·고용 관계가 있던 팀은 평가하지 않아요. 그런 관계를 알게 되면 이유를 적고 회피해요.',
      'I do not judge a team that I, my family or students of mine take part in, or that I have advised, invested in or worked for in the last three years. As soon as I learn of such a tie I recuse myself and say why.',
    ],
  ),
  clause(
    ['비밀 유지', 'Confidentiality'],
    [
      '심사하려고 서류를 열어 보는 것은 괜찮지만, 서류와 평가 내용을 다른 사람에게 넘기거나 심사 밖에서 쓰지 않아요. 생성형 인공지능 같은 외부 서비스에도 넣지 않아요. 심사가 끝난 뒤에도 같아요.',
      'I may open documents in order to judge them. I pass neither documents nor assessments on, do not use them for anything else, and do not enter them into outside services such as generative AI. This holds after judging has ended.',
    ],
  ),
  clause(
    ['팀과 연락하지 않기', 'No contact with teams'],
    [
      '심사하는 동안 맡은 팀이나 그 지도자와 심사에 관해 연락하지 않아요. 팀이 연락해 오면 답하지 않고 운영사무국에 알려요.',
      'While judging I am not in touch about it with teams given to me or with their advisers. If a team contacts me I do not answer and tell the organisers.',
    ],
  ),
  clause(
    ['개인정보 보호', 'Protection of personal data'],
    [
      '서류에 담긴 개인정보는 심사에만 쓰고, 알아낼 필요가 없는 사람을 찾아내려 하지 않아요. 내가 연 서류와 시각이 기록되는 것을 알고 있어요.',
      'I use personal data in the documents for judging only and do not try to find out who somebody is where I need not know. I know that what I open, and when, is recorded.',
    ],
  ),
  clause(
    ['사본 없애기', 'Destruction of copies'],
    [
      '내려받거나 인쇄한 자료와 적어 둔 메모는 이 단계의 심사가 끝나면 바로 되살릴 수 없게 없애요.',
      'As soon as judging of this stage has ended, I destroy downloads, prints and notes so that nobody can restore them.',
    ],
  ),
  clause(
    ['책임', 'Consequences'],
    [
      '접속과 점수 변경 이력이 보관되며, 이 서약을 어기면 위촉이 해지되고 내 점수가 무효가 될 수 있어요. 법에 따른 책임을 질 수 있다는 것도 알고 있어요.',
      'Access and changes of scores are kept on record. If I break this pledge, my appointment may end and my scores may be void, and I may be liable under the law.',
    ],
  ),
];
