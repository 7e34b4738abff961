import { type Block, pictureId, planLimits, type Run } from '@chulbal/contract/toolkits/business-plan';
import type { JSONContent } from '@tiptap/core';

/** An answer as the editor holds it. */
export function toDoc(blocks: readonly Block[]): JSONContent {
  const content = blocks.map(toNode);
  return { type: 'doc', content: content.length > 0 ? content : [paragraph([])] };
}

function toNode(block: Block): JSONContent {
  if (block.kind === 'text') return paragraph(block.runs);
  if (block.kind === 'picture') {
    const { id, alt, width, height } = block;
    return { type: 'picture', attrs: { id, alt, width, height } };
  }
  if (block.kind === 'list') {
    const items = block.items.map((item) => ({ type: 'listItem', content: [paragraph(item)] }));
    return { type: block.numbered ? 'orderedList' : 'bulletList', content: items };
  }
  return {
    type: 'table',
    // The first row is the head by its place: one that is still empty must not be announced as such.
    content: block.rows.map((row) => ({
      type: 'tableRow',
      content: row.map((cell) => ({ type: 'tableCell', content: [paragraph(cell)] })),
    })),
  };
}

function paragraph(runs: readonly Run[]): JSONContent {
  const content = runs.flatMap(({ text, bold }) =>
    text
      .split('\n')
      .flatMap((part, at): JSONContent[] => [
        ...(at > 0 ? [{ type: 'hardBreak' }] : []),
        ...(part === ''
          ? []
          : [{ type: 'text', text: part, ...(bold ? { marks: [{ type: 'bold' }] } : {}) }]),
      ]),
  );
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' };
}

/** What the editor holds as an answer: whatever else was pasted is its text; nothing written is no block. */
export function fromDoc(doc: JSONContent): Block[] {
  const blocks = (doc.content ?? []).flatMap(fromNode);
  const isBlank = (block: Block | undefined) => block?.kind === 'text' && block.runs.length === 0;
  while (isBlank(blocks.at(-1))) blocks.pop();
  return blocks;
}

function fromNode(node: JSONContent): Block[] {
  if (node.type === 'picture') {
    const { id, alt, width, height } = node.attrs ?? {};
    if (!pictureId.safeParse(id).success) return [];
    return [{ kind: 'picture', id, alt: String(alt ?? ''), width: Number(width), height: Number(height) }];
  }
  if (node.type === 'bulletList' || node.type === 'orderedList') {
    const items = itemsOf(node);
    return items.length > 0 ? [{ kind: 'list', numbered: node.type === 'orderedList', items }] : [];
  }
  if (node.type === 'table') return tableOf(node);
  return [{ kind: 'text', runs: runsOf([node]) }];
}

/** Lists within lists are one. */
function itemsOf(list: JSONContent): Run[][] {
  return (list.content ?? []).flatMap((item) => {
    const inside = item.content ?? [];
    const isList = ({ type }: JSONContent) => type === 'bulletList' || type === 'orderedList';
    return [runsOf(inside.filter((node) => !isList(node))), ...inside.filter(isList).flatMap(itemsOf)];
  });
}

/** Cells that span several columns or that a row lacks are filled up with empty ones. */
function tableOf(table: JSONContent): Block[] {
  const rows = (table.content ?? []).map((row) =>
    (row.content ?? []).flatMap((cell): Run[][] => {
      const wide = Math.max(1, Number(cell.attrs?.colspan ?? 1));
      return [runsOf(cell.content ?? []), ...Array.from({ length: wide - 1 }, (): Run[] => [])];
    }),
  );
  const columns = Math.min(planLimits.columns, Math.max(0, ...rows.map((row) => row.length)));
  if (columns === 0) return [];
  const even = rows.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? []));
  return [{ kind: 'table', rows: even }];
}

/** The text of nodes, a line each, in as few pieces as its weights allow. */
function runsOf(nodes: readonly JSONContent[]): Run[] {
  const runs: Run[] = [];
  const add = (text: string, bold: boolean) => {
    const last = runs.at(-1);
    if (text === '') return;
    if (last && (last.bold === true) === bold) last.text += text;
    else runs.push(bold ? { text, bold } : { text });
  };
  const walk = (node: JSONContent) => {
    if (node.type === 'text') add(node.text ?? '', node.marks?.some(({ type }) => type === 'bold') ?? false);
    else if (node.type === 'hardBreak') add('\n', runs.at(-1)?.bold === true);
    else for (const child of node.content ?? []) walk(child);
  };
  for (const [at, node] of nodes.entries()) {
    if (at > 0) add('\n', runs.at(-1)?.bold === true);
    walk(node);
  }
  return runs;
}
