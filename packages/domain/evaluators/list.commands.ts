import { type ListedEvaluator, MOST_LISTED } from '@chulbal/contract/evaluators/evaluators';
import { evaluatorColumns } from '@chulbal/contract/evaluators/list';
import type { Bilingual } from '@chulbal/contract/language';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { type Fault, fault } from '../fault.ts';
import { workbookWords } from '../formats/korean-text.ts';
import { listSchoolsByKey } from '../schools/queries.ts';
import { searchable } from '../search.ts';
import { listExpertise } from './expertise.queries.ts';
import { checkLines, type Known, type Line, readLines, type Unreadable } from './list.rules.ts';

/**
 * Reads a list of evaluators and says what is wrong with each line; nobody is invited. That it was read is on
 * record, for the answer says which addresses evaluators have.
 *
 * @throws 400 beside `csv` when it cannot be read at all.
 */
export async function readEvaluatorList(
  db: Db,
  actor: OperatorActor,
  { csv, now }: { csv: string; now: Date },
): Promise<ListedEvaluator[]> {
  const lines = readLines(Buffer.from(csv, 'base64'));
  if ('problem' in lines) throw refusalOf(lines);
  return db.transaction(async (tx) => {
    const checked = checkLines(lines, await knownOf(tx, lines), await listExpertise(tx));
    const good = checked.filter(({ evaluator }) => evaluator !== null).length;
    await record(tx, actor, {
      category: 'access',
      action: 'evaluator.readList',
      object: { kind: 'evaluator', id: 'list', label: '' },
      after: { lines: checked.length, good },
      now,
    });
    return checked;
  });
}

/** Only what the list names is looked up. */
async function knownOf(tx: Db, lines: readonly Line[]): Promise<Known> {
  const emails = byIndex(
    tx,
    lines.map(({ written }) => written.email.toLowerCase()),
  );
  const phones = byIndex(
    tx,
    lines.map(({ written }) => written.phone),
  );
  const taken = await tx.sql
    .selectFrom('accounts')
    .select(['emailIndex', 'phoneIndex'])
    .where('kind', '=', 'evaluator')
    .where((or) =>
      or.or([or('emailIndex', 'in', [...emails.keys()]), or('phoneIndex', 'in', [...phones.keys()])]),
    )
    .execute();
  const named = [...new Set(lines.map(({ written }) => searchable(written.schoolName)))];
  const schools = await tx.sql
    .selectFrom('schools')
    .select(['id', 'name', 'searchText'])
    .where('searchText', 'in', named)
    .execute();
  // Two schools of one name are told apart by nobody here: the name is kept as it was typed.
  const once = schools.filter(
    (school) => schools.filter(({ searchText }) => searchText === school.searchText).length === 1,
  );
  return {
    emails: new Set(taken.flatMap(({ emailIndex }) => emails.get(emailIndex) ?? [])),
    phones: new Set(taken.flatMap(({ phoneIndex }) => phones.get(phoneIndex ?? '') ?? [])),
    byKey: await listSchoolsByKey(
      tx,
      lines.map(({ written }) => written.affiliation),
    ),
    schools: new Map(once.map(({ id, name, searchText }) => [searchText, { schoolNo: id, name }])),
  };
}

function byIndex(tx: Db, texts: readonly string[]): Map<string, string> {
  return new Map(texts.map((text) => [tx.vault.index(text), text]));
}

function refusalOf(unreadable: Unreadable): Fault {
  return fault('invalidRequest', { fields: { csv: wordsOf(unreadable) } });
}

function wordsOf(unreadable: Unreadable): Bilingual {
  if (unreadable.problem === 'empty') {
    return { ko: '목록이 비어 있어요.', en: 'The list is empty.' };
  }
  if (unreadable.problem === 'workbook') return workbookWords;
  if (unreadable.problem === 'tooMany') {
    return {
      ko: `한 번에 ${MOST_LISTED}명까지 올릴 수 있어요. 파일을 나눠 주세요.`,
      en: `A list may have up to ${MOST_LISTED} lines. Please split the file.`,
    };
  }
  const { ko, en } = evaluatorColumns[unreadable.column];
  return {
    ko: `‘${ko[0]}’ 열이 없어요. 첫 줄에 열 이름이 있는지 확인해 주세요.`,
    en: `The column “${en[0]}” is missing. The first line has to name the columns.`,
  };
}
