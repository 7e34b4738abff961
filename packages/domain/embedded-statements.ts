import { messages, type PGlite, protocol } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';

type Asked = Exclude<PGliteDialectConfig['pglite'], (...given: never[]) => unknown>;
type Results = { rows: unknown[]; fields: Column[]; affectedRows: number };
type Column = { name: string; dataTypeID: number };
type Statement = { name: string; parameters: readonly number[]; columns: Column[] };
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** Statements kept by a database; each takes some ten kB. */
const KEPT = 400;
/** After so many changed rows all are prepared anew: a plan is made for the size that its tables have then. */
const CHANGED_ROWS = 2000;
const IS_PREPARED = /^\s*(select|insert|update|delete|with)\b/i;
const CHANGES_TABLES = /^\s*(create|alter|drop|do)\b/i;
const CHANGES_ROWS = /^(insert|update|delete)\b/i;

const { serialize } = protocol;

/**
 * The embedded database as Kysely asks it, for half of the work: a text is parsed once and kept by the database as
 * a prepared statement, with its plan where that fits all values; and each asking is one message, where
 * `PGlite.query` sends six and has the text parsed and planned each time.
 *
 * Only Kysely asks through it: one thing at a time, and nothing else while a transaction is open.
 */
export function withStatements(pglite: PGlite): Asked {
  const statements = new Map<string, Statement>();
  let named = 0;
  let changedRows = 0;

  /** Sends messages in one go; the first error is thrown once all of them are answered. */
  function send(...parts: Uint8Array[]): Promise<Message[]> {
    return pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });
  }

  /** What is asked again goes behind the others, so the first is what has not been asked for longest. */
  async function prepared(text: string): Promise<Statement> {
    const known = statements.get(text);
    const [oldest] = known || statements.size < KEPT ? [] : statements;
    statements.delete(oldest?.[0] ?? text);
    const statement = known ?? (await prepare(text, oldest?.[1]));
    statements.set(text, statement);
    return statement;
  }

  async function prepare(text: string, instead: Statement | undefined): Promise<Statement> {
    named += 1;
    const name = `kept_${named}`;
    const answers = await send(
      ...(instead ? [serialize.close({ type: 'S', name: instead.name })] : []),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const statement: Statement = { name, parameters: [], columns: [] };
    for (const answer of answers) {
      if (answer instanceof messages.ParameterDescriptionMessage) statement.parameters = answer.dataTypeIDs;
      if (answer instanceof messages.RowDescriptionMessage) statement.columns = answer.fields;
    }
    return statement;
  }

  async function askPrepared(text: string, given: readonly unknown[]): Promise<Results> {
    const { name, parameters, columns } = await prepared(text);
    const values = given.map((value, place) => {
      if (value === null || value === undefined) return null;
      const written = pglite.serializers[parameters[place] ?? 0];
      return written ? written(value) : String(value);
    });
    const answers = await send(serialize.bind({ statement: name, values }), serialize.execute({}));
    return resultsOf(answers, columns, pglite.parsers);
  }

  async function ask(
    plainly: Pick<PGlite, 'query' | 'exec'>,
    text: string,
    given: unknown[] = [],
  ): Promise<Results> {
    if (IS_PREPARED.test(text)) {
      const results = await pglite.runExclusive(() => askPrepared(text, given));
      changedRows += results.affectedRows;
      if (changedRows > CHANGED_ROWS) await forget(plainly);
      return results;
    }
    const { rows, fields, affectedRows = 0 } = await plainly.query(text, given);
    // A statement whose columns have changed would be refused from now on.
    if (CHANGES_TABLES.test(text)) await forget(plainly);
    return { rows, fields, affectedRows };
  }

  async function forget(plainly: Pick<PGlite, 'exec'>): Promise<void> {
    changedRows = 0;
    if (statements.size === 0) return;
    statements.clear();
    await plainly.exec('deallocate all');
  }

  return {
    waitReady: pglite.waitReady,
    get ready() {
      return pglite.ready;
    },
    get closed() {
      return pglite.closed;
    },
    close: () => pglite.close(),
    async query<T>(text: string, given?: unknown[]) {
      const results = await ask(pglite, text, given);
      await pglite.syncToFs();
      return results as Results & { rows: T[] };
    },
    transaction: (work) =>
      pglite.transaction((tx) =>
        work({
          query: async <T>(text: string, given?: unknown[]) =>
            (await ask(tx, text, given)) as Results & { rows: T[] },
          rollback: () => tx.rollback(),
        }),
      ),
  };
}

function resultsOf(answers: Message[], columns: Column[], parsers: PGlite['parsers']): Results {
  const rows: unknown[] = [];
  let affectedRows = 0;
  for (const answer of answers) {
    if (answer instanceof messages.DataRowMessage) {
      const row: Record<string, unknown> = {};
      for (const [place, { name, dataTypeID }] of columns.entries()) {
        const text = answer.fields[place] ?? null;
        const parse = parsers[dataTypeID];
        row[name] = text !== null && parse ? parse(text, dataTypeID) : text;
      }
      rows.push(row);
    } else if (answer instanceof messages.CommandCompleteMessage && CHANGES_ROWS.test(answer.text)) {
      affectedRows += Number(answer.text.split(' ').at(-1));
    }
  }
  return { rows, fields: columns, affectedRows };
}
