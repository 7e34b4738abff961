import type { Language } from '@chulbal/contract/language';
import type { Written } from '../applications/letters.rules.ts';

type AppealNews = {
  decision: 'upheld' | 'rejected';
  teamName: string;
  trackName: string;
  stageName: string;
  /** Where the leader reads the answer. */
  url: string;
};

/** To who made an appeal: that it is decided and how; the answer itself stands with the result. */
export function appealLetter(language: Language, { url, ...news }: AppealNews): Written {
  const { subject, lines, label } = language === 'en' ? english(news) : korean(news);
  return { subject, letter: { lines, button: { label, url } } };
}

type Said = Omit<AppealNews, 'url'>;

function korean({ decision, teamName, trackName, stageName }: Said) {
  const what = `‘${teamName}’ 팀이 ${trackName} ${stageName} 결과에 낸 이의신청을 검토했어요.`;
  const end =
    decision === 'upheld'
      ? '이의신청을 받아들였어요. 결과가 달라지면 새로 발표하고 다시 알려 드려요.'
      : '이의신청을 받아들이지 않았어요. 까닭은 답변에 적었어요.';
  return { subject: '이의신청에 답변했어요', lines: [what, end], label: '답변 읽기' };
}

function english({ decision, teamName, trackName, stageName }: Said) {
  const what = `We have looked into the appeal of your team ${teamName} against the result of ${stageName} of the ${trackName} track.`;
  const end =
    decision === 'upheld'
      ? 'It was upheld. If the result changes, it is announced anew and we write to you again.'
      : 'It was not upheld. Our answer says why.';
  return { subject: 'Your appeal is answered', lines: [what, end], label: 'Read the answer' };
}
