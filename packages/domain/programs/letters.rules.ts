import type { Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { Written } from '../applications/letters.rules.ts';
import { type Line, line, literal } from '../outbox/links.rules.ts';

/** What became of an application, as its owner is told. */
export type News =
  | { what: 'placed' | 'movedUp' | 'cancelled' }
  | { what: 'waiting'; waitingNumber: number }
  | { what: 'takenBack'; reason: string };

type About = { title: string; startsAt: Date; place: string; online: boolean; url: string };

/** To who has applied. The online address is not in it: it is shown to who has a place, after logging in. */
export function programLetter(language: Language, about: About, news: News): Written {
  const words = language === 'en' ? english(about, news) : korean(about, news);
  const { subject, lines, note } = words;
  const label = language === 'en' ? 'See the programme' : '프로그램 보기';
  return { subject, letter: { lines, button: { label, url: about.url }, ...(note ? { note } : {}) } };
}

type Words = { subject: string; lines: Line[]; note?: string };

function korean({ title, startsAt, place, online }: About, news: News): Words {
  const when = `${fullMomentText(startsAt, 'ko')}(한국 시간)`;
  const facts: Line[] = place ? [`일시 ${when}`, line`장소 ${literal(place)}`] : [`일시 ${when}`];
  const join = online ? ['온라인 접속 주소는 마이페이지의 ‘내 프로그램’에서 볼 수 있어요.'] : [];
  const note = '오지 못하게 되면 시작 전에 취소해 주세요. 기다리는 분에게 자리가 돌아가요.';
  if (news.what === 'placed')
    return {
      subject: '프로그램 신청이 확정됐어요',
      lines: [line`‘${literal(title)}’ 신청이 확정됐어요.`, ...facts, ...join],
      note,
    };
  if (news.what === 'movedUp')
    return {
      subject: '자리가 나서 신청이 확정됐어요',
      lines: [line`기다리던 ‘${literal(title)}’에 자리가 나서 신청이 확정됐어요.`, ...facts, ...join],
      note,
    };
  if (news.what === 'waiting')
    return {
      subject: '대기자로 등록했어요',
      lines: [
        line`‘${literal(title)}’의 자리가 모두 차서 대기 ${news.waitingNumber}번으로 등록했어요.`,
        ...facts,
      ],
      note: '자리가 나면 순서대로 확정하고 이메일로 알려 드려요.',
    };
  if (news.what === 'takenBack')
    return {
      subject: '프로그램 신청이 취소됐어요',
      lines: [line`‘${literal(title)}’ 신청을 운영자가 취소했어요.`, line`사유: ${literal(news.reason)}`],
    };
  return { subject: '프로그램 신청을 취소했어요', lines: [line`‘${literal(title)}’ 신청을 취소했어요.`] };
}

function english({ title, startsAt, place, online }: About, news: News): Words {
  const when = `${fullMomentText(startsAt, 'en')} (Korean time)`;
  const facts: Line[] = place ? [`When: ${when}`, line`Where: ${literal(place)}`] : [`When: ${when}`];
  const join = online ? ['You will find the online link on My page, under “My programmes”.'] : [];
  const note =
    'If you cannot come, please cancel before it starts, so that someone on the waiting list gets your place.';
  if (news.what === 'placed')
    return {
      subject: 'You have a place in the programme',
      lines: [line`You have a place in “${literal(title)}”.`, ...facts, ...join],
      note,
    };
  if (news.what === 'movedUp')
    return {
      subject: 'A place has become free for you',
      lines: [line`You now have a place in “${literal(title)}”.`, ...facts, ...join],
      note,
    };
  if (news.what === 'waiting')
    return {
      subject: 'You are on the waiting list',
      lines: [
        line`All places in “${literal(title)}” are taken: you are number ${news.waitingNumber} on its waiting list.`,
        ...facts,
      ],
      note: 'Free places are given in this order. We will write to you.',
    };
  if (news.what === 'takenBack')
    return {
      subject: 'Your application to the programme was cancelled',
      lines: [
        line`An operator has cancelled your application to “${literal(title)}”.`,
        line`Reason: ${literal(news.reason)}`,
      ],
    };
  return {
    subject: 'You have cancelled your application',
    lines: [line`You have cancelled your application to “${literal(title)}”.`],
  };
}
