import type { Language } from '@chulbal/contract/language';
import type { Written } from '../applications/letters.rules.ts';
import { line, literal } from '../outbox/links.rules.ts';

type Decided = { teamName: string; taken: boolean; answer: string; url: string };

/** To whoever told news of a company: what came of it, with the operator's answer. */
export function newsLetter(language: Language, { teamName, taken, answer, url }: Decided): Written {
  const said = line`${literal(answer)}`;
  if (language === 'en') {
    return {
      subject: taken ? 'Your news is published' : 'About the news you sent us',
      letter: {
        lines: [
          taken
            ? `Thank you. Your news of ${teamName} is now on its page.`
            : `We did not publish your news of ${teamName}.`,
          said,
        ],
        button: { label: 'Open the page', url },
      },
    };
  }
  return {
    subject: taken ? '알려 주신 소식을 실었어요' : '알려 주신 소식에 답해요',
    letter: {
      lines: [
        taken
          ? `고마워요. ‘${teamName}’ 페이지에 알려 주신 소식을 실었어요.`
          : `‘${teamName}’ 페이지에 알려 주신 소식은 싣지 않았어요.`,
        said,
      ],
      button: { label: '페이지 열기', url },
    },
  };
}
