import { type Block, blocks } from '@chulbal/contract/toolkits/canvas';

export type NotePlace = { block: Block; at: number };

/** Where in a block a note lands that is let go at a height of the window: below the notes whose middle is above. */
export function placeIn(section: Element, noteId: string, y: number): NotePlace | null {
  const block = blocks.find((one) => one === section.getAttribute('data-block'));
  if (!block) return null;
  const others = [...section.querySelectorAll('[data-note]')].filter(
    (note) => note.getAttribute('data-note') !== noteId,
  );
  const above = others.filter((note) => {
    const { top, height } = note.getBoundingClientRect();
    return top + height / 2 < y;
  });
  return { block, at: above.length };
}
