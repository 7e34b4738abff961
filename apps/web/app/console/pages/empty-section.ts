import type { StoryKind, StorySection } from '@chulbal/contract/pages/pages';

/** The kinds of parts a story may have, in the order they are offered. */
export const sectionKinds: readonly StoryKind[] = ['text', 'statement', 'lanes', 'marks', 'figures', 'call'];

const none = { ko: '', en: '' };

export const emptyFigure = { number: '', title: none, text: none, picture: 'none' as const };

/** A part of which nothing is written yet. */
export function emptySection(kind: StoryKind): StorySection {
  const id = crypto.randomUUID();
  switch (kind) {
    case 'statement':
      return { kind, id, text: none, echo: none };
    case 'lanes':
    case 'marks':
      return { kind, id, title: none, note: none };
    case 'figures':
      return { kind, id, title: none, figures: [emptyFigure] };
    case 'text':
      return { kind, id, title: none, body: none };
    case 'call':
      return { kind, id, title: none, button: none, to: '' };
  }
}
