import type { CompanyContent } from '@chulbal/contract/companies/content';
import { picturesOfSlide } from '@chulbal/contract/companies/content.rules';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { Bilingual } from '@chulbal/contract/language';
import type { PastDetails } from '@chulbal/contract/past-companies/past-companies';
import type { DraftOf } from '@chulbal/contract/posts/operators';
import type { Cover } from '@chulbal/contract/posts/posts';

/** A company as its exhibition showed it, with the names that its season gives to track and region. */
export type Exhibited = {
  year: number;
  lane: number;
  track: Bilingual;
  region: Bilingual | null;
  opensAt: Date;
  content: CompanyContent;
  /** First in its track × region, as the totals were revealed then. */
  first: { revealedAt: Date } | null;
};

/** Whether a finished exhibition can become past entries: it has closed, and its totals are revealed. */
export function pastObstacle(
  { closesAt, revealedAt }: { closesAt: Date; revealedAt: Date | null },
  now: Date,
): 'open' | 'hidden' | null {
  if (now < closesAt) return 'open';
  return revealedAt !== null && revealedAt <= now ? null : 'hidden';
}

/**
 * The entry that a company's page leaves behind. What came of it later nobody knows yet, so it waits for news; its people
 * agreed to be named on the page of the exhibition alone, so nobody is.
 */
export function entryOf(company: Exhibited): DraftOf<'past'> {
  const { content } = company;
  const hasEnglish = content.en.companyContent !== '';
  return {
    ...{ board: 'past', kind: 'silent', pinned: false, attachments: [] },
    titleKo: content.teamName,
    titleEn: hasEnglish ? content.en.teamName || content.teamName : '',
    bodyKo: content.companyContent,
    bodyEn: content.en.companyContent,
    details: {
      cover: coverOf(content),
      logo: logoOf(content),
      ...{ year: company.year, lane: company.lane },
      ...{ trackKo: company.track.ko, trackEn: company.track.en },
      ...{ regionKo: company.region?.ko ?? '', regionEn: company.region?.en ?? '' },
      ...{ lineKo: content.companyTitle, lineEn: content.en.companyTitle },
      figures: figuresOf(content),
      people: [],
      events: eventsOf(company),
      checkedOn: null,
    },
  };
}

/** The picture of its cover, or the first there is in its slides. */
function coverOf({ slides, companyTitle, en }: CompanyContent): Cover | null {
  for (const slide of slides) {
    const [picture] = picturesOfSlide(slide);
    if (!picture) continue;
    const altEn = slide.en[`alt${picture.place}`] || en.companyTitle;
    return { serverFileName: picture.name, altKo: picture.alt || companyTitle, altEn };
  }
  return null;
}

function logoOf({ logo, teamName, en }: CompanyContent): Cover | null {
  if (!logo) return null;
  const name = en.teamName || teamName;
  return { serverFileName: logo, altKo: `${teamName} 로고`, altEn: `Logo of ${name}` };
}

/** Figures that are numbers; what they have become is for the team to tell. */
function figuresOf({ figures }: CompanyContent): PastDetails['figures'] {
  return figures.flatMap(({ label, value, unit, en }) => {
    const before = /^\d[\d,]*(\.\d+)?$/.test(value) ? Number(value.replaceAll(',', '')) : null;
    if (before === null || label === '') return [];
    return [
      {
        ...{ labelKo: label, labelEn: en.label, unitKo: unit, unitEn: en.unit },
        ...{ before, now: null, nowYear: null },
      },
    ];
  });
}

function eventsOf({ opensAt, first, track, region }: Exhibited): PastDetails['events'] {
  const stood = {
    ...{ day: koreanDay(opensAt), kind: 'exhibited' as const, source: 'season' as const },
    ...{ titleKo: '온라인 전시에 섰어요', titleEn: 'Stood in the online exhibition', textKo: '', textEn: '' },
  };
  if (!first) return [stood];
  const where = { ko: [track.ko, region?.ko], en: [track.en, region?.en] };
  const cell = (names: readonly (string | undefined)[]) => names.filter(Boolean).join(' · ');
  const won = {
    ...{ day: koreanDay(first.revealedAt), kind: 'award' as const, source: 'season' as const },
    titleKo: `모의 투자 1위 (${cell(where.ko)})`,
    titleEn: `First in mock investment (${cell(where.en)})`,
    ...{ textKo: '', textEn: '' },
  };
  return [stood, won];
}
