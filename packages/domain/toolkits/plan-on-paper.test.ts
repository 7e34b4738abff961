import { PDFDocument } from '@cantoo/pdf-lib';
import { packBundle } from '@chulbal/contract/seasons/plan-bundle';
import { emptyPlan, type Plan } from '@chulbal/contract/toolkits/business-plan';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { jpegSize, type PlanOnPaper, readPlanBundle } from './plan-bundle.rules.ts';
import { writeDocx } from './plan-docx.ts';
import { drawPlan } from './plan-pdf.ts';

const id = 'a'.repeat(32);
const about = { brand: '출발+', language: 'ko', at: new Date('2026-05-20T05:00:00Z') } as const;
const plan: Plan = {
  ...emptyPlan(),
  name: '한칸서재',
  answers: {
    heard: [
      {
        kind: 'text',
        runs: [{ text: '두 달 동안 ' }, { text: '386권', bold: true }, { text: '을 꽂았다.' }],
      },
      { kind: 'list', numbered: true, items: [[{ text: '카페' }]] },
      {
        kind: 'table',
        rows: [
          [[{ text: '달' }], [{ text: '칸' }]],
          [[{ text: '6월' }], [{ text: '& <41>' }]],
        ],
      },
      { kind: 'picture', id, alt: '책장 사진', width: 80, height: 60 },
    ],
    next: [{ kind: 'text', runs: [{ text: '가나다라마바사 '.repeat(370) }] }],
  },
};
let jpeg: Buffer;
let given: PlanOnPaper;

beforeAll(async () => {
  jpeg = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#ff6a13' } })
    .jpeg()
    .toBuffer();
  given = { plan, pictures: new Map([[id, jpeg]]) };
});

test('as Word: headings, weights, lists, tables and the picture with its words', async () => {
  const parts = unzipSync(await writeDocx(given, about));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  for (const part of [
    '한칸서재',
    '2. 실현가능성',
    '1) 써 본 사람은 무엇이라고 했나요?',
    '2) 결선까지 무엇을 더 만드나요?',
    '386권',
    '카페',
    '&amp; &lt;41&gt;',
  ]) {
    expect(xml).toContain(part);
  }
  expect(xml).toMatch(/<w:pStyle w:val="Heading1"\/>/);
  expect(xml).toMatch(/<w:b\/>.{0,300}386권/);
  expect(xml).toMatch(/<w:numPr>/);
  expect(xml).toMatch(/<w:tblHeader\/>/);
  expect(xml).toContain('descr="책장 사진"');
  expect(Object.keys(parts).some((name) => /^word\/media\/.+\.jpg$/.test(name))).toBe(true);
});

test('questions without an answer are left out, and so are chapters without any', async () => {
  const text = async (one: PlanOnPaper) =>
    strFromU8(unzipSync(await writeDocx(one, about))['word/document.xml'] ?? new Uint8Array());
  const xml = await text(given);
  for (const none of ['문제인식', '지금 어디까지 만들었나요?', '아직 쓰지 않았어요.']) {
    expect(xml).not.toContain(none);
  }
  const empty = { plan: { ...emptyPlan(), answers: { who: [{ kind: 'text', runs: [{ text: ' ' }] }] } } };
  const bare = await text({ ...empty, pictures: new Map() } as PlanOnPaper);
  expect(bare.split('아직 쓰지 않았어요.')).toHaveLength(2);
  expect(bare).not.toContain('누가 어떤 일로 불편한가요?');
});

test('as PDF: as many pages as it takes, the same drawing the same bytes', async () => {
  const pdf = await drawPlan(given, about);
  const read = await PDFDocument.load(pdf);
  expect(read.getTitle()).toBe('사업계획서 · 한칸서재');
  expect(read.getPageCount()).toBeGreaterThan(1);
  expect(pdf.equals(await drawPlan(given, about))).toBe(true);
});

describe('what comes to be put on paper', () => {
  const read = (body: Uint8Array) =>
    readPlanBundle(
      (async function* () {
        yield body;
      })(),
    );
  test('pictures that the plan does not name stay out', async () => {
    const bundle = packBundle(plan, [
      { id, bytes: jpeg },
      { id: 'b'.repeat(32), bytes: jpeg },
    ]);
    const { pictures } = await read(bundle);
    expect([...pictures.keys()]).toEqual([id]);
    expect(jpegSize(jpeg)).toEqual({ width: 80, height: 60 });
  });
  test.each<[string, () => Uint8Array, string]>([
    ['no plan', () => packBundle({ name: 1 }, []), 'invalidRequest'],
    [
      'a picture that is no JPEG',
      () => packBundle(plan, [{ id, bytes: Buffer.from('<svg/>') }]),
      'invalidRequest',
    ],
    ['a JPEG cut off', () => packBundle(plan, [{ id, bytes: jpeg.subarray(0, 30) }]), 'invalidRequest'],
    ['a resident number', () => packBundle({ ...plan, name: '010203-3123456' }, []), 'residentNumberWritten'],
  ])('%s is refused', async (_, body, error) => {
    await expect(read(body())).rejects.toMatchObject({ error });
  });
});
