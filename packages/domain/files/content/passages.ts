import type { Bilingual } from '@chulbal/contract/language';

/** A text that a document shows or carries, and where in it. */
export type Passage = { place: Bilingual; text: string };

const place = (ko: string, en: string): Bilingual => ({ ko, en });

export const places = {
  body: place('본문', 'the text'),
  properties: place('문서 속성', 'the document’s properties'),
  preview: place('미리 보기 글', 'the preview text'),
  bookmarks: place('책갈피', 'the bookmarks'),
  cells: place('시트의 칸', 'the cells of a sheet'),
  other: place('문서에 함께 든 내용', 'what is kept inside the document'),
  page: (number: number) => place(`${number}쪽`, `page ${number}`),
  inside: ({ ko, en }: Bilingual) => place(`안에 든 표의 ${ko}`, `${en}, in a table inside it`),
};

/** Parts of packages by their names, as their writers give them. */
const parts: readonly [RegExp, (number: string) => Bilingual][] = [
  [/^docProps\/|\.hpf$/, () => places.properties],
  [/(^|\/)(threaded)?comments?[^/]*(\/|\.xml$)/i, () => place('메모', 'a comment')],
  [/^word\/(glossary\/)?document\.xml$/, () => places.body],
  [/^word\/header/, () => place('머리글', 'the header')],
  [/^word\/footer/, () => place('바닥글', 'the footer')],
  [/^word\/(foot|end)notes/, () => place('각주·미주', 'a footnote or endnote')],
  [/^ppt\/slides\/slide(\d+)\.xml$/, (n) => place(`슬라이드 ${n}`, `slide ${n}`)],
  [/^ppt\/notesSlides\/notesSlide(\d+)\.xml$/, (n) => place(`슬라이드 노트 ${n}`, `the notes of slide ${n}`)],
  [
    /^ppt\/(slideMasters|slideLayouts|notesMasters|handoutMasters)\//,
    () => place('슬라이드 마스터', 'a slide master'),
  ],
  [/^xl\/worksheets\/sheet(\d+)\.xml$/, (n) => place(`시트 ${n}`, `sheet ${n}`)],
  [/^xl\/sharedStrings\.xml$/, () => places.cells],
  [/\/(drawings|diagrams|charts)\//, () => place('도형이나 차트', 'a shape or chart')],
  [/^Contents\/section\d+\.xml$/, () => places.body],
  [/^Preview\//, () => places.preview],
];

/** Where in a document the part of this name is seen. */
export function placeOfPart(name: string): Bilingual {
  for (const [pattern, said] of parts) {
    const found = pattern.exec(name);
    if (found) return said(found[1] ?? '');
  }
  return places.other;
}
