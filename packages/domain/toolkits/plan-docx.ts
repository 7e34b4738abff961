import type { Language } from '@chulbal/contract/language';
import type { Block, Picture, Run } from '@chulbal/contract/toolkits/business-plan';
import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { PlanOnPaper } from './plan-bundle.rules.ts';
import { planWords } from './plan-words.rules.ts';
import { writtenChapters } from './plans.rules.ts';

/** The fonts that a Korean reader's word processor has, by script. */
const font = {
  ascii: 'Malgun Gothic',
  hAnsi: 'Malgun Gothic',
  eastAsia: 'Malgun Gothic',
  cs: 'Malgun Gothic',
};
const ink = '17130F';
const soft = '6B635C';
const line = { style: BorderStyle.SINGLE, size: 4, color: 'D3CBC3' };
const borders = { top: line, bottom: line, left: line, right: line };

/** Text of A4 between its margins, in pixels at 96 an inch, and in twentieths of a point. */
const textWidth = { pixels: 600, twips: 9026 };

/** A plan as a Word document with headings for its chapters and questions, lists, tables and pictures as such. */
export async function writeDocx(
  { plan, pictures }: PlanOnPaper,
  { brand, language }: { brand: string; language: Language },
): Promise<Buffer> {
  const words = planWords[language];
  const name = plan.name.trim() || words.unnamed;
  const lists: string[] = [];
  const spelling = language === 'ko' ? 'ko-KR' : 'en-GB';
  const written = writtenChapters(plan);
  const body = written.flatMap(({ chapter, number, answers }) => [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: `${number}. ${words.chapters[chapter]}` }),
    ...answers.flatMap(({ question, number: place, blocks }) => [
      new Paragraph({
        heading: HeadingLevel.HEADING_2,
        text: `${place}) ${words.questions[question]}`,
      }),
      ...blocks.flatMap((block) => draw(block, pictures, lists)),
    ]),
  ]);
  if (written.length === 0) body.push(new Paragraph({ text: words.empty }));
  const document = new Document({
    title: `${words.title} · ${name}`,
    creator: brand,
    lastModifiedBy: brand,
    styles: {
      default: {
        document: {
          run: { font, size: 21, color: ink, language: { value: spelling, eastAsia: 'ko-KR' } },
          paragraph: { spacing: { after: 120, line: 340 } },
        },
        title: { run: { font, size: 52, bold: true, color: ink }, paragraph: { spacing: { after: 240 } } },
        heading1: {
          run: { font, size: 34, bold: true, color: ink },
          paragraph: { keepNext: true, spacing: { before: 480, after: 160 } },
        },
        heading2: {
          run: { font, size: 24, bold: true, color: ink },
          paragraph: { keepNext: true, spacing: { before: 280, after: 100 } },
        },
      },
    },
    // Each numbered list begins at one.
    numbering: {
      config: lists.map((reference) => ({
        reference,
        levels: [
          {
            level: 0,
            format: LevelFormat.DECIMAL,
            text: '%1.',
            style: { paragraph: { indent: { left: 480, hanging: 320 } } },
          },
        ],
      })),
    },
    sections: [
      {
        properties: { page: { size: { width: 11906, height: 16838 } } },
        footers: { default: new Footer({ children: [foot(name)] }) },
        children: [
          new Paragraph({
            children: [new TextRun({ text: `${brand} · ${words.title}`, size: 18, color: soft })],
          }),
          new Paragraph({ heading: HeadingLevel.TITLE, text: name }),
          ...body,
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function foot(name: string): Paragraph {
  const children = [`${name} · `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES];
  return new Paragraph({ children: [new TextRun({ children, size: 16, color: soft })] });
}

function runsOf(runs: readonly Run[], bold = false): TextRun[] {
  return runs.flatMap((run) =>
    run.text
      .split('\n')
      .map(
        (text, at) => new TextRun({ text, bold: bold || run.bold === true, ...(at > 0 ? { break: 1 } : {}) }),
      ),
  );
}

/** `lists` takes the name of every numbered list that was drawn. */
function draw(block: Block, pictures: PlanOnPaper['pictures'], lists: string[]): (Paragraph | Table)[] {
  if (block.kind === 'text') return [new Paragraph({ children: runsOf(block.runs) })];
  if (block.kind === 'picture') return drawPicture(block, pictures);
  if (block.kind === 'table') return [drawTable(block.rows), new Paragraph({})];
  const reference = `list-${lists.length + 1}`;
  if (block.numbered) lists.push(reference);
  return block.items.map(
    (item) =>
      new Paragraph({
        children: runsOf(item),
        ...(block.numbered ? { numbering: { reference, level: 0 } } : { bullet: { level: 0 } }),
      }),
  );
}

function drawTable(rows: readonly Run[][][]): Table {
  const columns = rows[0]?.length ?? 1;
  const width = Math.floor(textWidth.twips / columns);
  return new Table({
    width: { size: textWidth.twips, type: WidthType.DXA },
    columnWidths: Array.from({ length: columns }, () => width),
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: row.map(
            (cell) =>
              new TableCell({
                borders,
                width: { size: width, type: WidthType.DXA },
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                ...(index === 0 ? { shading: { fill: 'F6F3EF' } } : {}),
                children: [new Paragraph({ children: runsOf(cell, index === 0), spacing: { after: 0 } })],
              }),
          ),
        }),
    ),
  });
}

function drawPicture({ id, alt, width, height }: Picture, pictures: PlanOnPaper['pictures']): Paragraph[] {
  const data = pictures.get(id);
  const scale = Math.min(textWidth.pixels / width, 480 / height, 1);
  const said = { name: alt, title: alt, description: alt };
  const transformation = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const image = data && new ImageRun({ type: 'jpg', data, transformation, altText: said });
  // what it shows stays under it
  return [
    ...(image ? [new Paragraph({ children: [image], keepNext: alt.trim() !== '' })] : []),
    ...(alt.trim() ? [new Paragraph({ children: [new TextRun({ text: alt, size: 18, color: soft })] })] : []),
  ];
}
