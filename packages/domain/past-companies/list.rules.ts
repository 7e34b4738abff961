import { isoDate } from '@chulbal/contract/fields';
import type { Bilingual } from '@chulbal/contract/language';
import { pastColumn, pastColumns } from '@chulbal/contract/past-companies/list';
import {
  MOST_PAST_LINES,
  type PastLine,
  type PastListProblem,
} from '@chulbal/contract/past-companies/operators';
import { type PastDetails, pastDraft } from '@chulbal/contract/past-companies/past-companies';
import {
  neededPastColumns,
  type PastColumn,
  type PastKind,
  pastEventKindNames,
  pastKindNames,
  pastSourceNames,
} from '@chulbal/contract/past-companies/values';
import type { DraftOf } from '@chulbal/contract/posts/operators';
import type { Cover } from '@chulbal/contract/posts/posts';
import { hasRegistrationNumber } from '@chulbal/contract/registration-number';
import { decodeKorean, isWorkbook } from '../formats/korean-text.ts';
import { parseCsv } from '../schools/csv.rules.ts';
import { searchable } from '../search.ts';

/** Why a list cannot be read at all; `column` is the first one that it lacks. */
export type Unreadable =
  | { problem: 'empty' }
  | { problem: 'workbook' }
  | { problem: 'tooMany' }
  | { problem: 'noColumn'; column: PastColumn };

type Written = Record<PastColumn, string>;
export type Line = { line: number; written: Written };

/** Opaque names of stored pictures by `pictureKey` of what they were called. */
export type Pictures = ReadonlyMap<string, string>;

/** What an entry is found again by, whoever brings it in. */
export function entryKey(year: number | string, team: string): string {
  return `${year} ${searchable(team)}`;
}

/** What a picture is looked up by: a Mac parts its letters, and a cell may say the folder of an archive. */
export function pictureKey(name: string): string {
  return searchable(name.split(/[/\\]/).at(-1) ?? '');
}

/** The lines of a list, header and empty lines left out, its columns found by their names in any order. */
export function readPastLines(bytes: Uint8Array): Line[] | Unreadable {
  if (isWorkbook(bytes)) return { problem: 'workbook' };
  const [header = [], ...rows] = parseCsv(decodeKorean(bytes));
  if (header.every((cell) => !cell.trim())) return { problem: 'empty' };
  const named = header.map((cell) => columnNames.get(headerOf(cell)) ?? null);
  const lacking = neededPastColumns.find((column) => !named.includes(column));
  if (lacking) return { problem: 'noColumn', column: lacking };
  const lines = rows.flatMap((row, index): Line[] => {
    if (row.every((cell) => !cell.trim())) return [];
    const cells = pastColumn.options.map((column) => {
      const place = named.indexOf(column);
      return [column, cleaned(place < 0 ? '' : (row[place] ?? ''))] as const;
    });
    return [{ line: index + 2, written: Object.fromEntries(cells) as Written }];
  });
  if (lines.length === 0) return { problem: 'empty' };
  return lines.length > MOST_PAST_LINES ? { problem: 'tooMany' } : lines;
}

export type CheckedLine = Omit<PastLine, 'state'> & { draft: DraftOf<'past'> | null };

/** Every line with what is wrong with it, and the entry where nothing is. The first of two alike is the good one. */
export function checkPastLines(
  lines: readonly Line[],
  { pictures, thisYear }: { pictures: Pictures; thisYear: number },
): CheckedLine[] {
  const before = new Set<string>();
  return lines.map(({ line, written }) => {
    const problems: PastLine['problems'] = [];
    const add = (column: PastColumn, problem: PastListProblem, text = written[column]) => {
      if (problems.every((one) => one.column !== column)) {
        problems.push({ column, problem, text: text.slice(0, 100) });
      }
    };
    for (const column of neededPastColumns) if (written[column] === '') add(column, 'required');
    for (const column of pastColumn.options) {
      if (hasRegistrationNumber(written[column])) add(column, 'registrationNumber', '');
    }
    const year = Number(/^(\d{4})년?$/.exec(written.year)?.[1] ?? Number.NaN);
    if (!(year >= 2000 && year <= thisYear)) add('year', 'year');
    const lane = Number(/^[1-9]$/.exec(written.lane)?.[0] ?? Number.NaN);
    if (Number.isNaN(lane)) add('lane', 'lane');
    const kind = written.kind === '' ? 'silent' : keyOf(pastKindNames, written.kind);
    if (!kind) add('kind', 'kind');
    const events = eventsOf(written.events, add);
    const cover = pictureOf(written, 'cover', pictures, add);
    const logo = pictureOf(written, 'logo', pictures, add);
    if ((written.teamEn === '') !== (written.storyEn === '')) {
      add(written.teamEn === '' ? 'teamEn' : 'storyEn', 'english');
    }
    const key = entryKey(year, written.team);
    if (before.has(key)) add('team', 'twice');
    const read = pastDraft.safeParse(
      draftOf(written, { year, lane, kind: kind ?? 'silent', events, cover, logo }),
    );
    for (const { path, message } of read.error?.issues ?? []) {
      const column = columnOfPath.get(String(path[0] === 'details' ? path[1] : path[0]));
      if (column) add(column, message === 'tooLong' ? 'tooLong' : 'invalid');
    }
    problems.sort((one, other) => placeOf(one.column) - placeOf(other.column));
    const draft = problems.length === 0 && read.success ? read.data : null;
    if (draft) before.add(key);
    return { line, year: written.year, team: written.team, track: written.track, problems, draft };
  });
}

type Read = {
  year: number;
  lane: number;
  kind: PastKind;
  events: PastDetails['events'];
  cover: Cover | null;
  logo: Cover | null;
};

function draftOf(written: Written, { year, lane, kind, events, cover, logo }: Read): DraftOf<'past'> {
  return {
    ...{ board: 'past', kind, pinned: false, attachments: [] },
    ...{ titleKo: written.team, titleEn: written.teamEn },
    ...{ bodyKo: paragraphs(written.story), bodyEn: paragraphs(written.storyEn) },
    details: {
      ...{ cover, logo, year, lane, trackKo: written.track, trackEn: written.trackEn },
      ...{ regionKo: written.region, regionEn: written.regionEn },
      ...{ lineKo: written.line, lineEn: written.lineEn },
      ...{ figures: [], people: [], events, checkedOn: null },
    },
  };
}

const columnOfPath = new Map<string, PastColumn>([
  ...([
    ['titleKo', 'team'],
    ['titleEn', 'teamEn'],
    ['bodyKo', 'story'],
    ['bodyEn', 'storyEn'],
  ] as const),
  ...([
    ['year', 'year'],
    ['lane', 'lane'],
    ['trackKo', 'track'],
    ['trackEn', 'trackEn'],
  ] as const),
  ...([
    ['regionKo', 'region'],
    ['regionEn', 'regionEn'],
    ['lineKo', 'line'],
    ['lineEn', 'lineEn'],
  ] as const),
  ...([
    ['events', 'events'],
    ['cover', 'cover'],
    ['logo', 'logo'],
  ] as const),
]);

type Add = (column: PastColumn, problem: PastListProblem, text?: string) => void;

/**
 * Dated lines of a cell, one a line: `2024-02-05 | 세움 | 주식회사 달팽이책방 | 등기로 확인`. Each says how it is known; a line
 * that does not is a problem of its cell.
 */
function eventsOf(cell: string, add: Add): PastDetails['events'] {
  return cell
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [day = '', kindName = '', titleKo = '', sourceName = ''] = line
        .split('|')
        .map((part) => part.trim());
      const written = dayOf(day);
      const kind = keyOf(pastEventKindNames, kindName);
      const source = keyOf(pastSourceNames, sourceName);
      if (!written || !kind || titleKo === '') add('events', 'event', line);
      else if (!source) add('events', 'source', line);
      else return [{ day: written, kind, source, titleKo, titleEn: '', textKo: '', textEn: '' }];
      return [];
    });
}

/** 2024-02-05, however it is parted; null for a day that there is not. */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})\.?$/.exec(text) ?? [];
  if (!year || !month || !day) return null;
  return isoDate.safeParse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`).data ?? null;
}

function pictureOf(written: Written, column: 'cover' | 'logo', pictures: Pictures, add: Add): Cover | null {
  if (written[column] === '') return null;
  const serverFileName = pictures.get(pictureKey(written[column]));
  if (!serverFileName) add(column, 'picture');
  const altKo = written[`${column}Alt`] || (column === 'logo' ? `${written.team} 로고` : '');
  if (altKo === '') add('coverAlt', 'alt', written[column]);
  return serverFileName ? { serverFileName, altKo, altEn: '' } : null;
}

/** A key by its own name or that of either language. */
function keyOf<K extends string>(names: Record<K, Bilingual>, text: string): K | null {
  const wanted = searchable(text);
  const found = (Object.entries(names) as [K, Bilingual][]).find(([key, { ko, en }]) =>
    [key, ko, en].some((name) => searchable(name) === wanted),
  );
  return found?.[0] ?? null;
}

function placeOf(column: PastColumn): number {
  return pastColumn.options.indexOf(column);
}

const columnNames = new Map(
  pastColumn.options.flatMap((column) => {
    const { ko, en } = pastColumns[column];
    return [...ko, ...en, column].map((name) => [headerOf(name), column] as const);
  }),
);

/** Letters and digits alone. */
function headerOf(text: string): string {
  return searchable(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** A cell as it was meant: in composed letters, without what nobody sees; a cell may hold several lines. */
function cleaned(cell: string): string {
  return cell
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\u200b\u2060\ufeff]/gu, '')
    .trim();
}

/** Plain text as rich text: an empty line begins another paragraph. */
function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .filter((one) => one.trim() !== '')
    .map((one) => `<p>${one.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}
