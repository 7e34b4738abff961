import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findAccountBy } from '@chulbal/domain/accounts/queries';
import type { Db } from '@chulbal/domain/db';
import type { FileStore } from '@chulbal/domain/files/store';
import PDFDocument from 'pdfkit';
import { demoGuardianForm } from './season.ts';

const MARGIN = 64;
const ink = '#17130f';
const line = '#a39a91';

const title = '보호자 동의서';
const paragraphs = [
  '만 14세 미만 학생이 대회에 참가하려면 법정대리인의 동의가 필요합니다. 아래 내용을 읽고 적은 뒤 서명해 주세요.',
  '1. 받는 정보: 학생의 이름, 생년월일, 학교, 연락처와 팀이 낸 서류',
  '2. 쓰는 곳: 참가 자격 확인, 심사, 결과 안내',
  '3. 보관 기간: 시즌이 끝난 날부터 1년. 동의를 거두면 바로 지웁니다.',
  '4. 동의하지 않을 수 있으며, 그때는 대회에 참가할 수 없습니다.',
];
const blanks = [
  '학생 이름',
  '생년월일',
  '학교와 학년',
  '보호자 이름',
  '학생과의 관계',
  '보호자 연락처',
  '날짜',
  '서명',
];

/** The form of the demo as a file of one page, to print and sign. The same every time. */
export async function drawDemoForm(): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'ko',
    info: { Title: title, CreationDate: new Date(0), ModDate: new Date(0) },
  });
  for (const weight of ['Regular', 'SemiBold']) {
    const name = `pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`;
    doc.registerFont(weight, await readFile(fileURLToPath(import.meta.resolve(name))));
  }
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const drawn = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  doc.font('SemiBold').fontSize(26).fillColor(ink).text(title).moveDown(0.8);
  doc.font('Regular').fontSize(11.5);
  for (const paragraph of paragraphs) doc.text(paragraph, { lineGap: 5 }).moveDown(0.5);
  doc.moveDown(1.5);
  const right = doc.page.width - MARGIN;
  for (const blank of blanks) {
    const y = doc.y;
    doc.text(blank, MARGIN, y);
    doc
      .moveTo(MARGIN + 120, y + 15)
      .lineTo(right, y + 15)
      .lineWidth(0.7)
      .stroke(line);
    doc.y = y + 38;
  }
  doc.end();
  return drawn;
}

/** Puts the bytes of the form into the store, before the season that names it stands. */
export async function storeDemoForm(store: FileStore): Promise<Buffer> {
  const bytes = await drawDemoForm();
  await store.write(demoGuardianForm.serverFileName, only(bytes));
  return bytes;
}

/** The form as a file that an operator uploaded. */
export async function insertDemoForm(
  tx: Db,
  { bytes, owner, now }: { bytes: Buffer; owner: string; now: Date },
): Promise<void> {
  const operator = await findAccountBy(tx, { kind: 'operator', email: owner });
  if (!operator) throw new Error('The demo has no operator who could have uploaded the form.');
  await tx.sql
    .insertInto('files')
    .values({
      ...demoGuardianForm,
      teamNo: null,
      ownerId: operator.id,
      slot: 'guardianForm',
      extension: 'pdf',
      mime: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      status: 'stored',
      isPublic: true,
      startedAt: now,
      storedAt: now,
      removedAt: null,
    })
    .execute();
}

async function* only(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
