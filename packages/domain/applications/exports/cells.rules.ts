import { defaults, type Fields, type Person } from '@chulbal/contract/applications/fields';
import type { ApplicationRow } from '@chulbal/contract/applications/operators';
import type { ExportColumn } from '@chulbal/contract/applications/parts';
import { hasBusiness } from '@chulbal/contract/applications/rules';
import type { Language } from '@chulbal/contract/language';
import { type Cell, timeCell } from '../../formats/cells.ts';
import { maskedName } from '../../masks.ts';
import type { ChoiceRule } from '../../seasons/rules.ts';
import { labelOf } from '../list/detail.rules.ts';
import type { SubmittedFile } from '../tables.ts';
import { type AnswerField, answerFields, exportWords } from './words.rules.ts';

/** Somebody of a team; `contact` only where contacts are exported. */
export type ExportedPerson = {
  isLeader: boolean;
  name: string;
  school: string;
  contact: Pick<Person, 'tmPhone' | 'tmEmail' | 'tmBirth'> | null;
};

/** What an export knows of an application; what was not asked for is not read and empty. */
export type ExportFacts = {
  row: ApplicationRow;
  fields: Fields;
  files: readonly (Pick<SubmittedFile, 'name'> & { label: string })[];
  people: readonly ExportedPerson[];
};

export type ExportShape = {
  columns: readonly ExportColumn[];
  choices: Readonly<Record<string, readonly ChoiceRule[]>>;
  language: Language;
  /** How many members beside the leader have columns of their own: as many as the largest team has. */
  members: number;
};

/** The line of headings; a column may become several. */
export function headingsOf({ columns, language, members }: Omit<ExportShape, 'choices'>): string[] {
  const words = exportWords[language];
  return inOrder(columns).flatMap((column) => {
    if (column === 'answers') return answerFields.map((field) => words.answers[field]);
    if (column !== 'members' && column !== 'contacts') return words.headings[column];
    const { members: who, contacts } = words.ofMember;
    const named = column === 'contacts' && !columns.includes('members');
    const ofMember = (no: number) =>
      column === 'members' ? who(no) : [...(named ? who(no).slice(0, 1) : []), ...contacts(no)];
    return [
      ...words.headings[column],
      ...Array.from({ length: members }, (_, at) => ofMember(at + 1)).flat(),
    ];
  });
}

/** The line of an application, a cell to each heading. Names are masked unless contacts are exported with them (P-11). */
export function cellsOf(facts: ExportFacts, shape: ExportShape): Cell[] {
  const shown = shape.columns.includes('contacts') ? (name: string) => name : maskedName;
  return inOrder(shape.columns).flatMap((column) => cells[column](facts, shape, shown));
}

/** Columns stand as the contract lists them, once. */
function inOrder(columns: readonly ExportColumn[]): ExportColumn[] {
  return (Object.keys(cells) as ExportColumn[]).filter((column) => columns.includes(column));
}

type CellsOf = (facts: ExportFacts, shape: ExportShape, shown: (name: string) => string) => Cell[];

const cells: Record<ExportColumn, CellsOf> = {
  number: ({ row }) => [row.number ?? ''],
  track: ({ row }) => [row.trackName],
  region: ({ row }) => [row.region ?? ''],
  teamName: ({ row }) => [row.teamName],
  itemName: ({ row }) => [row.itemName],
  answers: ({ fields }, shape) => answersOf(fields, shape),
  leader: ({ people }, _shape, shown) => {
    const leader = people.find(({ isLeader }) => isLeader);
    return [shown(leader?.name ?? ''), leader?.school ?? ''];
  },
  members: ({ people }, shape, shown) => [
    people.length,
    ...eachMember(people, shape, (one) => [shown(one?.name ?? ''), one?.school ?? '']),
  ],
  contacts: ({ people }, shape) => [
    ...contactOf(people.find(({ isLeader }) => isLeader)),
    // Whose they are is said here where nothing else says it.
    ...eachMember(people, shape, (one) => [
      ...(shape.columns.includes('members') ? [] : [one?.name ?? '']),
      ...contactOf(one),
    ]),
  ],
  bonus: ({ row: { bonus } }) => [bonus.claimed, bonus.pending, bonus.points],
  files: ({ files }) => [files.length, lines(files.map(({ label, name }) => [`${label}:`, name]))],
  submittedAt: ({ row }) => [row.submittedAt ? timeCell(new Date(row.submittedAt)) : ''],
  status: ({ row }, { language }) => [exportWords[language].status[row.status]],
};

/** Cells of every member beside the leader; empty ones where a team has fewer than the largest. */
function eachMember(
  people: readonly ExportedPerson[],
  { members }: ExportShape,
  cellsOfOne: (person: ExportedPerson | undefined) => Cell[],
): Cell[] {
  const others = people.filter(({ isLeader }) => !isLeader);
  return Array.from({ length: members }, (_, at) => cellsOfOne(others[at])).flat();
}

function contactOf(person: ExportedPerson | undefined): Cell[] {
  const { tmPhone = '', tmEmail = '', tmBirth = '' } = person?.contact ?? {};
  return [tmPhone, tmEmail, tmBirth];
}

function answersOf(fields: Fields, { choices, language }: ExportShape): Cell[] {
  // Read one by one: the whole form of every team would be made to be thrown away.
  const isWritten = Object.keys(fields).length > 0;
  const teamCom = fields.teamCom || (isWritten ? defaults.teamCom : '');
  const isBusiness = isWritten && hasBusiness({ teamCom });
  const answer = (field: AnswerField): string => {
    if (field === 'teamCom') return exportWords[language].business[teamCom] ?? teamCom;
    if (field.startsWith('teamCom') && !isBusiness) return '';
    return labelOf(choices, field, fields[field] ?? '', language);
  };
  return answerFields.map(answer);
}

function lines(parts: (string | undefined)[][]): string {
  return parts.map((line) => line.filter(Boolean).join(' ')).join('\n');
}
