import type { Bilingual, Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { Written } from '../applications/letters.rules.ts';
import { line, literal } from '../outbox/links.rules.ts';

export type VoidNews = {
  /** What was decided about the wallet: it is void, stays so, or has everything back. */
  what: 'voided' | 'kept' | 'restored';
  pseudonym: string;
  exhibition: Bilingual;
  reason: string;
  /** Until when an objection may be made. */
  objectUntil: Date;
  /** My investments. */
  url: string;
};

/** To the owner of a wallet: what was decided about it, why, and what they may do. */
export function voidLetter(language: Language, news: VoidNews): Written {
  const { pseudonym, reason, url } = news;
  const until = fullMomentText(news.objectUntil, language);
  const name = news.exhibition[language] || news.exhibition.ko;
  if (language === 'en') {
    const said = {
      voided: {
        subject: `Your wallet ${pseudonym} was voided`,
        lines: [
          `An operator has voided your wallet in the market of ${name}. Its investments no longer count; nothing was deleted.`,
          `You can object once, until ${until} (Korean time), on your investments page.`,
        ],
      },
      kept: {
        subject: `Your wallet ${pseudonym} stays void`,
        lines: [`We reviewed your objection. Your wallet in the market of ${name} stays void.`],
      },
      restored: {
        subject: `Your wallet ${pseudonym} was restored`,
        lines: [`Everything in your wallet in the market of ${name} is back as it was.`],
      },
    }[news.what];
    return {
      subject: said.subject,
      letter: {
        lines: [...said.lines, line`Reason: ${literal(reason)}`],
        button: { label: 'My investments', url },
      },
    };
  }
  const said = {
    voided: {
      subject: `지갑 ${pseudonym}이 무효가 됐어요`,
      lines: [
        `${name} 모의 투자에서 운영자가 이 지갑을 무효로 했어요. 담은 돈은 더는 세지 않고, 기록은 지우지 않아요.`,
        `사실과 다르면 ${until}(한국 시간)까지 ‘내 투자’에서 한 번 이의를 낼 수 있어요.`,
      ],
    },
    kept: {
      subject: `지갑 ${pseudonym}은 무효로 남아요`,
      lines: [`보낸 이의를 읽고 살펴봤어요. ${name} 모의 투자의 지갑은 무효로 남아요.`],
    },
    restored: {
      subject: `지갑 ${pseudonym}을 되살렸어요`,
      lines: [`${name} 모의 투자의 지갑과 담은 돈을 모두 전처럼 되돌렸어요.`],
    },
  }[news.what];
  return {
    subject: said.subject,
    letter: {
      lines: [...said.lines, line`사유: ${literal(reason)}`],
      button: { label: '내 투자 보기', url },
    },
  };
}

export type ReturnNews = {
  team: string;
  /** Won. */
  amount: number;
  exhibition: Bilingual;
  /** The closing of the market. */
  until: Date;
  /** My investments. */
  url: string;
};

/** To an investor whose money came back because the team left the exhibition. */
export function returnLetter(language: Language, news: ReturnNews): Written {
  const { team, url } = news;
  const until = fullMomentText(news.until, language);
  const amount = news.amount.toLocaleString('en-US');
  const name = news.exhibition[language] || news.exhibition.ko;
  if (language === 'en') {
    return {
      subject: `${amount} won are back in your wallet`,
      letter: {
        lines: [
          line`${team} has left ${literal(name)}, so the ${amount} won you invested in it is back in your wallet.`,
          `You can invest it in other companies until ${until} (Korean time).`,
        ],
        button: { label: 'My investments', url },
      },
    };
  }
  return {
    subject: `${amount}원이 지갑으로 돌아왔어요`,
    letter: {
      lines: [
        line`‘${team}’ 팀이 ${literal(name)}에서 빠져서, 이 팀에 담았던 ${amount}원을 지갑으로 돌려놓았어요.`,
        `${until}(한국 시간)까지 다른 팀에 다시 담을 수 있어요.`,
      ],
      button: { label: '내 투자 보기', url },
    },
  };
}
