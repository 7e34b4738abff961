import type { Plugin } from 'vite';

const made = new Set(['CallExpression', 'ObjectExpression']);
const contract = '@chulbal/contract/';
const mark = '?only=';

/** The part of a syntax tree that is looked at here. */
type Piece = { start: number; end: number };
type Parse = (code: string) => { body: readonly unknown[] };
type Statement = Piece & {
  type: string;
  declaration?: Statement | null;
  declarations?: { init?: (Piece & { type: string }) | null }[];
  source?: { value: unknown } | null;
  specifiers?: (Piece & { type: string; imported?: { name?: string } })[];
};
type Change = Piece & { text: string };

/**
 * Sends a screen only what it uses of a contract. What a contract file makes by a call (schemas, endpoints) may be left
 * out when nobody uses it; and each name that a screen imports is taken from a copy of the file of its own: a file that
 * screens share would be sent with all that any of them uses, the schema library included.
 */
export function pureContract(): Plugin {
  return {
    name: 'pure-contract',
    enforce: 'post',
    async resolveId(source, importer) {
      if (!source.startsWith(contract) || !source.includes(mark)) return undefined;
      const [file = '', name = ''] = source.split(mark);
      const found = await this.resolve(file, importer, { skipSelf: true });
      return found && `${found.id}${mark}${name}`;
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return undefined;
      const parse: Parse = (text) => this.parse(text);
      if (/\/packages\/contract\/[^?]+\.ts(\?only=\w+)?$/.test(id)) {
        // Nor is it run for its own sake where another file of the contract names it.
        return { ...changed(code, pure(code, parse)), moduleSideEffects: false };
      }
      if (code.includes(contract) && /\/app\/[^?]+\.tsx?$/.test(id)) return changed(code, apart(code, parse));
      return undefined;
    },
  };
}

/** Wraps what is made at the top of a file, so that the bundler may leave it out. */
function pure(code: string, parse: Parse): Change[] {
  return (parse(code).body as Statement[]).flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return (declaration?.declarations ?? []).flatMap(({ init }) => {
      if (!init || !made.has(init.type)) return [];
      const { start, end } = init;
      return [{ start, end, text: `/*#__PURE__*/ (() => (${code.slice(start, end)}))()` }];
    });
  });
}

/** Takes each imported name from the copy of the contract file that has it alone. */
function apart(code: string, parse: Parse): Change[] {
  return (parse(code).body as Statement[]).flatMap(({ type, source, specifiers = [], start, end }) => {
    const from = source?.value;
    if (type !== 'ImportDeclaration' || typeof from !== 'string' || !from.startsWith(contract)) return [];
    if (specifiers.length === 0 || specifiers.some(({ imported }) => !imported?.name)) return [];
    const text = specifiers
      .map((one) => {
        const name = one.imported?.name;
        return `import { ${code.slice(one.start, one.end)} } from '${from}${mark}${name}';`;
      })
      .join(' ');
    return [{ start, end, text }];
  });
}

function changed(code: string, changes: readonly Change[]): { code: string; map: null } {
  const text = changes.reduceRight(
    (before, change) => before.slice(0, change.start) + change.text + before.slice(change.end),
    code,
  );
  return { code: text, map: null };
}
