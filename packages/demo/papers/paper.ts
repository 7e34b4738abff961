/** A paper of the demo as its author means it: what stands on it, in order. Drawn by `draw-papers`. */
export type Paper = {
  /** In the document's properties, and at the foot of each page. */
  title: string;
  author: string;
  /** When it was written, which its properties say. */
  at: Date;
  /** `slides` are 16:9, each between two breaks; `form` has a frame around its one page. */
  shape: 'document' | 'slides' | 'form';
  /** Of its headings, lines and bars, as `#rrggbb`. */
  colour: string;
  blocks: readonly Block[];
};

/** Names of the pictures that can stand in a paper. */
export type SceneName =
  | 'city'
  | 'classroom'
  | 'clinic'
  | 'fields'
  | 'garden'
  | 'harbour'
  | 'kitchen'
  | 'market'
  | 'stage'
  | 'station'
  | 'track'
  | 'wardrobe'
  | 'workshop'
  | `poster-${'league' | 'campus' | 'global'}`;

export type Row = readonly string[];

type Said<Kind extends string> = { kind: Kind; text: string };
type Chart<Kind extends string> = {
  kind: Kind;
  caption: string;
  unit: string;
  values: readonly (readonly [string, number])[];
};

export type Block =
  | { kind: 'cover'; over: string; text: string; under: string; scene: SceneName; facts: readonly Row[] }
  | Said<'chapter'>
  | Said<'heading'>
  | Said<'text'>
  | Said<'quote'>
  | Said<'small'>
  | { kind: 'centred'; text: string; size: number }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly Row[] }
  | { kind: 'table'; head: Row; rows: readonly Row[]; caption: string }
  | Chart<'bars'>
  | Chart<'line'>
  | { kind: 'steps'; caption: string; steps: readonly Row[] }
  | { kind: 'picture'; scene: SceneName; caption: string }
  | { kind: 'poster'; scene: SceneName; text: string; under: string }
  | { kind: 'lines'; count: number }
  | { kind: 'seal'; text: string }
  | { kind: 'break' };

/** Every piece of text of a paper, for its fonts. */
export function textsOf(paper: Paper): string[] {
  return [paper.title, ...paper.blocks.flatMap((block) => strings(block))];
}

/** The pictures that stand in a paper. */
export function scenesOf(paper: Paper): SceneName[] {
  return paper.blocks.flatMap((block) => ('scene' in block ? [block.scene] : []));
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [value.toLocaleString('ko-KR')];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}
