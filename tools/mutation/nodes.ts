import { parseAst } from 'vitest/node';

/** A node of the syntax tree (ESTree with TypeScript), as far as guards are looked for in it. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** @throws where the text is no TypeScript */
export function parse(text: string): Node {
  return parseAst(text, { lang: 'ts' }) as unknown as Node;
}

/** Every node with what it stands in, from the outermost. */
export function* walk(
  node: Node,
  above: readonly Node[] = [],
): Generator<{ node: Node; above: readonly Node[] }> {
  yield { node, above };
  const inside = [...above, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child, inside);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** The name at the end of what is written: `now` of `asked.now.getTime()`, `closesAt` of `new Date(stage.closesAt)`. */
export function lastName(node: Node | undefined): string {
  if (!node) return '';
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'MemberExpression') return lastName(node.property as Node);
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression')
    return lastName(node.expression as Node);
  if (node.type === 'NewExpression') return lastName((node.arguments as Node[])[0]);
  if (node.type !== 'CallExpression') return '';
  const callee = node.callee as Node;
  const isOfMoment = callee.type === 'MemberExpression' && lastName(callee) === 'getTime';
  return lastName(isOfMoment ? (callee.object as Node) : callee);
}
