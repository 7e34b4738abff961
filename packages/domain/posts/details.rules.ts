import type { DraftOf, PostDraft } from '@chulbal/contract/posts/operators';
import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';
import type { FaultDetails } from '../fault.ts';

type Problems = NonNullable<FaultDetails['fields']>;

const missing = { ko: '꼭 필요한 항목이에요.', en: 'This is required.' };
const untold = {
  ko: '그림이 무엇을 보여 주는지 적어 주세요.',
  en: 'Please say in words what the picture shows.',
};
const unnamed = { ko: '동영상의 제목을 적어 주세요.', en: 'Please give the video a title.' };
const order = {
  closesAt: { ko: '신청 시작보다 뒤여야 해요.', en: 'This has to be after applying opens.' },
  startsAt: { ko: '신청이 끝난 뒤에 시작해야 해요.', en: 'It has to begin once applying is over.' },
  endsAt: { ko: '시작보다 뒤여야 해요.', en: 'This has to be after the beginning.' },
};
const address = {
  ko: 'https://로 시작하는 주소를 적어 주세요.',
  en: 'Please give an address that begins with https://.',
};
const halfFigure = {
  ko: '이름과 그때의 숫자를 적어 주세요.',
  en: 'Please give its name and the number of then.',
};
const halfEvent = {
  ko: '날짜와 한 일을 적어 주세요.',
  en: 'Please give the day and what happened.',
};
const nowhere = { ko: '장소나 온라인 주소를 적어 주세요.', en: 'Please give a place or an online address.' };

/** What the details of a draft keep from being published, by path such as `details.endsAt`. */
export function detailProblems(draft: PostDraft): Problems {
  if (draft.board === 'notice') return {};
  const problems: Problems = {};
  const { cover } = draft.details;
  if (cover && cover.altKo === '') problems['details.cover'] = untold;
  if (draft.board === 'program') return { ...problems, ...programProblems(draft.details) };
  if (draft.board === 'hero') return { ...problems, ...heroProblems(draft.details) };
  if (draft.board === 'past') return { ...problems, ...pastProblems(draft.details) };
  if (draft.board === 'hof') return { ...problems, ...hofProblems(draft.details) };
  return problems;
}

/** What search knows of a draft's details: names, places and words that are not in its text. */
export function detailWords(draft: PostDraft): { ko: string; en: string } {
  if (draft.board === 'resource') return { ko: draft.details.authorKo, en: draft.details.authorEn };
  if (draft.board === 'program') {
    const { placeKo, placeEn, speakerKo, speakerEn } = draft.details;
    return { ko: `${placeKo} ${speakerKo}`, en: `${placeEn} ${speakerEn}` };
  }
  if (draft.board === 'notice') return { ko: '', en: '' };
  if (draft.board === 'hof') {
    const { trackKo, trackEn, number, lineKo, lineEn } = draft.details;
    return { ko: `${number} ${trackKo} ${lineKo}`, en: `${number} ${trackEn} ${lineEn}` };
  }
  if (draft.board === 'past') {
    const { trackKo, trackEn, regionKo, regionEn, lineKo, lineEn } = draft.details;
    return { ko: `${trackKo} ${regionKo} ${lineKo}`, en: `${trackEn} ${regionEn} ${lineEn}` };
  }
  const { details } = draft;
  const sido = details.tmRegion === null ? undefined : sidos[String(details.tmRegion) as SidoCode];
  return {
    ko: [sido?.ko, details.companyKo, details.founderKo, details.quoteKo].join(' '),
    en: [sido?.en, details.companyEn, details.founderEn, details.quoteEn].join(' '),
  };
}

function programProblems(details: DraftOf<'program'>['details']): Problems {
  const problems: Problems = {};
  const [opens, closes, starts, ends] = [details.opensAt, details.closesAt, details.startsAt, details.endsAt];
  for (const name of ['opensAt', 'closesAt', 'startsAt', 'endsAt'] as const) {
    if (details[name] === null) problems[`details.${name}`] = missing;
  }
  if (isNotAfter(closes, opens)) problems['details.closesAt'] = order.closesAt;
  if (closes && starts && Date.parse(starts) < Date.parse(closes))
    problems['details.startsAt'] = order.startsAt;
  if (isNotAfter(ends, starts)) problems['details.endsAt'] = order.endsAt;
  if (details.joinLink !== '' && !/^https:\/\/\S+$/.test(details.joinLink))
    problems['details.joinLink'] = address;
  if (details.placeKo === '' && details.joinLink === '') problems['details.placeKo'] = nowhere;
  return problems;
}

function heroProblems({ tmRegion, founderKo, companyKo }: DraftOf<'hero'>['details']): Problems {
  const problems: Problems = {};
  if (tmRegion === null) problems['details.tmRegion'] = missing;
  if (founderKo === '') problems['details.founderKo'] = missing;
  if (companyKo === '') problems['details.companyKo'] = missing;
  return problems;
}

function isNotAfter(later: string | null, earlier: string | null): boolean {
  return later !== null && earlier !== null && Date.parse(later) <= Date.parse(earlier);
}

function pastProblems(details: DraftOf<'past'>['details']): Problems {
  const problems: Problems = {};
  if (details.logo && details.logo.altKo === '') problems['details.logo'] = untold;
  if (details.year === null) problems['details.year'] = missing;
  if (details.lane === null) problems['details.lane'] = missing;
  if (details.trackKo === '') problems['details.trackKo'] = missing;
  if (details.lineKo === '') problems['details.lineKo'] = missing;
  for (const [place, { labelKo, before }] of details.figures.entries()) {
    if (labelKo === '' || before === null) problems[`details.figures.${place}`] = halfFigure;
  }
  for (const [place, { day, titleKo }] of details.events.entries()) {
    if (day === null || titleKo === '') problems[`details.events.${place}`] = halfEvent;
  }
  return problems;
}

function hofProblems(details: DraftOf<'hof'>['details']): Problems {
  const { video, year, lane, trackKo, number, lineKo } = details;
  const problems: Problems = {};
  if (year === null) problems['details.year'] = missing;
  if (lane === null) problems['details.lane'] = missing;
  if (trackKo === '') problems['details.trackKo'] = missing;
  if (number === '') problems['details.number'] = missing;
  if (lineKo === '') problems['details.lineKo'] = missing;
  if (video && video.titleKo === '') problems['details.video.titleKo'] = unnamed;
  return problems;
}
