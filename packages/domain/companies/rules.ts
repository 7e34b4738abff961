import { companyChecklist } from '@chulbal/contract/companies/checklist';
import type { CompanyState } from '@chulbal/contract/companies/companies';
import type { CompanyContent } from '@chulbal/contract/companies/content';
import { filesOfSlides, numbered } from '@chulbal/contract/companies/content.rules';
import { hasRegistrationNumber } from '@chulbal/contract/registration-number';
import { getChoseong } from 'es-hangul';
import type { FaultDetails } from '../fault.ts';
import { picturesHaveAltText, picturesIn, plainText, sanitiseRichText } from '../rich-text.ts';
import { searchable, searchTokens } from '../search.ts';
import type { VersionState } from './tables.ts';

/** A content as it is stored: rich text sanitised, slides numbered by their place. */
export function cleanCompany(content: CompanyContent): CompanyContent {
  const { en } = content;
  return {
    ...content,
    companyContent: sanitiseRichText(content.companyContent),
    slides: numbered(content.slides),
    en: { ...en, companyContent: sanitiseRichText(en.companyContent) },
  };
}

/** Fields of rich text that hold what looks like a registration number (P-04); the others are refused as they come. */
export function registrationNumberFields({ companyContent, en }: CompanyContent): FaultDetails['fields'] {
  const said = { companyContent, 'en.companyContent': en.companyContent };
  const found = Object.entries(said).filter(([, html]) => hasRegistrationNumber(plainText(html)));
  if (found.length === 0) return undefined;
  return Object.fromEntries(found.map(([path]) => [path, 'residentNumberWritten' as const]));
}

const missing = { ko: '꼭 필요한 항목이에요.', en: 'This is required.' };

/** What a clean content lacks before it is handed in, by field; empty when nothing. */
export function missingFields(
  content: CompanyContent,
  types: readonly string[],
): NonNullable<FaultDetails['fields']> {
  const { companyContent, en } = content;
  const list = companyChecklist(content, {
    storyLetters: lettersOf(companyContent),
    englishLetters: lettersOf(en.companyContent),
    types,
    picturesHaveText: picturesHaveAltText(companyContent) && picturesHaveAltText(en.companyContent),
  });
  return Object.fromEntries(list.filter(({ done }) => !done).map(({ path }) => [path, missing]));
}

function lettersOf(html: string): number {
  return [...plainText(html)].length;
}

/** Opaque names of all files that a content needs, each once. */
export function filesOfCompany(content: CompanyContent): string[] {
  const { companyContent, en } = content;
  return [
    ...new Set([...filesOfSlides(content), ...picturesIn(companyContent), ...picturesIn(en.companyContent)]),
  ];
}

type Standing = { lastState: VersionState | null; approvedVersion: number };

/** Where a page stands; null: nobody has begun it. */
export function companyState(standing: Standing | null): CompanyState {
  if (!standing) return 'notBegun';
  const { lastState, approvedVersion } = standing;
  if (lastState === null) return 'writing';
  return lastState === 'submitted' && approvedVersion > 0 ? 'newVersion' : lastState;
}

type Writing = { writesFrom: Date; writesUntil: Date; closesAt: Date };

/**
 * Until when a page may be written at `now`, or null: in the period of writing; after it what operators asked to be
 * changed, until their date; and an approved page until the exhibition closes. The instant itself is too late.
 */
export function writableUntil(
  { writesFrom, writesUntil, closesAt }: Writing,
  standing: { lastState: VersionState | null; approvedVersion: number; fixUntil: Date | null } | null,
  now: Date,
): Date | null {
  if (now < writesFrom) return null;
  const ends = [writesUntil];
  if (standing?.lastState === 'changesAsked' && standing.fixUntil) ends.push(standing.fixUntil);
  if (standing && standing.approvedVersion > 0) ends.push(closesAt);
  const last = new Date(Math.max(...ends.map((end) => end.getTime())));
  return now < last ? last : null;
}

/** What the public list knows of an approved content. */
export function listColumns(content: CompanyContent) {
  const { teamName, companyTitle, companyType, logo, en } = content;
  const names = [teamName, en.teamName, companyTitle, en.companyTitle];
  const initials = [teamName, companyTitle].map((name) => getChoseong(name.normalize('NFC')));
  const searchText = [...names, ...initials].map(searchable).join('\n');
  return {
    ...{ teamNameKo: teamName, teamNameEn: en.teamName, titleKo: companyTitle, titleEn: en.companyTitle },
    ...{ companyType, logo, initial: initialOf(teamName), searchText },
    searchTokens: searchTokens(searchText),
  };
}

const doubled: Readonly<Record<string, string>> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };

/** Under which consonant a list of names has it: doubled ones stand with the single; other scripts under `a`. */
export function initialOf(name: string): string {
  const first = getChoseong(name.normalize('NFC').trim()).charAt(0);
  return /[ㄱ-ㅎ]/.test(first) ? (doubled[first] ?? first) : 'a';
}

const DAY_MS = 24 * 3_600_000;

/** Once in 24 hours a team that has not handed in may be reminded, while it can. */
export function isRemindable(
  { state, open, remindedAt }: { state: CompanyState; open: boolean; remindedAt: Date | null },
  now: Date,
): boolean {
  const isDue = remindedAt === null || now.getTime() - remindedAt.getTime() >= DAY_MS;
  return open && (state === 'notBegun' || state === 'writing') && isDue;
}
